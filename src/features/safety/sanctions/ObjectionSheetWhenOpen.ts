import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'

export const ObjectionSheetWhenOpen = loadedWhenOpen(() =>
  import('./ObjectionSheet.tsx').then((part) => part.ObjectionSheet),
)
