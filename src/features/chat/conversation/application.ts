import type { ApplicantRoom, RoomInfo } from '#contract/http/chat/rooms.ts'

/** What the room of an application is about. */
export interface Application extends Pick<ApplicantRoom, 'bandId' | 'bandName' | 'session' | 'passFail'> {
  /** Whose application it is not: this member decides. */
  isManager: boolean
}

/** Of CH1; null: no such room, or another kind of one. */
export function applicationOf(rooms: readonly RoomInfo[], roomId: number): Application | null {
  for (const row of rooms) {
    const room = row.roomType === 'BAND-MANAGER' ? row.chatRoomInfo.find((one) => one.roomId === roomId) : row
    if (room?.roomId !== roomId || !('session' in room)) continue
    if (row.roomType !== 'BAND-MANAGER' && row.roomType !== 'BAND-APPLICANT') continue
    const { bandId, bandName } = row
    const { session, passFail } = room
    return { bandId, bandName, session, passFail, isManager: row.roomType === 'BAND-MANAGER' }
  }
  return null
}
