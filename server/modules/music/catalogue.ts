import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import { albums, artists, tracks } from '#server/db/musicTables.ts'
import type { Music } from '#server/deps.ts'

export type TrackRow = typeof tracks.$inferSelect
export type ArtistRow = typeof artists.$inferSelect
export type AlbumRow = typeof albums.$inferSelect

/**
 * One kind of item in the shared catalogue (docs/wire.md "What is kept"): its table, how to ask the provider
 * for a missing item, and which columns to store.
 */
export interface CatalogueKind<Info, Row> {
  readonly table: PgTable & Record<'id' | 'spotifyId', PgColumn>
  /** Null: unknown id. */
  readonly infoOf: (music: Music, spotifyId: string) => Promise<Info | null>
  readonly columnsOf: (info: Info) => Omit<Row, 'id' | 'createdAt' | 'updatedAt'>
}

/** Any kind with these rows, for code that reads only the store. */
export type KindOfRow<Row> = Pick<CatalogueKind<never, Row>, 'table' | 'columnsOf'>

export const TRACKS: CatalogueKind<TrackInfo, TrackRow> = {
  table: tracks,
  infoOf: (music, spotifyId) => music.track(spotifyId),
  columnsOf: ({ spotifyId, title, artist, album, duration, imageUrl, externalUrl }) => ({
    spotifyId,
    title,
    artist,
    album,
    duration,
    imageUrl,
    externalUrl,
  }),
}

export const ARTISTS: CatalogueKind<ArtistInfo, ArtistRow> = {
  table: artists,
  infoOf: (music, spotifyId) => music.artist(spotifyId),
  columnsOf: ({ spotifyId, name, genres: genre, imageUrl, externalUrl }) => ({
    spotifyId,
    name,
    genre,
    imageUrl,
    externalUrl,
  }),
}

export const ALBUMS: CatalogueKind<AlbumInfo, AlbumRow> = {
  table: albums,
  infoOf: (music, spotifyId) => music.album(spotifyId),
  columnsOf: ({ spotifyId, name, artists: artist, imageUrl, externalUrl }) => ({
    spotifyId,
    name,
    artist,
    imageUrl,
    externalUrl,
  }),
}
