import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'

/** Rarely opened, so it is not part of a screen's first load. */
export const WithdrawRequestDialogWhenOpen = loadedWhenOpen(() =>
  import('./WithdrawRequestDialog.tsx').then((part) => part.WithdrawRequestDialog),
)
