import * as v from 'valibot'
import { call } from '../call.ts'
import { AnswerId } from '../values.ts'
import { ProviderId } from './music.ts'

export const ArtistItem = v.object({
  artistId: AnswerId,
  spotifyId: v.string(),
  name: v.string(),
  genre: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
})
export type ArtistItem = v.InferOutput<typeof ArtistItem>

export const AlbumItem = v.object({
  albumId: AnswerId,
  spotifyId: v.string(),
  name: v.string(),
  artist: v.string(),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
  isPrivate: v.boolean(),
})
export type AlbumItem = v.InferOutput<typeof AlbumItem>

/**
 * AR1. Saves an artist; the shared catalogue gets it on first use. Saving again answers the same. Refuses: COMMON400 (blank
 * id), SPOTIFY4004 (nobody knows it), SPOTIFY5002.
 */
export const saveArtist = call({
  id: 'AR1',
  method: 'POST',
  path: '/api/artists',
  auth: 'required',
  body: 'enveloped',
  input: v.object({ spotifyId: ProviderId }),
  answer: ArtistItem,
})
