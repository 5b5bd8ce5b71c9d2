import type { ApplicantRoom, ManagerRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import type { BandSessionType } from '#contract/sessions.ts'

/** One application room of a band. */
export interface Application {
  roomId: number
  /** Who is talked to: the applicant, or null where it is one's own application. */
  applicant: MemberInfo | null
  session: BandSessionType
  passFail: ApplicantRoom['passFail']
  lastMessageAt: string | null
  unreadCount: number
}

/** What CH1 knows of a band: rooms of own applications, or those of everybody who applied to one's own band. */
export interface BandRooms {
  isManager: boolean
  applications: Application[]
}

export function roomsOfBand(rooms: readonly RoomInfo[], bandId: number): BandRooms {
  const managed = rooms.find(
    (room): room is ManagerRoom => room.roomType === 'BAND-MANAGER' && room.bandId === bandId,
  )
  if (managed)
    return {
      isManager: true,
      applications: managed.chatRoomInfo.map(({ memberInfo, ...room }) => ({
        ...room,
        applicant: memberInfo,
      })),
    }
  const own = rooms.filter(
    (room): room is ApplicantRoom => room.roomType === 'BAND-APPLICANT' && room.bandId === bandId,
  )
  return { isManager: false, applications: own.map((room) => ({ ...room, applicant: null })) }
}
