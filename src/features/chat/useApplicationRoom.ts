import type { RoomInfo } from '#contract/http/rooms.ts'
import { useListRoomsQuery } from './chatApi.ts'

/**
 * The room of this member's application to a band that is pending or has passed; null: there is none, or nobody knows yet. After a refusal one
 * applies anew (B8).
 */
export function useApplicationRoom(bandId: number | null): number | null {
  return useListRoomsQuery(undefined, {
    skip: bandId === null,
    selectFromResult: ({ data }) => ({ roomId: applicationRoomOf(data ?? [], bandId) }),
  }).roomId
}

function applicationRoomOf(rooms: readonly RoomInfo[], bandId: number | null): number | null {
  const room = rooms.find(
    (one) => one.roomType === 'BAND-APPLICANT' && one.bandId === bandId && one.passFail !== 'FAIL',
  )
  return room?.roomId ?? null
}
