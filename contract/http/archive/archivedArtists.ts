import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { AnswerId } from '#contract/scalars.ts'
import { ArchivePage, ArtistItem, ToSave } from './archive.ts'

const shared = { auth: 'required' } as const

/**
 * AR1. Saves an artist. The first save by any member adds the artist to the shared catalogue. Saving again
 * returns the same answer. Refuses: COMMON400 (blank id), SPOTIFY4004 (unknown to the provider), SPOTIFY5002.
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
 * AR2. Removes an artist from the archive, from every folder of the member and from the favourites. Refuses:
 * ARTIST4004, ARTIST4000 (not saved by the caller).
 */
export const removeArtist = call({
  id: 'AR2',
  method: 'DELETE',
  path: '/api/artists/:artistId',
  ...shared,
  body: 'void',
})

/** AR3. Saves the artist if it is not saved, otherwise removes it. Refuses as AR1. */
export const toggleArtist = call({
  id: 'AR3',
  method: 'POST',
  path: '/api/artists/toggle',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: v.object({ artistId: AnswerId, spotifyId: v.string(), isSaved: v.boolean() }),
})

/**
 * AR4. Returns the saved artists, newest first: all of them or one page. Refuses: ARTIST4000 (`cursor` is no
 * longer in the list).
 */
export const listArtists = call({
  id: 'AR4',
  method: 'GET',
  path: '/api/artists',
  ...shared,
  body: 'enveloped',
  query: ArchivePage,
  answer: v.array(ArtistItem),
})

/** AR5. Returns an artist of the catalogue, saved or not. Refuses: ARTIST4004. */
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
  /** A recruiting band that names this artist. */
  bandId: v.optional(AnswerId),
})
export type SimilarArtist = v.InferOutput<typeof SimilarArtist>

/**
 * AR6. Returns at most five artists: those that most similar members have saved and the caller has not
 * (docs/product/profile.md "Similar").
 */
export const listSimilarArtists = call({
  id: 'AR6',
  method: 'GET',
  path: '/api/artists/similar',
  ...shared,
  body: 'bare',
  answer: v.array(SimilarArtist),
})

/**
 * AR7. Returns a question that recommends an artist: the first artist of AR6 and a similar member who saved
 * that artist. Without a similar member `artistName` is null and `memberNickname` is the caller's own.
 * Refuses: MEMBER4004 (the member no longer exists).
 */
export const readQuestion = call({
  id: 'AR7',
  method: 'GET',
  path: '/api/artists/question',
  ...shared,
  body: 'enveloped',
  answer: v.object({
    /** A complete sentence, for clients other than the app. */
    question: v.string(),
    artistName: v.nullable(v.string()),
    memberNickname: v.string(),
    /** Ours: this and the next field let the app draw the member's picture. Null: no similar member. */
    memberId: v.optional(v.nullable(AnswerId), null),
    profileImageUrl: v.optional(v.nullable(v.string()), null),
  }),
})
