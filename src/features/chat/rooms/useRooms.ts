import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { useListRoomsQuery } from '../chatApi.ts'

const NO_ROOMS: RoomInfo[] = []

/** The rooms of CH1, in its order, kept fresh by the socket. A failed refetch keeps the previous list. */
export function useRooms() {
  const { data, isError, refetch } = useListRoomsQuery()
  return {
    rooms: data ?? NO_ROOMS,
    loading: !data && !isError,
    failed: !data && isError,
    retry: () => void refetch(),
  }
}
