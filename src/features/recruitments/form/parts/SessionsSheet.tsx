import { useState } from 'react'
import { BAND_SESSION_TYPES, type BandSessionType } from '#contract/sessions.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { SessionGrid } from '#src/ui/people/SessionGrid.tsx'

interface SessionsSheetProps {
  open: boolean
  /** The sheet was closed without confirming. */
  onClose: () => void
  title: string
  sessions: readonly BandSessionType[]
  onConfirm: (sessions: readonly BandSessionType[]) => void
}

/** The order in which sessions are offered: piano next to keyboard. */
const SESSIONS_IN_ORDER: readonly BandSessionType[] = BAND_SESSION_TYPES.flatMap((session) => {
  if (session === 'piano') return []
  return session === 'keyboard' ? [session, 'piano'] : [session]
})

export const SessionsSheet = (props: SessionsSheetProps) => props.open && <OpenSheet {...props} />

/** Chooses any of the nine sessions. The choice is applied when it is confirmed. */
function OpenSheet({ onClose, title, sessions, onConfirm }: SessionsSheetProps) {
  const [chosen, setChosen] = useState(sessions)
  const toggle = (tapped: BandSessionType) =>
    setChosen(SESSIONS_IN_ORDER.filter((each) => chosen.includes(each) !== (each === tapped)))
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      note="복수 선택"
      footer={
        <Button kind="red" block count={chosen.length} onClick={() => onConfirm(chosen)}>
          확인
        </Button>
      }
    >
      <SessionGrid label={title} sessions={SESSIONS_IN_ORDER} chosen={chosen} onChoose={toggle} several />
    </BottomSheet>
  )
}
