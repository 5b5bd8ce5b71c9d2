import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { pushes, pushSubscriptions } from '#server/db/pushTables.ts'
import { members, messages, participants, rooms } from '#server/db/schema.ts'
import type { RoomKind } from '../chat.policy.ts'
import { isHiddenRoom } from '../rooms/hidden.ts'

interface Mark {
  memberId: number
  roomId: number
  messageId: number
  kinds: readonly RoomKind[]
}

/**
 * Moves a mark forward to a message of the room, with the talk count at that message. Null: a condition
 * failed and nothing moved.
 */
export async function moveMark(db: Db, { memberId, roomId, messageId, kinds }: Mark) {
  const [moved] = await db
    .update(participants)
    .set({ lastReadMessageId: messages.id, readTalkCount: messages.talkNumber })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .innerJoin(members, eq(members.id, memberId))
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.roomId, roomId),
        inArray(rooms.kind, [...kinds]),
        eq(participants.roomId, roomId),
        eq(participants.memberId, memberId),
        eq(participants.state, 'ACTIVE'),
        lt(participants.lastReadMessageId, messages.id),
        sql`not ${isHiddenRoom}`,
      ),
    )
    .returning({
      kind: rooms.kind,
      membersVersion: rooms.membersVersion,
      nickname: members.nickname,
      unreadCount: sql`${rooms.talkCount} - ${messages.talkNumber}`.mapWith(Number),
      /** Whether a device of the member was told of the room, or is to be. */
      isPushed: sql<boolean>`exists (
        select from ${pushSubscriptions} device
        join ${pushes} push on push.subscription_id = device.id
        where device.member_id = ${memberId}::bigint and push.kind = 'ROOM' and push.object_id = ${roomId}::bigint)`,
    })
  return moved ?? null
}
