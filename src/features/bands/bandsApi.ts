import type { QueryOf } from '#contract/call.ts'
import {
  type ArtistRef,
  type BandDetail,
  type BandMember,
  type BandProfile,
  type BandSummary,
  listBandArtists,
  listBandMembers,
  listBandTracks,
  listBands,
  readBandDetail,
  readBandProfile,
  type TrackRef,
} from '#contract/http/bands/bands.ts'
import type { RoomEntry } from '#contract/http/chat/rooms.ts'
import { joinBand } from '#contract/http/recruitments/applications.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

const tagOf = (bandId: number) => [{ type: 'Band', id: bandId } as const]

/** B1 and B3 to B8: bands, and applying to them. */
export const bandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** B1. */
    listBands: build.query<BandSummary[], QueryOf<typeof listBands>>({
      query: (query) => request(listBands, { query }),
      providesTags: ['Bands'],
    }),
    /** B3. */
    readBandProfile: build.query<BandProfile, number>({
      query: (bandId) => request(readBandProfile, { path: { bandId } }),
      providesTags: (_profile, _error, bandId) => tagOf(bandId),
    }),
    /** B4. */
    readBandDetail: build.query<BandDetail, number>({
      query: (bandId) => request(readBandDetail, { path: { bandId } }),
      providesTags: (_detail, _error, bandId) => tagOf(bandId),
    }),
    /** B5. */
    listBandMembers: build.query<BandMember[], number>({
      query: (bandId) => request(listBandMembers, { path: { bandId } }),
      providesTags: (_members, _error, bandId) => tagOf(bandId),
    }),
    /** B6. */
    listBandTracks: build.query<TrackRef[], number>({
      query: (bandId) => request(listBandTracks, { path: { bandId } }),
      providesTags: (_tracks, _error, bandId) => tagOf(bandId),
    }),
    /** B7. */
    listBandArtists: build.query<ArtistRef[], number>({
      query: (bandId) => request(listBandArtists, { path: { bandId } }),
      providesTags: (_artists, _error, bandId) => tagOf(bandId),
    }),
    /** B8. It adds a row to the room list. */
    joinBand: build.mutation<RoomEntry, { bandId: number; session?: BandSessionType; message?: string }>({
      query: ({ bandId, ...body }) => request(joinBand, { path: { bandId }, body }),
      // after a refusal because the session is taken, the band is read again
      invalidatesTags: (_room, error, { bandId }) => (error ? tagOf(bandId) : ['Room']),
    }),
  }),
})
