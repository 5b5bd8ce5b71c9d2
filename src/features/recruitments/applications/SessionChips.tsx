import styled from '@emotion/styled'
import { type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'

interface SessionChipsProps {
  sessions: readonly BandSessionType[]
  /** Null: all sessions. */
  chosen: BandSessionType | null
  onChoose: (session: BandSessionType | null) => void
}

/** Filters the list by session. */
export function SessionChips({ sessions, chosen, onChoose }: SessionChipsProps) {
  return (
    <Strip role="group" aria-label="세션">
      <Chip selected={chosen === null} onClick={() => onChoose(null)}>
        전체
      </Chip>
      {sessions.map((session) => (
        <Chip key={session} selected={session === chosen} onClick={() => onChoose(session)}>
          {SESSION_NAMES[session]}
        </Chip>
      ))}
    </Strip>
  )
}

const Strip = styled.div`
  flex: none;
  display: flex;
  gap: 8px;
  /* with room for focus rings inside the scroller */
  padding: 20px var(--gutter) 8px;
  overflow-x: auto;
  scrollbar-width: none;
`
