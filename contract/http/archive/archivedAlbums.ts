import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AnswerId } from '#contract/scalars.ts'
import { albumFields, AlbumItem, ArchivePage, ToSave } from './archive.ts'

const shared = { auth: 'required' } as const

/**
 * AL1. Saves an album. The first save by any member adds the album to the shared catalogue. Saving again
 * returns the same answer. Refuses as AT1.
 */
export const saveAlbum = call({
  id: 'AL1',
  method: 'POST',
  path: '/api/albums',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: AlbumItem,
})

/**
 * AL2. Removes an album from the archive and from every folder of the member. Refuses: ALBUM4004, ALBUM4000
 * (not saved by the caller).
 */
export const removeAlbum = call({
  id: 'AL2',
  method: 'DELETE',
  path: '/api/albums/:albumId',
  ...shared,
  body: 'void',
})

/** AL3. Saves the album if it is not saved, otherwise removes it. Refuses as AL1. */
export const toggleAlbum = call({
  id: 'AL3',
  method: 'POST',
  path: '/api/albums/toggle',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: v.object({ albumId: AnswerId, spotifyId: v.string(), isSaved: v.boolean() }),
})

/**
 * AL4. Returns the saved albums, newest first: all of them or one page. Refuses: ALBUM4000 (`cursor` is no
 * longer in the list).
 */
export const listAlbums = call({
  id: 'AL4',
  method: 'GET',
  path: '/api/albums',
  ...shared,
  body: 'enveloped',
  query: ArchivePage,
  answer: v.array(AlbumItem),
})

export const AlbumDetail = v.object({
  ...albumFields,
  /** The number of tracks. */
  total: v.number(),
  tracks: v.array(
    v.object({
      spotifyId: v.string(),
      name: v.string(),
      /** The position on its disc, from 1. Discs are numbered from 1 too. */
      trackNumber: v.number(),
      discNumber: v.number(),
      /** `m:ss`; null: unknown. */
      duration: v.nullable(v.string()),
      explicit: v.boolean(),
      spotifyUrl: v.nullable(v.string()),
    }),
  ),
})
export type AlbumDetail = v.InferOutput<typeof AlbumDetail>

/**
 * AL5. Returns an album, saved or not, with the tracks that the provider lists. Refuses: ALBUM4004,
 * SPOTIFY5002.
 */
export const readAlbum = call({
  id: 'AL5',
  method: 'GET',
  path: '/api/albums/:albumId',
  ...shared,
  body: 'enveloped',
  answer: AlbumDetail,
})

/**
 * AL6. Makes a saved album private or public. Other members' views of the profile omit private albums.
 * Refuses: COMMON400, ALBUM4004, ALBUM4000 (not saved by the caller).
 */
export const setAlbumVisibility = call({
  id: 'AL6',
  method: 'PUT',
  path: '/api/albums/:albumId/visibility',
  ...shared,
  body: 'enveloped',
  input: v.object({ isPrivate: v.boolean(FIELD_TEXT.form) }),
  answer: v.object({ albumId: AnswerId, memberId: AnswerId, isPrivate: v.boolean() }),
})
