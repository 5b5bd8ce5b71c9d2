import type { PrivateRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import { useListRoomsQuery } from '../chatApi.ts'
import { totalUnread } from '../timeline/roomList.ts'

const NO_ROOMS: RoomInfo[] = []

/** The rooms of CH1, in its order, kept fresh by the socket. A failed refetch keeps what was there. */
export function useRoomList() {
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

/** Unread messages of the rooms that the list of conversations shows, for the badge that leads there. */
export function usePrivateUnread(): number {
  return useListRoomsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      count: totalUnread((data ?? NO_ROOMS).filter(({ roomType }) => roomType === 'PRIVATE')),
    }),
  }).count
}
