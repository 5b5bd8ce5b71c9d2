import type { ArtistItem } from '#contract/http/archive/archive.ts'
import { readArtist } from '#contract/http/archive/archivedArtists.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** AR5: an artist of the catalogue, saved or not. */
export const artistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readArtist: build.query<ArtistItem, number>({
      query: (artistId) => request(readArtist, { path: { artistId } }),
    }),
  }),
})

export const { useReadArtistQuery } = artistsApi
