import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'

/** `MuteSheet`, loaded when first opened, because most visits do not need it. */
export const MuteSheetWhenOpen = loadedWhenOpen(() =>
  import('./MuteSheet.tsx').then((part) => part.MuteSheet),
)
