import styled from '@emotion/styled'
import { type BandSessionType, LEVEL_NAMES, SESSION_NAMES } from '#contract/sessions.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

interface SessionPickProps {
  sessions: readonly BandSessionType[]
  chosen: BandSessionType | undefined
  onChoose: (session: BandSessionType) => void
}

/**
 * The sessions that the band looks for, one of which is applied for. Each says the member's own level, if the
 * profile has one.
 */
export function SessionPick({ sessions, chosen, onChoose }: SessionPickProps) {
  const { data: profile } = profileApi.useReadProfileQuery()
  const played = profile?.availableSessions ?? []
  const levelOf = (session: BandSessionType) =>
    played.find(({ sessionType }) => sessionType === session)?.level

  return (
    <Group>
      <legend>함께할 세션</legend>
      <div>
        {sessions.map((session) => {
          const level = levelOf(session)
          return (
            <label key={session}>
              <input
                type="radio"
                name="session"
                value={session}
                checked={session === chosen}
                onChange={() => onChoose(session)}
              />
              <InstrumentIcon session={session} size={26} />
              <span>
                {SESSION_NAMES[session]}
                {level && <small>나는 {LEVEL_NAMES[level]}</small>}
              </span>
            </label>
          )
        })}
      </div>
    </Group>
  )
}

const Group = styled.fieldset`
  margin: 0;
  padding: 28px var(--gutter) 0;
  border: 0;
  legend {
    float: left;
    width: 100%;
    margin-bottom: 10px;
    ${type.label}
    color: ${color.t2};
  }
  > div {
    clear: both;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 68px;
    padding: 0 14px;
    border-radius: 18px;
    background: ${color.s2};
    ${type.body1}
    font-weight: 600;
    color: ${color.t2};
    cursor: pointer;
  }
  small {
    display: block;
    ${type.caption}
    color: ${color.t3};
  }
  label:has(:checked) {
    background: ${color.paper};
    color: ${color.ink};
    small {
      color: ${color.ink2};
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.t1};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (max-width: 360px) {
    > div {
      grid-template-columns: 1fr;
    }
  }
`
