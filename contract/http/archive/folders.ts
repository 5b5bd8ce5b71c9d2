import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { unique } from '#contract/fields.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { FOLDER_NAME_MAX_CHARS, FOLDERS_SORTED_MAX } from '#contract/limits.ts'
import { AnswerId, Id } from '#contract/scalars.ts'
import { maxGraphemes, wellFormed, withoutNul } from '#contract/text.ts'
import { AlbumItem, ArchivePage, ArtistItem, FOLDER_COLOURS, TrackItem } from './archive.ts'

/**
 * Folders exist for tracks (FT), artists (FA) and albums (FB), with the same six calls each
 * (docs/product/archive.md "Folders"); those of tracks and artists can also be changed and sorted. A folder of
 * another member is answered like an unknown one, with FOLDER4004.
 */
export const Folder = v.object({
  folderId: AnswerId,
  name: v.string(),
  color: v.picklist(FOLDER_COLOURS),
})
export type Folder = v.InferOutput<typeof Folder>

const FolderName = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.nonEmpty(FIELD_TEXT.missing),
  maxGraphemes(FOLDER_NAME_MAX_CHARS),
  wellFormed,
  withoutNul,
)

const shared = { auth: 'required' } as const
const listing = { method: 'GET', ...shared, body: 'enveloped', answer: v.array(Folder) } as const
const adding = {
  method: 'POST',
  ...shared,
  body: 'enveloped',
  takesKey: true,
  /** The schema accepts any text as a colour, because an unknown one has its own code, FOLDER4000. */
  input: v.object({ name: FolderName, color: v.optional(v.nullable(v.string(FIELD_TEXT.form)), 'GRAY') }),
  answer: Folder,
} as const
const changing = {
  method: 'PATCH',
  ...shared,
  body: 'enveloped',
  /** As for a new folder, any text is accepted as a colour. */
  input: v.object({ name: FolderName, color: v.string(FIELD_TEXT.form) }),
  answer: Folder,
} as const
const sorting = {
  method: 'PUT',
  ...shared,
  body: 'enveloped',
  input: v.object({
    folderIds: v.pipe(
      v.array(Id, FIELD_TEXT.form),
      v.maxLength(FOLDERS_SORTED_MAX, FIELD_TEXT.range),
      v.transform(unique),
    ),
  }),
  answer: v.array(Folder),
} as const
const removing = { method: 'DELETE', ...shared, body: 'void' } as const

/** FT1. Returns the member's folders of tracks as FT8 has sorted them; before that, oldest first. */
export const listTrackFolders = call({ id: 'FT1', path: '/api/track-folders', ...listing })

/** FT2. Creates a folder of tracks. Refuses: COMMON400 (name), FOLDER4000 (unknown colour). */
export const addTrackFolder = call({ id: 'FT2', path: '/api/track-folders', ...adding })

/** FT3. Deletes a folder of tracks. Its tracks stay saved. Refuses: FOLDER4004. */
export const removeTrackFolder = call({ id: 'FT3', path: '/api/track-folders/:folderId', ...removing })

/**
 * FT4. Returns the tracks of a folder, the last added first: all of them or one page.
 * Refuses: FOLDER4004 (also: `cursor` is no longer in the folder).
 */
export const listFolderTracks = call({
  id: 'FT4',
  method: 'GET',
  path: '/api/track-folders/:folderId/tracks',
  ...shared,
  body: 'enveloped',
  query: ArchivePage,
  answer: v.array(TrackItem),
})

/**
 * FT5. Adds a saved track to a folder and returns all tracks of the folder. Repeating it changes nothing.
 * Refuses: FOLDER4004, TRACK4004 (unknown), TRACK4000 (not saved by the caller).
 */
export const addToFolderTrack = call({
  id: 'FT5',
  method: 'POST',
  path: '/api/track-folders/:folderId/tracks',
  ...shared,
  body: 'enveloped',
  input: v.object({ trackId: Id }),
  answer: v.object({ trackFolderId: AnswerId, tracks: v.array(TrackItem) }),
})

/**
 * FT6. Takes a track out of a folder. The track stays saved.
 * Refuses: FOLDER4004 (with its own text if the track is not in the folder), TRACK4004 (unknown).
 */
export const takeFromFolderTrack = call({
  id: 'FT6',
  method: 'DELETE',
  path: '/api/track-folders/:folderId/tracks/:trackId',
  ...shared,
  body: 'void',
})

/**
 * FT7, ours (W12). Changes the name and the colour of a folder of tracks. Refuses: COMMON400 (name), FOLDER4000
 * (unknown colour), FOLDER4004.
 */
