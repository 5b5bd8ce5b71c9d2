import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import type { CatalogueKind, KindOfRow } from './catalogue.ts'

/** The rows of a kind's table have the kind's row type, which the cast relies on. */

export async function selectItem<Row>(
  db: Db,
  { table }: KindOfRow<Row>,
  itemId: number,
): Promise<Row | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, itemId))
  return row as Row | undefined
}

export async function selectItems<Row>(
  db: Db,
  { table }: KindOfRow<Row>,
  spotifyIds: readonly string[],
): Promise<Row[]> {
  if (spotifyIds.length === 0) return []
  const rows = await db
    .select()
    .from(table)
    .where(inArray(table.spotifyId, [...spotifyIds]))
  return rows as Row[]
}

/** Inserts missing items and updates the others. Sorted, so that two concurrent calls do not deadlock. */
export async function upsertItems<Info extends { spotifyId: string }, Row>(
  db: Db,
  { table, columnsOf }: CatalogueKind<Info, Row>,
  infos: readonly Info[],
  at: Date,
): Promise<Row[]> {
  if (infos.length === 0) return []
  const rows = infos
    .toSorted((one, other) => (one.spotifyId < other.spotifyId ? -1 : 1))
    .map((info) => ({ ...columnsOf(info), createdAt: at, updatedAt: at }))
  const given = Object.entries(getTableColumns(table))
    .filter(([key]) => key !== 'id' && key !== 'spotifyId' && key !== 'createdAt')
    .map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`])
  const stored = await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({ target: table.spotifyId, set: Object.fromEntries(given) })
    .returning()
  return stored as Row[]
}
