import styled from '@emotion/styled'
import { useId } from 'react'
import { BAND_SESSION_TYPES, type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { theme } from '../theme.ts'
import { InstrumentIcon } from './InstrumentIcon.tsx'

const { color, type } = theme

interface SessionGridProps {
  /** The question, for screen readers. */
  label: string
  /** The sessions to choose from. */
  sessions: readonly BandSessionType[]
  chosen: readonly BandSessionType[]
  /**
   * Called for a tapped session. With `several` more than one can be chosen; otherwise it replaces the last
   * one.
   */
  onChoose: (session: BandSessionType) => void
  several?: boolean
}

/** Sessions as tiles with their instruments. */
export function SessionGrid({ label, sessions, chosen, onChoose, several = false }: SessionGridProps) {
  const name = useId()
  return (
    <Grid
      role={several ? 'group' : 'radiogroup'}
      aria-label={label}
      data-full={sessions.length === BAND_SESSION_TYPES.length}
    >
      {sessions.map((session) => (
        <Choice key={session}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(session)}
            onChange={() => onChoose(session)}
          />
          <InstrumentIcon session={session} size={32} />
          {SESSION_NAMES[session]}
        </Choice>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
  padding: 14px 20px 2px;
  /* all nine sessions */
  &[data-full='true'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 359px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 279px) {
    &,
    &[data-full='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

const Choice = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 96px;
  padding: 12px 2px;
  border-radius: 18px;
  background: ${color.s2};
  ${type.caption}
  font-weight: 600;
  letter-spacing: -0.03em;
  text-align: center;
  color: ${color.t2};
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(input:checked) {
    background: ${color.paper};
    color: ${color.ink};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.t1};
    outline-offset: 2px;
  }
`
