import type { ApplicantRoom, ManagerRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import type { BandSessionType } from '#contract/sessions.ts'

/** One application room of a band. */
export interface Application {
  roomId: number
  /** The applicant; null: it is the member's own application. */
  applicant: MemberInfo | null
  session: BandSessionType
  passFail: ApplicantRoom['passFail']
  lastMessageAt: string | null
  unreadCount: number
}

/** The rooms of a band in CH1: of the member's applications, or of all applicants to their own band. */
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
