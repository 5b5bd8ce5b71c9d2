import {
  objectToSanction,
  objectToSuspension,
  readSanction,
  type Sanction,
} from '#contract/http/safety/sanctions.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** SA1 to SA3. */
const sanctionsApi = api.enhanceEndpoints({ addTagTypes: ['Sanction'] }).injectEndpoints({
  endpoints: (build) => ({
    /** SA1. Read again whenever it is opened: a moderator may have answered meanwhile. */
    readSanction: build.query<Sanction, number>({
      query: (sanctionId) => request(readSanction, { path: { sanctionId } }),
      providesTags: ['Sanction'],
      keepUnusedDataFor: 0,
    }),
    /** SA2. The sanction is read again after any answer: a refusal means that it has changed. */
    objectToSanction: build.mutation<null, { sanctionId: number; words: string }>({
      query: ({ sanctionId, words }) => request(objectToSanction, { path: { sanctionId }, body: { words } }),
      invalidatesTags: ['Sanction'],
    }),
    /** SA3. */
    objectToSuspension: build.mutation<null, { objectionToken: string; words: string }>({
      query: (body) => request(objectToSuspension, { body }),
    }),
  }),
})

export const { useReadSanctionQuery, useObjectToSanctionMutation, useObjectToSuspensionMutation } =
  sanctionsApi
