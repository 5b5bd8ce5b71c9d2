import { useCallback } from 'react'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { useLazyListRoomsQuery, useListRoomsQuery } from '../chatApi.ts'

/**
 * Returns a function that finds the room of this member's pending or passed application to a band, after the
 * room list has been read. Null when there is no such room, or the list cannot be read; B8 then still answers
 * the room of an earlier application. After a refusal a member applies again (B8).
 */
export function useFindApplicationRoom(bandId: number | null): () => Promise<number | null> {
  // the list is read while the member reads the question
  useListRoomsQuery(undefined, { skip: bandId === null, selectFromResult: () => ({}) })
  const [readRooms] = useLazyListRoomsQuery()
  return useCallback(async () => {
    const { data } = await readRooms(undefined, true)
    return applicationRoomOf(data ?? [], bandId)
  }, [readRooms, bandId])
}

/** The room of a pending or passed application to the band; null: none. */
export function applicationRoomOf(rooms: readonly RoomInfo[], bandId: number | null): number | null {
  const room = rooms.find(
    (one) => one.roomType === 'BAND-APPLICANT' && one.bandId === bandId && one.passFail !== 'FAIL',
  )
  return room?.roomId ?? null
}
