import type { AnswerOf } from '#contract/call.ts'
import type { TrackItem } from '#contract/http/archive/archive.ts'
import type { findSaved as findSavedCall } from '#contract/http/archive/archiveLookup.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { ALBUMS, ARTISTS, TRACKS, type Kind, type KindTables } from './kinds.ts'
import { savedList, selectPage, selectPlace, type Page } from './lists.queries.ts'
import {
  deleteSaved,
  insertSaved,
  isKnown,
  selectSaved,
  selectSavedAmong,
  upsertSaved,
} from './saved.queries.ts'

type Store = Pick<Deps, 'db'>
/** An item's first save asks the provider: before any write, and outside a transaction. */
type LookUp = Pick<Deps, 'db' | 'now' | 'music'>

/** AT1, AR1, AL1. Saving again changes nothing. @throws AppError SPOTIFY4004 unknown id · SPOTIFY5002 */
export async function saveItem<Row extends { id: number }, Facts, Item>(
  deps: LookUp,
  kind: Kind<Row, Facts, Item>,
  memberId: number,
  spotifyId: string,
  urlOf: UrlOf,
): Promise<Item> {
  const row = await rowOf(deps, kind, spotifyId)
  const facts = await upsertSaved(deps.db, kind, memberId, row.id, deps.now())
  return kind.present({ ...row, ...facts }, urlOf)
}

/** AT2, AR2, AL2. @throws AppError …4004 unknown · …4000 not saved */
export async function removeItem<Row, Facts, Item>(
  { db }: Store,
  kind: Kind<Row, Facts, Item>,
  memberId: number,
  itemId: number,
): Promise<void> {
  if (!(await deleteSaved(db, kind, memberId, itemId))) throw await whyNotSaved(db, kind, itemId)
}

/**
 * AT3, AR3, AL3. Each call that returns has toggled the item exactly once, even while other tabs do the same:
 * the statements report whether they removed or saved it; if neither did, another call has just toggled it,
 * so the loop retries.
 * @throws AppError SPOTIFY4004 · SPOTIFY5002
 */
export async function toggleItem<Row extends { id: number }, Facts, Item>(
  deps: LookUp,
  kind: Kind<Row, Facts, Item>,
  memberId: number,
  spotifyId: string,
): Promise<{ itemId: number; spotifyId: string; isSaved: boolean }> {
  const { id: itemId } = await rowOf(deps, kind, spotifyId)
  for (;;) {
    if (await deleteSaved(deps.db, kind, memberId, itemId)) return { itemId, spotifyId, isSaved: false }
    if (await insertSaved(deps.db, kind, memberId, itemId, deps.now()))
      return { itemId, spotifyId, isSaved: true }
  }
}

/** AT4, AT6, AR4, AL4. @throws AppError …4000 the cursor's item is no longer saved */
export async function listItems<Row, Facts, Item>(
  { db }: Store,
  kind: Kind<Row, Facts, Item>,
  memberId: number,
  { cursor, limit }: Page,
  urlOf: UrlOf,
): Promise<Item[]> {
  const list = savedList(kind)
  const after = cursor === undefined ? null : await selectPlace(db, list, memberId, cursor)
  if (cursor !== undefined && after === null) throw new AppError(kind.notSaved)
  const rows = await selectPage(db, kind, list, memberId, { after, limit })
  return rows.map((row) => kind.present(row, urlOf))
}

/** AT5. @throws AppError TRACK4004 · TRACK4000 */
export async function readTrack(
  { db }: Store,
  memberId: number,
  trackId: number,
  urlOf: UrlOf,
): Promise<TrackItem> {
  const row = await selectSaved(db, TRACKS, memberId, trackId)
  if (row === undefined) throw await whyNotSaved(db, TRACKS, trackId)
  return TRACKS.present(row, urlOf)
}

/** AS1. */
export async function findSaved(
  { db }: Store,
  memberId: number,
  spotifyIds: readonly string[],
): Promise<AnswerOf<typeof findSavedCall>> {
  const among = (kind: KindTables) => selectSavedAmong(db, kind, memberId, spotifyIds)
  const [tracks, artists, albums] = await Promise.all([among(TRACKS), among(ARTISTS), among(ALBUMS)])
  return {
    tracks: tracks.map(({ id: trackId, spotifyId }) => ({ trackId, spotifyId })),
    artists: artists.map(({ id: artistId, spotifyId }) => ({ artistId, spotifyId })),
    albums: albums.map(({ id: albumId, spotifyId }) => ({ albumId, spotifyId })),
  }
}

/** The error for an item that the caller has not saved. */
export async function whyNotSaved<Row, Facts, Item>(
  db: Deps['db'],
  kind: Kind<Row, Facts, Item>,
  itemId: number,
): Promise<AppError> {
  return new AppError((await isKnown(db, kind, itemId)) ? kind.notSaved : kind.unknown)
}

async function rowOf<Row, Facts, Item>(
  deps: LookUp,
  kind: Kind<Row, Facts, Item>,
  spotifyId: string,
): Promise<Row> {
  const row = await kind.rowOf(deps, spotifyId)
  if (row === null) throw new AppError('SPOTIFY4004')
  return row
}
