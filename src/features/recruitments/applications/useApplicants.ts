import { useEffect, useEffectEvent } from 'react'
import type { ManagerRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import { useListRoomsQuery } from '#src/features/chat/public.ts'
import { useDebounced } from '#src/lib/time/debounced.ts'
import { useListApplicationsQuery } from '../recruitmentsApi.ts'
import { isBehind } from './applicants.ts'

/** Several messages within this time cause one request. */
const NEWS_SETTLES_MS = 600

type Rooms = ManagerRoom['chatRoomInfo']

/**
 * RC4, read on every visit, and again when the band's row in the room list has news. The socket keeps that
 * row up to date. The unread counts are in that row only.
 */
export function useApplicants(bandId: number) {
  const result = useListApplicationsQuery(bandId, { refetchOnMountOrArgChange: true })
  const { rooms } = useListRoomsQuery(undefined, {
    selectFromResult: ({ data }) => ({ rooms: roomsOf(data, bandId) }),
  })
  const news = useDebounced(rooms, NEWS_SETTLES_MS)
  const { currentData: list, refetch } = result

  const catchUp = useEffectEvent(() => {
    if (list && news && isBehind(list.bandChatList, news)) void refetch()
  })
  // once per change of the row: if the two lists disagree permanently, further requests would not help
  useEffect(() => catchUp(), [news])

  return {
    list,
    error: result.error,
    isFetching: result.isFetching,
    refetch,
    unreadOf: (roomId: number) => rooms?.find((room) => room.roomId === roomId)?.unreadCount ?? 0,
  }
}

const roomsOf = (rooms: readonly RoomInfo[] | undefined, bandId: number): Rooms | undefined =>
  rooms?.find((room): room is ManagerRoom => room.roomType === 'BAND-MANAGER' && room.bandId === bandId)
    ?.chatRoomInfo
