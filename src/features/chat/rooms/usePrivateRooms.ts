import type { PrivateRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import { useListRoomsQuery } from '../chatApi.ts'

const NO_ROOMS: RoomInfo[] = []

/**
 * The rooms of CH1 and the private ones among them, in CH1's order, kept fresh by the socket. A failed
 * refetch keeps the previous list.
 */
export function usePrivateRooms() {
  const { data, isError, refetch } = useListRoomsQuery()
  const rooms = data ?? NO_ROOMS
  return {
    rooms,
    privateRooms: rooms.filter((room): room is PrivateRoom => room.roomType === 'PRIVATE'),
    loading: !data && !isError,
    failed: !data && isError,
    retry: () => void refetch(),
  }
}
