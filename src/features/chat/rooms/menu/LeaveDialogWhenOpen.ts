import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'

/** `LeaveDialog`, for screens that most people leave without it. */
export const LeaveDialogWhenOpen = loadedWhenOpen(() =>
  import('./LeaveDialog.tsx').then((part) => part.LeaveDialog),
)
