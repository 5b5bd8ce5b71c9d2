import type { AnswerOf } from '#contract/call.ts'
import type { AlbumItem, ArtistItem, TrackItem } from '#contract/http/archive/archive.ts'
import { saveAlbum } from '#contract/http/archive/archivedAlbums.ts'
import { saveArtist } from '#contract/http/archive/archivedArtists.ts'
import { saveTrack } from '#contract/http/archive/archivedTracks.ts'
import { findSaved } from '#contract/http/archive/archiveLookup.ts'
import { api } from '#src/api/api.ts'
import { request, type ApiRequest } from '#src/api/request.ts'
import type { ArchiveKind } from '../kinds.ts'
import { savedChanged } from '../savedListsApi.ts'

/** A track, artist or album as the music provider knows it. */
export interface MusicItem {
  kind: ArchiveKind
  spotifyId: string
}

/** Catalogue ids of saved items by provider id. An item without an entry is not saved. */
export type SavedIds = Readonly<Record<string, number>>

const SAVE: Readonly<Record<ArchiveKind, (spotifyId: string) => ApiRequest>> = {
  tracks: (spotifyId) => request(saveTrack, { body: { spotifyId } }),
  artists: (spotifyId) => request(saveArtist, { body: { spotifyId } }),
  albums: (spotifyId) => request(saveAlbum, { body: { spotifyId } }),
}

type SavedItem = TrackItem | ArtistItem | AlbumItem

function idOf(item: SavedItem): number {
  if ('trackId' in item) return item.trackId
  return 'artistId' in item ? item.artistId : item.albumId
}

const savedIdsOf = ({ tracks, artists, albums }: AnswerOf<typeof findSaved>): SavedIds =>
  Object.fromEntries(
    [...tracks, ...artists, ...albums].map((item) => [item.spotifyId, idOf(item as SavedItem)]),
  )

/** AT1, AR1, AL1 and AS1. `removeItem` (archiveApi.ts) removes what was saved. */
export const savingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the id in the catalogue. Idempotent. */
    saveItem: build.mutation<number, MusicItem>({
      query: ({ kind, spotifyId }) => SAVE[kind](spotifyId),
      transformResponse: idOf,
      // also after a failure: the item may be saved although the answer was lost
      invalidatesTags: (_id, _error, { kind }) => savedChanged(kind),
    }),
    /** Whether an item is saved of which a call was not answered. Not repeated: the member is waiting. */
    checkSaved: build.query<SavedIds, string>({
      query: (spotifyId) => ({ ...request(findSaved, { query: { spotifyIds: spotifyId } }), once: true }),
      transformResponse: savedIdsOf,
    }),
    /** Which of these provider ids are saved. */
    findSaved: build.query<SavedIds, readonly string[]>({
      query: (spotifyIds) => request(findSaved, { query: { spotifyIds: spotifyIds.join(',') } }),
      transformResponse: savedIdsOf,
      providesTags: [
        { type: 'Archive', id: 'tracks' },
        { type: 'Archive', id: 'artists' },
        { type: 'Archive', id: 'albums' },
      ],
    }),
  }),
})

export const { useFindSavedQuery } = savingApi
