import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'

/** Asked seldom: it is not in the first load of a screen. */
export const WithdrawRequestDialogWhenOpen = loadedWhenOpen(() =>
  import('./WithdrawRequestDialog.tsx').then((part) => part.WithdrawRequestDialog),
)
