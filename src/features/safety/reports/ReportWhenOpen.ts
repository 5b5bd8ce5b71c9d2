import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'

/** `Report` for screens that few visits report from. */
export const ReportWhenOpen = loadedWhenOpen(() => import('./Report.tsx').then((part) => part.Report))
