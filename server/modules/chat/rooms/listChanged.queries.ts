import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { messages, rooms } from '#server/db/schema.ts'
import { lockRooms } from './rooms.queries.ts'

/**
 * Rewrites the rooms whose last message is one of these, unchanged. The changes of a room list are told by the
 * rows of rooms, not by those of messages and of what hides these (`roomListKeys.queries.ts`).
 */
export async function markShowing(tx: Tx, messageIds: readonly number[]): Promise<void> {
  if (messageIds.length === 0) return
  const showing = await tx
    .select({ id: rooms.id })
    .from(messages)
    .innerJoin(rooms, and(eq(rooms.id, messages.roomId), eq(rooms.lastMessageId, messages.id)))
    .where(inArray(messages.id, [...messageIds]))
    .orderBy(asc(rooms.id))
  const roomIds = showing.map(({ id }) => id)
  if (roomIds.length === 0) return
  await lockRooms(tx, roomIds)
  await tx
    .update(rooms)
    .set({ lastMessageId: sql`${rooms.lastMessageId}` })
    .where(inArray(rooms.id, roomIds))
}

/** The same for a band of which something in another table was deleted. */
export async function markBandChanged(tx: Tx, bandId: number): Promise<void> {
  await tx
    .update(bands)
    .set({ managerId: sql`${bands.managerId}` })
    .where(eq(bands.id, bandId))
}
