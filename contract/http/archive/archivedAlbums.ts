import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AnswerId } from '#contract/scalars.ts'
import { albumFields, AlbumItem, ArchivePage, ToSave } from './archive.ts'

const shared = { auth: 'required' } as const

/** AL1. As AT1. */
export const saveAlbum = call({
  id: 'AL1',
  method: 'POST',
  path: '/api/albums',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: AlbumItem,
})

/** AL2. As AT2. Refuses: ALBUM4004, ALBUM4000 (not saved by the caller). */
export const removeAlbum = call({
  id: 'AL2',
  method: 'DELETE',
  path: '/api/albums/:albumId',
  ...shared,
  body: 'void',
})

/** AL3. Saves what is not saved and removes what is. Refuses as AL1. */
export const toggleAlbum = call({
  id: 'AL3',
  method: 'POST',
  path: '/api/albums/toggle',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: v.object({ albumId: AnswerId, spotifyId: v.string(), isSaved: v.boolean() }),
})

/** AL4. Newest first; whole, or a page of it. Refuses: ALBUM4000 (`cursor` is not in the list any more). */
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
  /** Of its tracks. */
  total: v.number(),
  tracks: v.array(
    v.object({
      spotifyId: v.string(),
      name: v.string(),
      /** On its disc, from 1, as the discs are. */
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

/** AL5. Saved or not, with its tracks as the provider lists them. Refuses: ALBUM4004, SPOTIFY5002. */
export const readAlbum = call({
  id: 'AL5',
  method: 'GET',
  path: '/api/albums/:albumId',
  ...shared,
  body: 'enveloped',
  answer: AlbumDetail,
})

/** AL6. A private album is in no profile that others see. Refuses: COMMON400, ALBUM4004, ALBUM4000. */
export const setAlbumVisibility = call({
  id: 'AL6',
  method: 'PUT',
  path: '/api/albums/:albumId/visibility',
  ...shared,
  body: 'enveloped',
  input: v.object({ isPrivate: v.boolean(FIELD_TEXT.form) }),
  answer: v.object({ albumId: AnswerId, memberId: AnswerId, isPrivate: v.boolean() }),
})
