import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { sanctions } from '#server/db/safetyTables.ts'

const holds = (at: Date) =>
  and(eq(sanctions.kind, 'CHAT_LIMIT'), isNull(sanctions.liftedAt), gt(sanctions.endsAt, at))

/** Every chat limit that holds at `at`, with the time of its end. A member may have several. */
export async function selectChatLimits(db: Db, at: Date) {
  return db
    .select({ memberId: sanctions.memberId, endsAt: sanctions.endsAt })
    .from(sanctions)
    .where(holds(at))
}

export async function hasChatLimit(db: Db, memberId: number, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sanctions.id })
    .from(sanctions)
    .where(and(eq(sanctions.memberId, memberId), holds(at)))
    .limit(1)
  return rows.length > 0
}
