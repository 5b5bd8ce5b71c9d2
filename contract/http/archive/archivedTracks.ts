import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { AnswerId } from '#contract/scalars.ts'
import { ArchivePage, ToSave, TrackItem } from './archive.ts'

const shared = { auth: 'required' } as const

/**
 * AT1. Saves a track. The first save by any member adds the track to the shared catalogue. Saving again
 * returns the same answer. Refuses, as AR1 and AL1: COMMON400 (blank id), SPOTIFY4004 (unknown to the
 * provider), SPOTIFY5002.
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

/**
 * AT2. Removes a track from the archive and from every folder of the member. Refuses: TRACK4004, TRACK4000
 * (not saved by the caller).
 */
export const removeTrack = call({
  id: 'AT2',
  method: 'DELETE',
  path: '/api/tracks/:trackId',
  ...shared,
  body: 'void',
})

/** AT3. Saves the track if it is not saved, otherwise removes it. Refuses as AT1. */
export const toggleTrack = call({
  id: 'AT3',
  method: 'POST',
  path: '/api/tracks/toggle',
  ...shared,
  body: 'enveloped',
  input: ToSave,
  answer: v.object({ trackId: AnswerId, spotifyId: v.string(), isSaved: v.boolean() }),
})

/**
 * AT4. Returns the saved tracks, newest first: all of them or one page. Refuses: TRACK4000 (`cursor` is no
 * longer in the list).
 */
export const listTracks = call({
  id: 'AT4',
  method: 'GET',
  path: '/api/tracks',
  ...shared,
  body: 'enveloped',
  query: ArchivePage,
  answer: v.array(TrackItem),
})

/**
 * AT5. Returns a track that the caller has saved. Refuses: TRACK4004, TRACK4000 (not saved by the caller).
 */
export const readTrack = call({
  id: 'AT5',
  method: 'GET',
  path: '/api/tracks/:trackId',
  ...shared,
  body: 'enveloped',
  answer: TrackItem,
})

export const TrackDetail = v.object({
  ...TrackItem.entries,
  /** The catalogue's ids of its artist and its album. Null: the catalogue does not have them. */
  artistId: v.nullable(AnswerId),
  albumId: v.nullable(AnswerId),
})
export type TrackDetail = v.InferOutput<typeof TrackDetail>

/**
 * AT9, ours (W12). Returns a track of the catalogue, saved or not, with what its artist and its album open by.
 * Refuses: TRACK4004.
 */
export const readTrackDetail = call({
  id: 'AT9',
  method: 'GET',
  path: '/api/tracks/:trackId/detail',
  ...shared,
  body: 'enveloped',
  answer: TrackDetail,
})

/** AT6. Returns the last five saved tracks, newest first. */
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
  /** A recruiting band that names this track. */
  bandId: v.optional(AnswerId),
})
export type SimilarTrack = v.InferOutput<typeof SimilarTrack>

/**
 * AT7. Returns at most five tracks: those that most similar members have saved and the caller has not
 * (docs/product/profile.md "Similar").
 */
export const listSimilarTracks = call({
  id: 'AT7',
  method: 'GET',
  path: '/api/tracks/similar',
  ...shared,
  body: 'bare',
  answer: v.array(SimilarTrack),
})

/**
 * AT8. Returns the caller's taste as words: genres, names of favourite artists, and titles of the last saved
 * tracks.
 */
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
