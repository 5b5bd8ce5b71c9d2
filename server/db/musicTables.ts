import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, ref } from './columns.ts'
import { members } from './schema.ts'

/**
 * The catalogue items that members have saved, one row per item; `spotifyId` is the music provider's id
 * (docs/wire.md "What is kept").
 */
const catalogueItem = () => ({
  id: id(),
  spotifyId: text('spotify_id').notNull().unique(),
  /** A path of this server or the provider's address; null: the SPA draws the generated picture. */
  imageUrl: text('image_url'),
  externalUrl: text('external_url'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const artists = pgTable(
  'artists',
  {
    ...catalogueItem(),
    name: text('name').notNull(),
    /** Comma-separated, as the provider names them; null: none. */
    genre: text('genre'),
  },
  (t) => [index('artists_name').on(t.name)],
)

export const tracks = pgTable('tracks', {
  ...catalogueItem(),
  title: text('title').notNull(),
  artist: text('artist').notNull(),
  album: text('album'),
  /** `m:ss`; null: unknown. */
  duration: text('duration'),
})

export const albums = pgTable(
  'albums',
  {
    ...catalogueItem(),
    name: text('name').notNull(),
    artist: text('artist').notNull(),
  },
  (t) => [index('albums_name').on(t.name)],
)

const memberId = () =>
  ref('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** Being saved and being a favourite are separate facts on one row (P9). */
export const savedArtists = pgTable(
  'saved_artists',
  {
    memberId: memberId(),
    artistId: ref('artist_id')
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull(),
    /** Null: saved, but not a favourite. */
    favouredAt: instant('favoured_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.artistId] }),
    index('saved_artists_artist').on(t.artistId, t.memberId),
    index('saved_artists_newest').on(t.memberId, t.savedAt, t.artistId),
  ],
)

export const savedTracks = pgTable(
  'saved_tracks',
  {
    memberId: memberId(),
    trackId: ref('track_id')
      .notNull()
      .references(() => tracks.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.trackId] }),
    index('saved_tracks_track').on(t.trackId, t.memberId),
    index('saved_tracks_newest').on(t.memberId, t.savedAt, t.trackId),
  ],
)

export const savedAlbums = pgTable(
  'saved_albums',
  {
    memberId: memberId(),
    albumId: ref('album_id')
      .notNull()
      .references(() => albums.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull(),
    /** Other members do not see it (AL6). */
    isPrivate: boolean('is_private').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.albumId] }),
    index('saved_albums_album').on(t.albumId, t.memberId),
    index('saved_albums_newest').on(t.memberId, t.savedAt, t.albumId),
  ],
)
