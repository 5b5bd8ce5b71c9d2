import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'

/** For screens with a budget for the first load. */
export const WaitingBandsWhenShown = loadedWhenShown(() =>
  import('./WaitingBands.tsx').then((part) => part.WaitingBands),
)
