import { NOT_IN_FOLDER_MESSAGE } from '#contract/errors.ts'
import { FOLDER_COLOURS, type FolderColour } from '#contract/http/archive/archive.ts'
import type { Folder } from '#contract/http/archive/folders.ts'
import { brokenConstraint } from '#server/db/failures.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { Once } from '#server/http/once/once.ts'
import {
  deleteEntry,
  deleteFolder,
  insertEntry,
  insertFolder,
  isFolderOf,
  selectFolders,
  updateFolder,
  updatePositions,
} from './folders.queries.ts'
import type { Kind, KindTables } from './kinds.ts'
import { folderList, selectPage, selectPlace, type Page } from './lists.queries.ts'
import { isKnown } from './saved.queries.ts'
import { whyNotSaved } from './saved.service.ts'

type Store = Pick<Deps, 'db'>

/** A folder with its caller: a folder id alone grants no access. */
export interface FolderOf {
  memberId: number
  folderId: number
}

export interface NewFolder {
  name: string
  color: string | null
}

/** FT1, FA1, FB1. */
export async function listFolders({ db }: Store, kind: KindTables, memberId: number): Promise<Folder[]> {
  return selectFolders(db, kind, memberId)
}

/** FT2, FA2, FB2. @throws AppError FOLDER4000 */
export async function addFolder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: KindTables,
  memberId: number,
  { name, color }: NewFolder,
  once: Once<Folder>,
): Promise<Folder> {
  const folder = { name, colour: readColour(color), at: now() }
  return db.transaction(async (tx) => {
    await once.begin(tx)
    return once.keep(tx, await insertFolder(tx, kind, memberId, folder))
  })
}

/** The default is grey. */
function readColour(text: string | null): FolderColour {
  const colour = text === null ? 'GRAY' : FOLDER_COLOURS.find((each) => each === text.trim())
  if (colour === undefined) throw new AppError('FOLDER4000')
  return colour
}

/** FT7, FA7. @throws AppError FOLDER4000 · FOLDER4004 */
export async function changeFolder(
  { db }: Store,
  kind: KindTables,
  { memberId, folderId }: FolderOf,
  { name, color }: NewFolder,
): Promise<Folder> {
  const folder = await updateFolder(db, kind, memberId, folderId, { name, colour: readColour(color) })
  if (folder === undefined) throw new AppError('FOLDER4004')
  return folder
}

/** FT8, FA8. @throws AppError FOLDER4004 one of them is not the caller's; then nothing is changed */
export async function sortFolders(
  { db }: Store,
  kind: KindTables,
  memberId: number,
  folderIds: readonly number[],
): Promise<Folder[]> {
  const known = new Set((await selectFolders(db, kind, memberId)).map(({ folderId }) => folderId))
  if (folderIds.some((folderId) => !known.has(folderId))) throw new AppError('FOLDER4004')
  await updatePositions(db, kind, memberId, folderIds)
  return selectFolders(db, kind, memberId)
}

/** FT3, FA3, FB3. Its items stay saved. @throws AppError FOLDER4004 */
export async function removeFolder(
  { db }: Store,
  kind: KindTables,
  { memberId, folderId }: FolderOf,
): Promise<void> {
  if (!(await deleteFolder(db, kind, memberId, folderId))) throw new AppError('FOLDER4004')
}

/**
 * FT4, FA4, FB4. @throws AppError FOLDER4004 the caller has no such folder, or the cursor's item is no longer
 * in it
 */
export async function listFolderItems<Row, Facts, Item>(
  { db }: Store,
  kind: Kind<Row, Facts, Item>,
  { memberId, folderId }: FolderOf,
  { cursor, limit }: Page,
  urlOf: UrlOf,
): Promise<Item[]> {
  if (!(await isFolderOf(db, kind, memberId, folderId))) throw new AppError('FOLDER4004')
  const list = folderList(kind)
  const after = cursor === undefined ? null : await selectPlace(db, list, folderId, cursor)
  if (cursor !== undefined && after === null) throw notInFolder()
  const rows = await selectPage(db, kind, list, folderId, { after, limit })
  return rows.map((row) => kind.present(row, urlOf))
}

/**
 * FT5, FA5, FB5. Returns the folder's items afterwards. The folder's owner is checked first, because
 * inserting an existing entry violates no constraint; constraints check folder and item again when the entry
 * is written.
 * @throws AppError FOLDER4004 · …4004 unknown item · …4000 not saved
 */
export async function addToFolder<Row, Facts, Item>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: Kind<Row, Facts, Item>,
  { memberId, folderId }: FolderOf,
  itemId: number,
  urlOf: UrlOf,
): Promise<Item[]> {
  if (!(await isFolderOf(db, kind, memberId, folderId))) throw new AppError('FOLDER4004')
  try {
    await insertEntry(db, kind, { memberId, folderId, itemId, at: now() })
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint?.endsWith('_folder')) throw new AppError('FOLDER4004')
    if (constraint?.endsWith('_saved')) throw await whyNotSaved(db, kind, itemId)
    throw error
  }
  return listFolderItems({ db }, kind, { memberId, folderId }, {}, urlOf)
}

/**
 * FT6, FA6, FB6. The item stays saved. @throws AppError FOLDER4004 · …4004 unknown item · FOLDER4004 not in
 * it
 */
export async function takeFromFolder<Row, Facts, Item>(
  { db }: Store,
  kind: Kind<Row, Facts, Item>,
  { memberId, folderId }: FolderOf,
  itemId: number,
): Promise<void> {
  if (await deleteEntry(db, kind, { memberId, folderId, itemId })) return
  if (!(await isFolderOf(db, kind, memberId, folderId))) throw new AppError('FOLDER4004')
  throw (await isKnown(db, kind, itemId)) ? notInFolder() : new AppError(kind.unknown)
}

const notInFolder = () => new AppError('FOLDER4004', { message: NOT_IN_FOLDER_MESSAGE })
