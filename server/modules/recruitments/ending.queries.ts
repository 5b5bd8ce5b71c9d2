import { and, asc, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { applications, bandBookmarks, bandPins, bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { LEFT_SEAT } from '#server/db/leftSeat.ts'
import { participants, rooms } from '#server/db/schema.ts'

/** The member's bands that have not ended, locked like `holdManaged`, in id order. */
export const holdLivingOf = (tx: Tx, managerId: number) =>
  tx
    .select({ id: bands.id, imageUrl: bands.imageUrl })
    .from(bands)
    .where(and(eq(bands.managerId, managerId), ne(bands.status, 'ENDED')))
    .orderBy(asc(bands.id))
    .for('no key update')

/**
 * Marks the bands ended and removes their files, bookmarks and pins (docs/product/bands.md "Saved band").
 */
export async function markEnded(tx: Tx, bandIds: readonly number[]): Promise<void> {
  await tx
    .update(bands)
    .set({ status: 'ENDED', imageUrl: null, mediaUrl: null })
    .where(inArray(bands.id, [...bandIds]))
  await tx.delete(bandBookmarks).where(inArray(bandBookmarks.bandId, [...bandIds]))
  await tx.delete(bandPins).where(inArray(bandPins.bandId, [...bandIds]))
}

/** The application rooms with at least one active participant, whatever was decided; in id order. */
export async function selectInhabited(tx: Tx, bandIds: readonly number[]): Promise<number[]> {
  const somebody = tx
    .select({ memberId: participants.memberId })
    .from(participants)
    .where(and(eq(participants.roomId, applications.roomId), eq(participants.state, 'ACTIVE')))
  const rows = await tx
    .select({ roomId: applications.roomId })
    .from(applications)
    .where(and(inArray(applications.bandId, [...bandIds]), exists(somebody)))
    .orderBy(asc(applications.roomId))
  return rows.map(({ roomId }) => roomId)
}

/**
 * Sets all participants of these rooms inactive and removes their pins and mutes, as with CH7. The rooms must
 * be locked.
 */
export async function emptyRooms(tx: Tx, roomIds: readonly number[]): Promise<void> {
  await tx
    .update(participants)
    .set(LEFT_SEAT)
    .where(inArray(participants.roomId, [...roomIds]))
  await tx
    .update(rooms)
    .set({ membersVersion: sql`${rooms.membersVersion} + 1` })
    .where(inArray(rooms.id, [...roomIds]))
}
