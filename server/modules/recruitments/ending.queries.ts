import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import { applications, bandBookmarks, bandPins, bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { participants, rooms } from '#server/db/schema.ts'

/** Its picture is shown to nobody any more. */
export async function markEnded(tx: Tx, bandId: number): Promise<void> {
  await tx.update(bands).set({ status: 'ENDED', imageUrl: null }).where(eq(bands.id, bandId))
}

/** Whoever had it in mind, or on top of the list, has it no more. */
export async function forgetBand(tx: Tx, bandId: number): Promise<void> {
  await tx.delete(bandBookmarks).where(eq(bandBookmarks.bandId, bandId))
  await tx.delete(bandPins).where(eq(bandPins.bandId, bandId))
}

/** Rooms of its applications in which somebody still is, whatever was decided; in the order of their ids. */
export async function selectInhabited(tx: Tx, bandId: number): Promise<number[]> {
  const somebody = tx
    .select({ memberId: participants.memberId })
    .from(participants)
    .where(and(eq(participants.roomId, applications.roomId), eq(participants.state, 'ACTIVE')))
  const rows = await tx
    .select({ roomId: applications.roomId })
    .from(applications)
    .where(and(eq(applications.bandId, bandId), exists(somebody)))
    .orderBy(asc(applications.roomId))
  return rows.map(({ roomId }) => roomId)
}

/** Everybody leaves these rooms, their pins with them, as with CH7. They must be locked. */
export async function emptyRooms(tx: Tx, roomIds: readonly number[]): Promise<void> {
  await tx
    .update(participants)
    .set({ state: 'INACTIVE', pinnedAt: null })
    .where(inArray(participants.roomId, [...roomIds]))
  await tx
    .update(rooms)
    .set({ membersVersion: sql`${rooms.membersVersion} + 1` })
    .where(inArray(rooms.id, [...roomIds]))
}
