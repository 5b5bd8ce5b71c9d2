import { useCallback } from 'react'
import type { RoomInfo } from '#contract/http/rooms.ts'
import { useLazyListRoomsQuery, useListRoomsQuery } from './chatApi.ts'

/**
 * Finds the room of this member's application to a band that is pending or has passed, once the list of rooms has been read; null: there is
 * none, or the list cannot be had. After a refusal one applies anew (B8).
 */
export function useApplicationRoom(bandId: number | null): () => Promise<number | null> {
  // read from the moment on at which it may be asked for
  useListRoomsQuery(undefined, { skip: bandId === null, selectFromResult: () => ({}) })
  const [readRooms] = useLazyListRoomsQuery()
  return useCallback(async () => {
    const { data } = await readRooms(undefined, true)
    return applicationRoomOf(data ?? [], bandId)
  }, [readRooms, bandId])
}

function applicationRoomOf(rooms: readonly RoomInfo[], bandId: number | null): number | null {
  const room = rooms.find(
    (one) => one.roomType === 'BAND-APPLICANT' && one.bandId === bandId && one.passFail !== 'FAIL',
  )
  return room?.roomId ?? null
}
