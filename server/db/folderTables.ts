import { sql, type SQL } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { FOLDER_COLOURS, type FolderColour } from '#contract/http/archive/archive.ts'
import { id, instant, ref } from './columns.ts'
import { savedAlbums, savedArtists, savedTracks } from './musicTables.ts'
import { members } from './schema.ts'

/**
 * Three families of folders (docs/product/archive.md "Folders"). An entry also names its member: the foreign
 * keys then guarantee that folder and saved item belong to the same one, and an entry is deleted with either.
 */
const folderColumns = () => ({
  id: id(),
  memberId: ref('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  colour: text('colour').$type<FolderColour>().notNull(),
  /** Ascending; folders with the same position, as before the first sorting, are in the order of their ids. */
  position: integer('position').notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

const colours: SQL = sql.raw(FOLDER_COLOURS.map((colour) => `'${colour}'`).join(', '))

export const trackFolders = pgTable('track_folders', folderColumns(), (t) => [
  unique('track_folders_member').on(t.memberId, t.id),
  check('track_folders_colour', sql`${t.colour} in (${colours})`),
])
export const artistFolders = pgTable('artist_folders', folderColumns(), (t) => [
  unique('artist_folders_member').on(t.memberId, t.id),
  check('artist_folders_colour', sql`${t.colour} in (${colours})`),
])
export const albumFolders = pgTable('album_folders', folderColumns(), (t) => [
  unique('album_folders_member').on(t.memberId, t.id),
  check('album_folders_colour', sql`${t.colour} in (${colours})`),
])

const entryColumns = () => ({
  memberId: ref('member_id').notNull(),
  folderId: ref('folder_id').notNull(),
  addedAt: instant('added_at').notNull(),
})

export const trackFolderEntries = pgTable(
  'track_folder_entries',
  { ...entryColumns(), trackId: ref('track_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.folderId, t.trackId] }),
    foreignKey({
      name: 'track_folder_entries_folder',
      columns: [t.memberId, t.folderId],
      foreignColumns: [trackFolders.memberId, trackFolders.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'track_folder_entries_saved',
      columns: [t.memberId, t.trackId],
      foreignColumns: [savedTracks.memberId, savedTracks.trackId],
    }).onDelete('cascade'),
    index('track_folder_entries_item').on(t.memberId, t.trackId),
    index('track_folder_entries_newest').on(t.folderId, t.addedAt, t.trackId),
  ],
)
export const artistFolderEntries = pgTable(
  'artist_folder_entries',
  { ...entryColumns(), artistId: ref('artist_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.folderId, t.artistId] }),
    foreignKey({
      name: 'artist_folder_entries_folder',
      columns: [t.memberId, t.folderId],
      foreignColumns: [artistFolders.memberId, artistFolders.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'artist_folder_entries_saved',
      columns: [t.memberId, t.artistId],
      foreignColumns: [savedArtists.memberId, savedArtists.artistId],
    }).onDelete('cascade'),
    index('artist_folder_entries_item').on(t.memberId, t.artistId),
    index('artist_folder_entries_newest').on(t.folderId, t.addedAt, t.artistId),
  ],
)
export const albumFolderEntries = pgTable(
  'album_folder_entries',
  { ...entryColumns(), albumId: ref('album_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.folderId, t.albumId] }),
    foreignKey({
      name: 'album_folder_entries_folder',
      columns: [t.memberId, t.folderId],
      foreignColumns: [albumFolders.memberId, albumFolders.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'album_folder_entries_saved',
      columns: [t.memberId, t.albumId],
      foreignColumns: [savedAlbums.memberId, savedAlbums.albumId],
    }).onDelete('cascade'),
    index('album_folder_entries_item').on(t.memberId, t.albumId),
    index('album_folder_entries_newest').on(t.folderId, t.addedAt, t.albumId),
  ],
)
