import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { AnswerId } from '#contract/scalars.ts'
import { ArchivePage, ArtistItem, ToSave } from './archive.ts'

const shared = { auth: 'required' } as const

/**
 * AR1. Saves an artist; the shared catalogue gets it on first use. Saving again answers the same. Refuses: COMMON400 (blank
 * id), SPOTIFY4004 (nobody knows it), SPOTIFY5002.
 */
export const saveArtist = call({
  id: 'AR1',
  method: 'POST',
  path: '/api/artists',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: ArtistItem,
})

/**
 * AR2. Out of the archive, out of every folder of the member and, should it be one, no favourite any more. Refuses:
 * ARTIST4004, ARTIST4000 (not saved by the caller).
 */
export const removeArtist = call({
  id: 'AR2',
  method: 'DELETE',
  path: '/api/artists/:artistId',
  ...shared,
  body: 'void',
})

/** AR3. Saves what is not saved and removes what is. Refuses as AR1. */
export const toggleArtist = call({
  id: 'AR3',
  method: 'POST',
  path: '/api/artists/toggle',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: v.object({ artistId: AnswerId, spotifyId: v.string(), isSaved: v.boolean() }),
})

/** AR4. Newest first; whole, or a page of it. Refuses: ARTIST4000 (`cursor` is not in the list any more). */
export const listArtists = call({
  id: 'AR4',
  method: 'GET',
  path: '/api/artists',
  ...shared,
  body: 'enveloped',
  query: ArchivePage,
  answer: v.array(ArtistItem),
})

/** AR5. Saved or not. Refuses: ARTIST4004. */
export const readArtist = call({
  id: 'AR5',
  method: 'GET',
  path: '/api/artists/:artistId',
  ...shared,
  body: 'enveloped',
  answer: ArtistItem,
})

export const SimilarArtist = v.object({
  artistId: AnswerId,
  name: v.string(),
  imageUrl: v.nullable(v.string()),
  /** A recruiting band that lists it. */
  bandId: v.optional(AnswerId),
})
export type SimilarArtist = v.InferOutput<typeof SimilarArtist>

/** AR6. Up to five that similar members have saved most, without those the caller has (docs/product/profile.md "Similar"). */
export const listSimilarArtists = call({
  id: 'AR6',
  method: 'GET',
  path: '/api/artists/similar',
  ...shared,
  body: 'bare',
  answer: v.array(SimilarArtist),
})

/**
 * AR7. Who might recommend what: the first of AR6, and a similar member who saved that artist. Nobody similar: no artist, and
 * the caller's own nickname. Refuses: MEMBER4004 (the member vanished).
 */
export const readQuestion = call({
  id: 'AR7',
  method: 'GET',
  path: '/api/artists/question',
  ...shared,
  body: 'enveloped',
  answer: v.object({
    /** A whole sentence, for other programs. */
    question: v.string(),
    artistName: v.nullable(v.string()),
    memberNickname: v.string(),
    /** Ours: to draw them by. Null: nobody is similar. */
    memberId: v.optional(v.nullable(AnswerId), null),
    profileImageUrl: v.optional(v.nullable(v.string()), null),
  }),
})
