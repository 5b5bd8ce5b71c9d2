import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'
import type { Kind, KindTables } from './kinds.ts'

/** A member's saved items, or a folder's items; both are read newest first, whole or in pages. */
export interface List {
  table: PgTable
  owner: PgColumn
  itemId: PgColumn
  at: PgColumn
  /** Joins a row of the list to its saved row; null: the rows are the saved rows. */
  isSaved: SQL | null
}

/** The owner is a member. */
export const savedList = ({ saved, savedItemId }: KindTables): List => ({
  table: saved,
  owner: saved.memberId,
  itemId: savedItemId,
  at: saved.savedAt,
  isSaved: null,
})

/** The owner is a folder. */
export const folderList = ({ saved, savedItemId, entries, entryItemId }: KindTables): List => ({
  table: entries,
  owner: entries.folderId,
  itemId: entryItemId,
  at: entries.addedAt,
  isSaved: sql`${saved.memberId} = ${entries.memberId} and ${savedItemId} = ${entryItemId}`,
})

/** A page: its size, and the item after which it begins. */
export interface Page {
  cursor?: number | undefined
  limit?: number | undefined
}

/** The place of an item in a list. */
export interface Place {
  at: Date
  itemId: number
}

/** Null: it is not in the list. */
export async function selectPlace(
  db: Db,
  { table, owner, itemId, at }: List,
  ownerId: number,
  item: number,
): Promise<Place | null> {
  const [place] = await db
    .select({ at })
    .from(table)
    .where(and(eq(owner, ownerId), eq(itemId, item)))
  return place ? { at: place.at as Date, itemId: item } : null
}

export async function selectPage<Row, Facts, Item>(
  db: Db,
  kind: Kind<Row, Facts, Item>,
  list: List,
  ownerId: number,
  page: Bounds,
): Promise<(Row & Facts)[]> {
  return (await pageQuery(db, kind, list, ownerId, page)) as (Row & Facts)[]
}

interface Bounds {
  after: Place | null
  limit: number | undefined
}

/**
 * Newest first, beginning after `after`. Both ends of a page are found through the list's index, however long
 * the list is.
 */
export function pageQuery<Row, Facts, Item>(
  db: Db,
  { items, saved, facts }: Kind<Row, Facts, Item>,
  { table, owner, itemId, at, isSaved }: List,
  ownerId: number,
  { after, limit }: Bounds,
) {
  const query = db
    .select({ ...getTableColumns(items), ...facts })
    .from(table)
    .innerJoin(items, eq(items.id, itemId))
    .where(
      and(
        eq(owner, ownerId),
        after ? sql`(${at}, ${itemId}) < (${sql.param(after.at, at)}, ${after.itemId})` : undefined,
      ),
    )
    .orderBy(desc(at), desc(itemId))
    .$dynamic()
  if (isSaved) query.innerJoin(saved, isSaved)
  if (limit !== undefined) query.limit(limit)
  return query
}
