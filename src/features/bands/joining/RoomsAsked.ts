import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'

/** Reads the room list for `useStanding`. Loaded late: a screen shows JOIN until it knows better. */
export const RoomsAsked = loadedWhenShown(() => import('./RoomsRead.tsx').then((part) => part.RoomsRead))
