import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'

/** `LeaveDialog`, loaded when first opened, because most visits do not need it. */
export const LeaveDialogWhenOpen = loadedWhenOpen(() =>
  import('./LeaveDialog.tsx').then((part) => part.LeaveDialog),
)
