import { useState } from 'react'
import { BAND_SESSION_TYPES, type BandSessionType } from '#contract/sessions.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { SessionGrid } from '#src/ui/people/SessionGrid.tsx'

interface SessionsSheetProps {
  open: boolean
  /** They went away: what was chosen before stays. */
  onClose: () => void
  title: string
  sessions: readonly BandSessionType[]
  onConfirm: (sessions: readonly BandSessionType[]) => void
}

/** In the order in which they are offered: piano beside keyboard. */
const SESSIONS_IN_ORDER: readonly BandSessionType[] = BAND_SESSION_TYPES.flatMap((session) => {
  if (session === 'piano') return []
  return session === 'keyboard' ? [session, 'piano'] : [session]
})

export const SessionsSheet = (props: SessionsSheetProps) => props.open && <OpenSheet {...props} />

/** Any number of the nine, taken over when it is confirmed. */
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
