import styled from '@emotion/styled'
import { useId, useRef, useState, type FormEvent } from 'react'
import type { ReportReason } from '#contract/http/safety/reports.ts'
import { REPORT_WORDS_MAX_CHARS } from '#contract/limits.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkmark } from '#src/ui/controls/Checkmark.tsx'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { Radio } from '#src/ui/controls/Radio.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'
import type { ReportTarget } from './reportTarget.ts'
import { REASON_MISSING_TEXT, REASONS, secrecyText } from './reportTexts.ts'
import { useSendReport } from './useSendReport.ts'

const { color, type } = theme

export interface Draft {
  /** Null: none chosen yet. */
  reason: ReportReason | null
  words: string
  isBlocking: boolean
}

interface ReportSheetProps {
  open: boolean
  onClose: () => void
  target: ReportTarget
  draft: Draft
  onDraft: (change: (draft: Draft) => Draft) => void
  onReceived: (reason: ReportReason, block: 'none' | 'done' | 'failed') => void
}

/**
 * Why, in words if one likes, and whether to block too. As tall as its content although it has a field: it
 * fills the height that the keyboard leaves either way. A failure keeps everything.
 */
export function ReportSheet({ open, onClose, target, draft, onDraft, onReceived }: ReportSheetProps) {
  const { reason, words, isBlocking } = draft
  const { send, isSending } = useSendReport(target)
  const [failure, setFailure] = useState<string | null>(null)
  const limited = useLimitedText(REPORT_WORDS_MAX_CHARS, (text) =>
    onDraft((before) => ({ ...before, words: text })),
  )
  const reasons = useRef<HTMLDivElement>(null)
  const id = useId()
  const { memberId, name } = target

  function choose(chosen: ReportReason) {
    setFailure(null)
    onDraft((before) => ({ ...before, reason: chosen }))
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (reason === null) {
      setFailure(REASON_MISSING_TEXT)
      reasons.current?.querySelector('input')?.focus()
      return
    }
    setFailure(null)
    const sent = await send({ reason, words, blockedId: isBlocking ? memberId : null })
    if (sent === null) return
    if (sent.failure === null) onReceived(reason, sent.block)
    else setFailure(sent.failure)
  }

  return (
    <BottomSheet
      open={open}
      onClose={() => {
        if (isSending) return
        setFailure(null)
        onClose()
      }}
      title="어떤 점이 불편했나요?"
      footer={
        <>
          <Failure role="alert">{failure}</Failure>
          <Pair>
            <Button disabled={isSending} onClick={onClose}>
              취소
            </Button>
            <Button kind="red" type="submit" form={id} loading={isSending}>
              신고하기
            </Button>
          </Pair>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void handleSubmit(event)}>
        <Secrecy>{secrecyText(target)}</Secrecy>
        <div ref={reasons} role="radiogroup" aria-label="이유">
          {REASONS.map((each) => (
            <Choice key={each.reason}>
              <input
                type="radio"
                name={`${id}-reason`}
                value={each.reason}
                checked={each.reason === reason}
                disabled={isSending}
                onChange={() => choose(each.reason)}
              />
              <span>{each.text}</span>
              <Radio on={each.reason === reason} />
            </Choice>
          ))}
        </div>
        <Words>
          <TextArea
            label="자세한 내용"
            hideLabel
            rows={2}
            readOnly={isSending}
            placeholder="어떤 일이 있었는지 알려주시면 살펴보는 데 도움이 돼요."
            maxGraphemes={REPORT_WORDS_MAX_CHARS}
            value={words}
            {...limited}
          />
        </Words>
        {memberId !== null && (
          <Choice data-kind="block">
            <input
              type="checkbox"
              checked={isBlocking}
              disabled={isSending}
              onChange={({ target: { checked } }) =>
                onDraft((before) => ({ ...before, isBlocking: checked }))
              }
            />
            <span>{name}님 차단하기</span>
            <Checkmark on={isBlocking} />
          </Choice>
        )}
      </form>
    </BottomSheet>
  )
}

const Secrecy = styled.p`
  padding: 0 24px 8px;
  ${type.label}
  font-weight: 500;
  color: ${color.t2};
  overflow-wrap: anywhere;
`

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 52px;
  padding: 6px 24px;
  ${type.body1}
  font-weight: 600;
  cursor: pointer;
  > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:has([type='radio']:checked),
  &:active {
    background: ${color.s2};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.t1};
    outline-offset: -2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`

const Words = styled.div`
  padding: 12px 20px 4px;
  [data-shape='area'] {
    min-height: 92px;
  }
`

const Failure = styled.p`
  &:not(:empty) {
    margin-bottom: 12px;
    padding: 0 4px;
  }
  ${type.label}
  color: ${color.redText};
`

const Pair = styled.div`
  display: flex;
  gap: 8px;
  > button {
    flex: 1;
    padding: 0 12px;
  }
  > button:last-of-type {
    flex: 2;
  }
`
