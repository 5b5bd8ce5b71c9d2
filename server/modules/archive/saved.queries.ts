import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'
import type { Kind, KindTables } from './kinds.ts'

export async function isKnown(db: Db, { items }: KindTables, itemId: number): Promise<boolean> {
  return (await db.select({ id: items.id }).from(items).where(eq(items.id, itemId))).length > 0
}

/** Undefined: the member has not saved it. */
export async function selectSaved<Row, Facts, Item>(
  db: Db,
  { items, saved, savedItemId, facts }: Kind<Row, Facts, Item>,
  memberId: number,
  itemId: number,
): Promise<(Row & Facts) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(items), ...facts })
    .from(saved)
    .innerJoin(items, eq(items.id, savedItemId))
    .where(and(eq(saved.memberId, memberId), eq(savedItemId, itemId)))
  return row as (Row & Facts) | undefined
}

/** The items among these that the member has saved, with their catalogue ids. */
export async function selectSavedAmong(
  db: Db,
  { items, saved, savedItemId }: KindTables,
  memberId: number,
  spotifyIds: readonly string[],
): Promise<{ id: number; spotifyId: string }[]> {
  if (spotifyIds.length === 0) return []
  const rows = await db
    .select({ id: items.id, spotifyId: items.spotifyId })
    .from(items)
    .innerJoin(saved, and(eq(saved.memberId, memberId), eq(savedItemId, items.id)))
    .where(inArray(items.spotifyId, [...spotifyIds]))
  return rows as { id: number; spotifyId: string }[]
}

/**
 * An item saved already keeps its place. Either way the saved row's columns are returned, read in the same
 * statement.
 */
export async function upsertSaved<Row, Facts, Item>(
  db: Db,
  { saved, savedItemId, itemKey, facts }: Kind<Row, Facts, Item>,
  memberId: number,
  itemId: number,
  at: Date,
): Promise<Facts> {
  const returned: Record<string, PgColumn> = { itemId: savedItemId, ...facts }
  const [row] = await db
    .insert(saved)
    .values({ memberId, [itemKey]: itemId, savedAt: at })
    .onConflictDoUpdate({ target: [saved.memberId, savedItemId], set: { savedAt: sql`${saved.savedAt}` } })
    .returning(returned)
  return row as Facts
}

/** False: it is already saved and stays unchanged. */
export async function insertSaved(
  db: Db,
  { saved, savedItemId, itemKey }: KindTables,
  memberId: number,
  itemId: number,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .insert(saved)
    .values({ memberId, [itemKey]: itemId, savedAt: at })
    .onConflictDoNothing()
    .returning({ itemId: savedItemId })
  return rows.length > 0
}

/** Also deletes its entries in the member's folders. False: it was not saved. */
export async function deleteSaved(
  db: Db,
  { saved, savedItemId }: KindTables,
  memberId: number,
  itemId: number,
): Promise<boolean> {
  const rows = await db
    .delete(saved)
    .where(and(eq(saved.memberId, memberId), eq(savedItemId, itemId)))
    .returning({ itemId: savedItemId })
  return rows.length > 0
}
