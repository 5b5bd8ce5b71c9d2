import type { ErrorCode } from '#contract/errors.ts'
import { GROUP_MEMBERS_MAX } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { AppError } from '#server/http/errors.ts'
import type { RoomMember } from './roomMembers.ts'
import { selectRoomAsSeenBy } from './rooms/rooms.queries.ts'

export type RoomKind = 'PRIVATE' | 'GROUP' | 'BAND'

export type SeenRoom = Awaited<ReturnType<typeof selectRoomAsSeenBy>>

/** "In the room" means ACTIVE (docs/product/chat.md "Rooms"). Null: allowed. */
export function whyCannotSee(room: SeenRoom): 'CHAT4004' | 'CHAT4000' | null {
  if (room === null) return 'CHAT4004'
  return room.myState === 'ACTIVE' ? null : 'CHAT4000'
}

/** Only its owner may change a group (CH3) and invite to it (CH17, CH18). Null: allowed. */
export function whyCannotManage(
  room: SeenRoom,
  memberId: number,
): 'CHAT4004' | 'CHAT4002' | 'CHAT4000' | 'CHAT4013' | null {
  if (room !== null && room.kind !== 'GROUP') return 'CHAT4002'
  return whyCannotSee(room) ?? (room?.ownerId === memberId ? null : 'CHAT4013')
}

/** Whether the code lets somebody into the group (CH6), who is not in it. Null: allowed. */
export function whyCannotJoin(
  group: { isOpen: boolean; invitationCode: string | null },
  code: string | null,
  people: number,
): 'CHAT4011' | 'CHAT4012' | null {
  const isInvited = code !== null && code === group.invitationCode
  if (!group.isOpen && !isInvited) return 'CHAT4011'
  return people >= GROUP_MEMBERS_MAX ? 'CHAT4012' : null
}

/** @throws AppError CHAT4004 unknown room · CHAT4000 not in it */
export async function requireRoom(db: Db, memberId: number, roomId: number): Promise<NonNullable<SeenRoom>> {
  const room = await selectRoomAsSeenBy(db, memberId, roomId)
  const why = whyCannotSee(room)
  if (room === null || why !== null) throw new AppError(why ?? 'CHAT4004')
  return room
}

/** The room and receiver of a WS5 or WS6 frame. `kind` null: unknown `roomType` for the destination. */
export interface SendIntent {
  senderId: number
  kind: RoomKind | null
  /** A hint of the client; null if it sent none. */
  receiverId: number | null
}

/** The refusals of docs/wire.md "Sends" that depend on the room, in the order of its table. Null: allowed. */
export function whyCannotSend(
  room: { kind: RoomKind; bandEnded: boolean; isHidden: boolean } | undefined,
  members: readonly RoomMember[],
  { senderId, kind, receiverId }: SendIntent,
): ErrorCode | null {
  if (room === undefined) return 'CHAT4004'
  if (!members.some(({ memberId, active }) => memberId === senderId && active)) return 'CHAT4000'
  if (room.kind !== kind) return 'CHAT4002'
  if (room.kind === 'GROUP') return null
  // a block looks like a member who is gone
  if (members.length !== 2 || room.isHidden) return 'CHAT4007'
  if (
    receiverId !== null &&
    !members.some(({ memberId }) => memberId === receiverId && memberId !== senderId)
  )
    return 'CHAT4002'
  return room.bandEnded ? 'CHAT4000' : null
}
