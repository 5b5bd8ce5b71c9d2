import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { participants, rooms } from '#server/db/schema.ts'

/** Whether the two have a private room in which both are active. */
export async function shareOpenRoom(db: Db, oneId: number, otherId: number): Promise<boolean> {
  const [lowId, highId] = [Math.min(oneId, otherId), Math.max(oneId, otherId)]
  const shared = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(
      and(
        eq(rooms.kind, 'PRIVATE'),
        eq(rooms.lowId, lowId),
        eq(rooms.highId, highId),
        sql`not exists (select from ${participants} where ${participants.roomId} = ${rooms.id} and ${participants.state} = 'INACTIVE')`,
      ),
    )
  return shared.length > 0
}
