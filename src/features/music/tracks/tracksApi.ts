import { readTrackDetail, type TrackDetail } from '#contract/http/archive/archivedTracks.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** AT9: a track of the catalogue, saved or not. */
export const tracksApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTrackDetail: build.query<TrackDetail, number>({
      query: (trackId) => request(readTrackDetail, { path: { trackId } }),
    }),
  }),
})

export const { useReadTrackDetailQuery } = tracksApi
