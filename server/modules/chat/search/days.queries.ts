import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { oldestOfRoom } from '#server/db/messageOrder.ts'
import { messages } from '#server/db/schema.ts'

/** Null: no message from then on. */
export async function selectFirstFrom(db: Db, roomId: number, from: Date): Promise<number | null> {
  const [first] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.roomId, roomId), gte(messages.createdAt, from)))
    .orderBy(messages.createdAt, messages.id)
    .limit(1)
  return first?.id ?? null
}

/** Null: the room has no message. */
export async function selectFirstAt(db: Db, roomId: number): Promise<Date | null> {
  const [first] = await db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(eq(messages.roomId, roomId))
    // the end of the `messages_room` index, which has this order
    .orderBy(oldestOfRoom)
    .limit(1)
  return first?.at ?? null
}
