import type { ErrorCode } from '#contract/errors.ts'
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

/** Every member of a group may change its name or picture (CH3). Null: allowed. */
export function whyCannotRename(room: SeenRoom): 'CHAT4004' | 'CHAT4002' | 'CHAT4000' | null {
  return room !== null && room.kind !== 'GROUP' ? 'CHAT4002' : whyCannotSee(room)
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
  room: { kind: RoomKind; bandEnded: boolean } | undefined,
  members: readonly RoomMember[],
  { senderId, kind, receiverId }: SendIntent,
): ErrorCode | null {
  if (room === undefined) return 'CHAT4004'
  if (!members.some(({ memberId, active }) => memberId === senderId && active)) return 'CHAT4000'
  if (room.kind !== kind) return 'CHAT4002'
  if (room.kind === 'GROUP') return null
  if (members.length !== 2) return 'CHAT4007'
  if (
    receiverId !== null &&
    !members.some(({ memberId }) => memberId === receiverId && memberId !== senderId)
  )
    return 'CHAT4002'
  return room.bandEnded ? 'CHAT4000' : null
}
