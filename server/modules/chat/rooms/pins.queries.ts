import { and, eq, ne, sql } from 'drizzle-orm'
import { bandPins, bands } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { participants } from '#server/db/schema.ts'
import { markBandChanged } from './listChanged.queries.ts'

const mine = (memberId: number, roomId: number) =>
  and(eq(participants.memberId, memberId), eq(participants.roomId, roomId))

/** The time of the pin; an existing pin keeps its time. Null: the member has left the room. */
export async function setPin(db: Db, memberId: number, roomId: number, at: Date): Promise<Date | null> {
  const [row] = await db
    .update(participants)
    .set({ pinnedAt: sql`coalesce(${participants.pinnedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(mine(memberId, roomId), eq(participants.state, 'ACTIVE')))
    .returning({ pinnedAt: participants.pinnedAt })
  return row?.pinnedAt ?? null
}

export async function unsetPin(db: Db, memberId: number, roomId: number): Promise<void> {
  await db.update(participants).set({ pinnedAt: null }).where(mine(memberId, roomId))
}

/**
 * Like `setPin`; null: the band has ended. The lock prevents the band from ending meanwhile; otherwise a pin
 * would remain that ending should remove.
 */
export async function insertBandPin(
  db: Db,
  memberId: number,
  bandId: number,
  at: Date,
): Promise<Date | null> {
  const living = db
    .select({
      memberId: sql`${memberId}::bigint`.as('member_id'),
      bandId: bands.id,
      pinnedAt: sql`${at.toISOString()}::timestamptz`.as('pinned_at'),
    })
    .from(bands)
    .where(and(eq(bands.id, bandId), eq(bands.managerId, memberId), ne(bands.status, 'ENDED')))
    .for('share')
  const [row] = await db
    .insert(bandPins)
    .select(living)
    .onConflictDoUpdate({
      target: [bandPins.memberId, bandPins.bandId],
      set: { pinnedAt: sql`${bandPins.pinnedAt}` },
    })
    .returning({ pinnedAt: bandPins.pinnedAt })
  return row?.pinnedAt ?? null
}

export async function deleteBandPin(db: Db, memberId: number, bandId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(bandPins)
      .where(and(eq(bandPins.memberId, memberId), eq(bandPins.bandId, bandId)))
      .returning({ bandId: bandPins.bandId })
    if (deleted.length > 0) await markBandChanged(tx, bandId)
  })
}
