import styled from '@emotion/styled'
import { type BandSessionType, type Level, LEVEL_NAMES, SESSION_NAMES } from '#contract/sessions.ts'
import { theme } from '../theme.ts'
import { InstrumentIcon } from './InstrumentIcon.tsx'

interface SessionBadgesProps {
  /** Without a level when a band accepts any. */
  sessions: readonly { sessionType: BandSessionType; level?: Level }[]
  centred?: boolean
}

/** The sessions a member plays with their levels, or those a band is looking for. */
export function SessionBadges({ sessions, centred = false }: SessionBadgesProps) {
  return (
    <List data-centred={centred}>
      {sessions.map(({ sessionType, level }) => (
        <li key={sessionType}>
          <InstrumentIcon session={sessionType} size={22} />
          {SESSION_NAMES[sessionType]}
          {level && (
            <>
              {' '}
              <em>{LEVEL_NAMES[level]}</em>
            </>
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  &[data-centred='true'] {
    justify-content: center;
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 40px;
    padding: 0 14px 0 10px;
    border-radius: ${theme.radius.full}px;
    background: ${theme.color.s3};
    ${theme.type.body2}
    font-weight: 600;
  }
  em {
    ${theme.type.caption}
    font-style: normal;
    color: ${theme.color.t2};
  }
`
