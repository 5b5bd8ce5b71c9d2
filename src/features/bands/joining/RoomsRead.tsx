import { useListRoomsQuery } from '#src/features/chat/public.ts'

/** Reads the room list (CH1) for `useStanding`, and keeps it while it is rendered. */
export function RoomsRead() {
  useListRoomsQuery(undefined, { selectFromResult: () => ({}) })
  return null
}
