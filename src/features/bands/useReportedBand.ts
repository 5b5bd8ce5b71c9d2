import { useCallback, useState } from 'react'
import type { ReportTarget } from '#src/features/safety/public.ts'
import { SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'
import { useStanding } from './joining/useStanding.ts'

/** Reporting a band: `report` opens the sheet; null for a sample, the special band and one's own. */
export function useReportedBand(bandId: number | null, name: string) {
  const [isOpen, setOpen] = useState(false)
  const isOwn = useStanding({ bandId }).at === 'own'
  const onClose = useCallback(() => setOpen(false), [])
  const target: ReportTarget | null =
    bandId === null || bandId === SPECIAL_BAND_ID || isOwn
      ? null
      : { kind: 'BAND', targetId: bandId, name, memberId: null }
  return {
    report: target && (() => setOpen(true)),
    sheet: { open: isOpen && target !== null, target, onClose },
  }
}
