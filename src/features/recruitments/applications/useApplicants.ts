import { useEffect, useEffectEvent } from 'react'
import type { ManagerRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import { useListRoomsQuery } from '#src/features/chat/public.ts'
import { useDebounced } from '#src/lib/time/debounced.ts'
import { useListApplicationsQuery } from '../recruitmentsApi.ts'
import { isBehind } from './applicants.ts'

/** Somebody who writes three lines in a row is one request. */
const NEWS_SETTLES_MS = 600

type Rooms = ManagerRoom['chatRoomInfo']

/**
 * RC4, read on every visit and whenever the band's row of the room list, which the socket keeps fresh, knows more: somebody
 * wrote, or has applied and written (B8 itself tells nobody). Also how many messages of each are unread, which only that row knows.
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
  // once for each piece of news: where the two lists disagree for good, asking again would not help
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
