import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { AnswerId } from '#contract/scalars.ts'
import { ArchivePage, ToSave, TrackItem } from './archive.ts'

const shared = { auth: 'required' } as const

/**
 * AT1. Saves a track; the shared catalogue gets it on first use. Saving again answers the same. Refuses, as AR1 and AL1:
 * COMMON400 (blank id), SPOTIFY4004 (nobody knows it), SPOTIFY5002.
 */
export const saveTrack = call({
  id: 'AT1',
  method: 'POST',
  path: '/api/tracks',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: TrackItem,
})

/** AT2. Out of the archive and out of every folder of the member. Refuses: TRACK4004, TRACK4000 (not saved by the caller). */
export const removeTrack = call({
  id: 'AT2',
  method: 'DELETE',
  path: '/api/tracks/:trackId',
  ...shared,
  body: 'void',
})

/** AT3. Saves what is not saved and removes what is. Refuses as AT1. */
export const toggleTrack = call({
  id: 'AT3',
  method: 'POST',
  path: '/api/tracks/toggle',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: v.object({ trackId: AnswerId, spotifyId: v.string(), isSaved: v.boolean() }),
})

/** AT4. Newest first; whole, or a page of it. Refuses: TRACK4000 (`cursor` is not in the list any more). */
export const listTracks = call({
  id: 'AT4',
  method: 'GET',
  path: '/api/tracks',
  ...shared,
  body: 'enveloped',
  query: ArchivePage,
  answer: v.array(TrackItem),
})

/** AT5. One that the caller has saved. Refuses: TRACK4004, TRACK4000. */
export const readTrack = call({
  id: 'AT5',
  method: 'GET',
  path: '/api/tracks/:trackId',
  ...shared,
  body: 'enveloped',
  answer: TrackItem,
})

/** AT6. The five saved last. */
export const listRecentTracks = call({
  id: 'AT6',
  method: 'GET',
  path: '/api/tracks/recent',
  ...shared,
  body: 'bare',
  answer: v.array(TrackItem),
})

export const SimilarTrack = v.object({
  trackId: AnswerId,
  title: v.string(),
  artist: v.string(),
  album: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  /** A recruiting band that lists it. */
  bandId: v.optional(AnswerId),
})
export type SimilarTrack = v.InferOutput<typeof SimilarTrack>

/** AT7. Up to five that similar members have saved most, without what the caller has (docs/product/profile.md "Similar"). */
export const listSimilarTracks = call({
  id: 'AT7',
  method: 'GET',
  path: '/api/tracks/similar',
  ...shared,
  body: 'bare',
  answer: v.array(SimilarTrack),
})

/** AT8. What the caller likes, as words. */
export const readPreferences = call({
  id: 'AT8',
  method: 'GET',
  path: '/api/tracks/preferences',
  ...shared,
  body: 'bare',
  answer: v.object({
    preferredTags: v.array(v.string()),
    preferredArtists: v.array(v.string()),
    preferredTracks: v.array(v.string()),
  }),
})
