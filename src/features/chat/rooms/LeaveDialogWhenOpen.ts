import { loadedWhenOpen } from '#src/ui/overlays/loadedWhenOpen.ts'

/** `LeaveDialog`, for screens that most people leave without it. */
export const LeaveDialogWhenOpen = loadedWhenOpen(() =>
  import('./LeaveDialog.tsx').then((part) => part.LeaveDialog),
)
