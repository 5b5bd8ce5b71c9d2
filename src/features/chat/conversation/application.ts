import type { ApplicantRoom, RoomInfo } from '#contract/http/chat/rooms.ts'

/** The application a room is about. */
export interface Application extends Pick<ApplicantRoom, 'bandId' | 'bandName' | 'session' | 'passFail'> {
  /** True for the band's manager, who decides; false for the applicant. */
  isManager: boolean
}

/** Read from CH1; null when there is no such room, or it is of another kind. */
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
