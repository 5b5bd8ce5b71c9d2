import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import type { RoomMute } from '#contract/http/chat/mutes.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { useNow } from '#src/lib/time/now.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Radio } from '#src/ui/controls/Radio.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'
import { MUTE_CHOICE_LABEL, MUTE_CHOICES, type MuteChoice, muteChoiceHint, muteEndOf } from './muteTimes.ts'
import { namedBy } from './namedBy.ts'

interface MuteSheetProps {
  open: boolean
  onClose: () => void
  /** In a group a message may name the member. */
  isGroup: boolean
  onMute: (mute: RoomMute) => void
}

/** Asks for how long a room is muted. */
export function MuteSheet({ open, ...rest }: MuteSheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, isGroup, onMute }: Omit<MuteSheetProps, 'open'>) {
  const id = useId()
  const now = useNow()
  const [choice, setChoice] = useState<MuteChoice>('morning')
  const [hearsMentions, setHearsMentions] = useState(true)

  function submit() {
    const end = muteEndOf(choice, Date.now())
    onClose()
    onMute({
      until: end === null ? null : new Date(end).toISOString(),
      mentions: isGroup && hearsMentions,
    })
  }

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="언제까지 조용히 할까요?"
      footer={
        <Button kind="red" block onClick={submit}>
          알림 끄기
        </Button>
      }
    >
      <div role="radiogroup" aria-label="언제까지">
        {MUTE_CHOICES.map((each) => {
          const hint = muteChoiceHint(each, now)
          return (
            <Row key={each}>
              <Words>
                <span>{MUTE_CHOICE_LABEL[each]}</span>
                {hint !== null && <small>{hint}</small>}
              </Words>
              <input
                type="radio"
                name={id}
                value={each}
                checked={choice === each}
                onChange={() => setChoice(each)}
              />
              <Radio on={choice === each} />
            </Row>
          )
        })}
      </div>
      {isGroup && (
        <Mentions>
          <Words>
            <span>나를 부르면 알려주기</span>
            <MentionHint />
          </Words>
          <Switch label="나를 부르면 알려주기" on={hearsMentions} onChange={setHearsMentions} />
        </Mentions>
      )}
    </BottomSheet>
  )
}

/** Empty until the own nickname is known. */
function MentionHint() {
  const { data: me } = profileApi.useReadProfileQuery()
  return <small>{me ? `${namedBy(me.nickname)} 들어간 메시지만 와요` : '\u00a0'}</small>
}

const rowCss = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  ${theme.type.body1}
  font-weight: 600;
`

const Row = styled.label`
  ${rowCss}
  position: relative;
  min-height: 64px;
  padding: 8px 24px;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:active {
    background: ${theme.color.s2};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.t1};
    outline-offset: -2px;
  }
`

const Mentions = styled.div`
  ${rowCss}
  margin-top: 8px;
  padding: 10px 24px;
  box-shadow: inset 0 1px 0 ${theme.color.line};
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  small {
    display: block;
    margin-top: 1px;
    ${theme.type.label}
    font-weight: 500;
    color: ${theme.color.t2};
  }
`
