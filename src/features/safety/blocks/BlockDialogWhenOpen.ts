import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'

export const BlockDialogWhenOpen = loadedWhenOpen(() =>
  import('./BlockDialog.tsx').then((part) => part.BlockDialog),
)