export const changeTrackFolder = call({ id: 'FT7', path: '/api/track-folders/:folderId', ...changing })

/**
 * FT8, ours (W12). Puts the folders of tracks in this order and returns them all. Those that are not named come
 * last, in their present order. Refuses: COMMON400, FOLDER4004 (one of them is unknown; nothing changes).
 */
export const sortTrackFolders = call({ id: 'FT8', path: '/api/track-folders/order', ...sorting })

/** FA1. Returns the member's folders of artists as FA8 has sorted them; before that, oldest first. */
export const listArtistFolders = call({ id: 'FA1', path: '/api/artist-folders', ...listing })

/** FA2. Creates a folder of artists. Refuses as FT2. */
export const addArtistFolder = call({ id: 'FA2', path: '/api/artist-folders', ...adding })

/** FA3. Deletes a folder of artists. Its artists stay saved. Refuses as FT3. */
export const removeArtistFolder = call({ id: 'FA3', path: '/api/artist-folders/:folderId', ...removing })

/** FA4. Returns the artists of a folder, the last added first: all of them or one page. Refuses as FT4. */
export const listFolderArtists = call({
  id: 'FA4',
  method: 'GET',
  path: '/api/artist-folders/:folderId/artists',
  ...shared,
  body: 'enveloped',
  query: ArchivePage,
  answer: v.array(ArtistItem),
})

/**
 * FA5. Adds a saved artist to a folder and returns all artists of the folder. Repeating it changes nothing.
 * Refuses: FOLDER4004, ARTIST4004 (unknown), ARTIST4000 (not saved by the caller).
 */
export const addToFolderArtist = call({
  id: 'FA5',
  method: 'POST',
  path: '/api/artist-folders/:folderId/artists',
  ...shared,
  body: 'enveloped',
  input: v.object({ artistId: Id }),
  answer: v.object({ artistFolderId: AnswerId, artists: v.array(ArtistItem) }),
})

/**
 * FA6. Takes an artist out of a folder. The artist stays saved.
 * Refuses: FOLDER4004 (also: not in it), ARTIST4004 (unknown).
 */
export const takeFromFolderArtist = call({
  id: 'FA6',
  method: 'DELETE',
  path: '/api/artist-folders/:folderId/artists/:artistId',
  ...shared,
  body: 'void',
})

/** FA7, ours (W12). Changes the name and the colour of a folder of artists. Refuses as FT7. */
export const changeArtistFolder = call({ id: 'FA7', path: '/api/artist-folders/:folderId', ...changing })

/** FA8, ours (W12). Puts the folders of artists in this order and returns them all. Refuses as FT8. */
export const sortArtistFolders = call({ id: 'FA8', path: '/api/artist-folders/order', ...sorting })

/** FB1. Returns the member's folders of albums, oldest first. */
export const listAlbumFolders = call({ id: 'FB1', path: '/api/album-folders', ...listing })

/** FB2. Creates a folder of albums. Refuses as FT2. */
export const addAlbumFolder = call({ id: 'FB2', path: '/api/album-folders', ...adding })

/** FB3. Deletes a folder of albums. Its albums stay saved. Refuses as FT3. */
export const removeAlbumFolder = call({ id: 'FB3', path: '/api/album-folders/:folderId', ...removing })

/** FB4. Returns the albums of a folder, the last added first: all of them or one page. Refuses as FT4. */
export const listFolderAlbums = call({
  id: 'FB4',
  method: 'GET',
  path: '/api/album-folders/:folderId/albums',
  ...shared,
  body: 'enveloped',
  query: ArchivePage,
  answer: v.array(AlbumItem),
})

/**
 * FB5. Adds a saved album to a folder and returns all albums of the folder. Repeating it changes nothing.
 * Refuses: FOLDER4004, ALBUM4004 (unknown), ALBUM4000 (not saved by the caller).
 */
export const addToFolderAlbum = call({
  id: 'FB5',
  method: 'POST',
  path: '/api/album-folders/:folderId/albums',
  ...shared,
  body: 'enveloped',
  input: v.object({ albumId: Id }),
  answer: v.object({ albumFolderId: AnswerId, albums: v.array(AlbumItem) }),
})

/**
 * FB6. Takes an album out of a folder. The album stays saved.
 * Refuses: FOLDER4004 (also: not in it), ALBUM4004 (unknown).
 */
export const takeFromFolderAlbum = call({
  id: 'FB6',
  method: 'DELETE',
  path: '/api/album-folders/:folderId/albums/:albumId',
  ...shared,
  body: 'void',
})
