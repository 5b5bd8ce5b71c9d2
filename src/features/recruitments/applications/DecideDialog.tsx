import styled from '@emotion/styled'
import { APPLICATION_WORDS_MAX_CHARS } from '#contract/limits.ts'
import { type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { YesOrNo } from '#src/ui/overlays/YesOrNo.tsx'
import { theme } from '#src/ui/theme.ts'
import type { Attempt, DecisionWords } from './applicants.ts'

const QUESTION = {
  PASS: (count: number) => `${count}명을 합격시킬까요?`,
  FAIL: (count: number) => `${count}명을 불합격시킬까요?`,
}

const CONSEQUENCE = {
  PASS: '합격 알림과 친구 요청이 바로 전송되고, 되돌릴 수 없어요.',
  FAIL: '불합격 결과가 채팅방에 바로 전송되고, 되돌릴 수 없어요.',
}

interface DecideDialogProps {
  open: boolean
  onClose: () => void
  status: Attempt['status']
  count: number
  /** How many of them are hidden by the session filter. */
  hiddenCount: number
  /** The sessions of the chosen applicants that are still recruited. */
  recruited: readonly BandSessionType[]
  words: DecisionWords
  onWords: (words: DecisionWords) => void
  onYes: () => void
}

/**
 * Asks for confirmation of a final decision, for words to the applicants, and whether the sessions of
 * accepted ones are still recruited (docs/product/recruitments.md "Deciding").
 */
export function DecideDialog(props: DecideDialogProps) {
  const { open, onClose, status, count, hiddenCount, recruited, words, onWords, onYes } = props
  const limited = useLimitedText(APPLICATION_WORDS_MAX_CHARS, (message) => onWords({ ...words, message }))
  return (
    <YesOrNo
      open={open}
      onClose={onClose}
      question={QUESTION[status](count)}
      text={
        <>
          {CONSEQUENCE[status]}
          {hiddenCount > 0 && <p>지금 목록에 보이지 않는 {hiddenCount}명도 포함돼요.</p>}
        </>
      }
      onYes={onYes}
    >
      <Parts>
        {status === 'PASS' && recruited.length > 0 && (
          <Closing>
            <span aria-hidden="true">{closeText(recruited)}</span>
            <Switch
              label={closeText(recruited)}
              on={words.closesSessions}
              onChange={(closesSessions) => onWords({ ...words, closesSessions })}
            />
          </Closing>
        )}
        <TextArea
          label="남길 말 (선택)"
          rows={2}
          placeholder="결과와 함께 보여요."
          maxGraphemes={APPLICATION_WORDS_MAX_CHARS}
          value={words.message}
          {...limited}
        />
      </Parts>
    </YesOrNo>
  )
}

const closeText = (sessions: readonly BandSessionType[]) =>
  `${sessions.map((session) => SESSION_NAMES[session]).join(', ')} 모집 마감`

const Parts = styled.div`
  margin-top: 16px;
`

const Closing = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 52px;
  margin-bottom: 8px;
  padding: 0 4px;
  ${theme.type.body2}
  font-weight: 600;
  word-break: keep-all;
`
