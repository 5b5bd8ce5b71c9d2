import type { ApplicantRoom, GroupRoom, PrivateRoom, RoomInfo } from '#contract/http/chat/rooms.ts'

/** A room that is one row of the list; a managed band has several behind its row. */
export type SendableRoom = PrivateRoom | GroupRoom | ApplicantRoom

export const isSendable = (room: RoomInfo): room is SendableRoom => room.roomType !== 'BAND-MANAGER'
