import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { LOUNGE_ROOM_ID, SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import type { BandCard } from '../bandCard.ts'

const BandDetailModal = loadedWhenOpen(() =>
  import('./BandDetailModal.tsx').then((part) => part.BandDetailModal),
)

/** Opens the dialog of a card, or the lounge for the card of the special band (P15). Render `modal`. */
export function useBandModal(): { open: (band: BandCard) => void; modal: ReactNode } {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<BandCard | null>(null)
  const close = useCallback(() => setOpened(null), [])
  return {
    open: useCallback(
      (band) => {
        if (band.bandId === SPECIAL_BAND_ID) void navigate(paths.groupChat(LOUNGE_ROOM_ID))
        else setOpened(band)
      },
      [navigate],
    ),
    modal: <BandDetailModal open={opened !== null} band={opened} onClose={close} />,
  }
}
