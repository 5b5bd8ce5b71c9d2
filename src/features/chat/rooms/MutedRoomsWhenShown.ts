import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'

/** `MutedRooms`, for another feature's screen. */
export const MutedRoomsWhenShown = loadedWhenShown(() =>
  import('./MutedRooms.tsx').then((part) => part.MutedRooms),
)
