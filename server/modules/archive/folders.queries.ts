import { and, asc, eq, sql } from 'drizzle-orm'
import type { FolderColour } from '#contract/http/archive/archive.ts'
import type { Folder } from '#contract/http/archive/folders.ts'
import type { Db } from '#server/db/db.ts'
import type { KindTables } from './kinds.ts'

const shown = ({ folders }: KindTables) => ({
  folderId: folders.id,
  name: folders.name,
  color: folders.colour,
})

/** As the member has sorted them; before that, oldest first. */
export async function selectFolders(db: Db, kind: KindTables, memberId: number): Promise<Folder[]> {
  const { folders } = kind
  const rows = await db
    .select(shown(kind))
    .from(folders)
    .where(eq(folders.memberId, memberId))
    .orderBy(asc(folders.position), asc(folders.id))
  return rows as Folder[]
}

export async function isFolderOf(
  db: Db,
  { folders }: KindTables,
  memberId: number,
  folderId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.memberId, memberId), eq(folders.id, folderId)))
  return rows.length > 0
}

export async function insertFolder(
  db: Db,
  kind: KindTables,
  memberId: number,
  { name, colour, at }: { name: string; colour: FolderColour; at: Date },
): Promise<Folder> {
  const { folders } = kind
  const [row] = await db
    .insert(folders)
    .values({ memberId, name, colour, position: lastPositionOf(kind, memberId), createdAt: at })
    .returning(shown(kind))
  return row as Folder
}

/** A new folder takes the position of the last one, and comes after it because its id is larger. */
const lastPositionOf = ({ folders }: KindTables, memberId: number) =>
  sql`(select coalesce(max(${folders.position}), 0) from ${folders} where ${folders.memberId} = ${memberId})`

/** Undefined: the member has no such folder. */
export async function updateFolder(
  db: Db,
  kind: KindTables,
  memberId: number,
  folderId: number,
  changed: { name: string; colour: FolderColour },
): Promise<Folder | undefined> {
  const { folders } = kind
  const [row] = await db
    .update(folders)
    .set(changed)
    .where(and(eq(folders.memberId, memberId), eq(folders.id, folderId)))
    .returning(shown(kind))
  return row as Folder | undefined
}

/** Folders that are not named come last, in their present order. */
export async function updatePositions(
  db: Db,
  { folders }: KindTables,
  memberId: number,
  folderIds: readonly number[],
): Promise<void> {
  const named = sql`array_position(${`{${folderIds.join(',')}}`}::text::bigint[], ${folders.id})`
  await db
    .update(folders)
    .set({ position: sql`coalesce(${named}, ${folderIds.length + 1}::integer + ${folders.position})` })
    .where(eq(folders.memberId, memberId))
}

/** Deletes the folder with its entries. False: the member has no such folder. */
export async function deleteFolder(
  db: Db,
  { folders }: KindTables,
  memberId: number,
  folderId: number,
): Promise<boolean> {
  const rows = await db
    .delete(folders)
    .where(and(eq(folders.memberId, memberId), eq(folders.id, folderId)))
    .returning({ id: folders.id })
  return rows.length > 0
}

/**
 * An existing entry keeps its place. Violates `…_folder` or `…_saved` if the folder or the saved item is not
 * the member's.
 */
export async function insertEntry(
  db: Db,
  { entries, itemKey }: KindTables,
  entry: { memberId: number; folderId: number; itemId: number; at: Date },
): Promise<void> {
  const { memberId, folderId, itemId, at } = entry
  await db
    .insert(entries)
    .values({ memberId, folderId, [itemKey]: itemId, addedAt: at })
    .onConflictDoNothing()
}

/** False: it was not in the folder, or the folder is not the member's. */
export async function deleteEntry(
  db: Db,
  { entries, entryItemId }: KindTables,
  { memberId, folderId, itemId }: { memberId: number; folderId: number; itemId: number },
): Promise<boolean> {
  const rows = await db
    .delete(entries)
    .where(and(eq(entries.memberId, memberId), eq(entries.folderId, folderId), eq(entryItemId, itemId)))
    .returning({ itemId: entryItemId })
  return rows.length > 0
}
