import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ErrorCode } from '#contract/errors.ts'
import type { AlbumItem, ArtistItem, TrackItem } from '#contract/http/archive/archive.ts'
import {
  albumFolderEntries,
  albumFolders,
  artistFolderEntries,
  artistFolders,
  trackFolderEntries,
  trackFolders,
} from '#server/db/folderTables.ts'
import { albums, artists, savedAlbums, savedArtists, savedTracks, tracks } from '#server/db/musicTables.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import * as catalogue from '../music/catalogue.ts'
import { itemRowsOf } from '../music/knownItems.service.ts'
import { presentAlbum, presentArtist, presentTrack } from './archive.present.ts'

type Table<Column extends string> = PgTable & Record<Column, PgColumn>

/** The tables of one kind of archive item and of its folders. */
export interface KindTables {
  readonly items: Table<'id' | 'spotifyId'>
  readonly saved: Table<'memberId' | 'savedAt'>
  readonly folders: Table<'id' | 'memberId' | 'name' | 'colour' | 'position'>
  readonly entries: Table<'memberId' | 'folderId' | 'addedAt'>
  /** The key of the item in `saved` and in `entries`, and its column in each. */
  readonly itemKey: 'trackId' | 'artistId' | 'albumId'
  readonly savedItemId: PgColumn
  readonly entryItemId: PgColumn
}

/** The differences between tracks, artists and albums; all other code is shared. */
export interface Kind<Row, Facts, Item> extends KindTables {
  /** The catalogue row, created on first use. Null: unknown id. */
  readonly rowOf: (deps: LookUp, spotifyId: string) => Promise<Row | null>
  /** Columns of the saved row that are part of the item. */
  readonly facts: { readonly [Fact in keyof Facts]: PgColumn }
  readonly present: (row: Row & Facts, urlOf: UrlOf) => Item
  /** The code for an unknown item. */
  readonly unknown: ErrorCode
  /** The code when the caller has not saved the item. */
  readonly notSaved: ErrorCode
}

type LookUp = Pick<Deps, 'db' | 'now' | 'music'>

const rowsOf =
  <Info extends { spotifyId: string }, Row extends { spotifyId: string }>(
    kind: catalogue.CatalogueKind<Info, Row>,
  ) =>
  async (deps: LookUp, spotifyId: string): Promise<Row | null> =>
    (await itemRowsOf(deps, kind, [spotifyId]))[0] ?? null

export const TRACKS: Kind<catalogue.TrackRow, object, TrackItem> = {
  items: tracks,
  saved: savedTracks,
  folders: trackFolders,
  entries: trackFolderEntries,
  itemKey: 'trackId',
  savedItemId: savedTracks.trackId,
  entryItemId: trackFolderEntries.trackId,
  rowOf: rowsOf(catalogue.TRACKS),
  facts: {},
  present: presentTrack,
  unknown: 'TRACK4004',
  notSaved: 'TRACK4000',
}

export const ARTISTS: Kind<catalogue.ArtistRow, object, ArtistItem> = {
  items: artists,
  saved: savedArtists,
  folders: artistFolders,
  entries: artistFolderEntries,
  itemKey: 'artistId',
  savedItemId: savedArtists.artistId,
  entryItemId: artistFolderEntries.artistId,
  rowOf: rowsOf(catalogue.ARTISTS),
  facts: {},
  present: presentArtist,
  unknown: 'ARTIST4004',
  notSaved: 'ARTIST4000',
}

export const ALBUMS: Kind<catalogue.AlbumRow, { isPrivate: boolean }, AlbumItem> = {
  items: albums,
  saved: savedAlbums,
  folders: albumFolders,
  entries: albumFolderEntries,
  itemKey: 'albumId',
  savedItemId: savedAlbums.albumId,
  entryItemId: albumFolderEntries.albumId,
  rowOf: rowsOf(catalogue.ALBUMS),
  facts: { isPrivate: savedAlbums.isPrivate },
  present: presentAlbum,
  unknown: 'ALBUM4004',
  notSaved: 'ALBUM4000',
}
