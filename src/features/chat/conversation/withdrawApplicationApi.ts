import { withdrawApplication } from '#contract/http/recruitments/applications.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** B10, for the applicant in the conversation. */
const withdrawApplicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Also after a refusal the list is read: the application was decided or taken back elsewhere. */
    withdrawApplication: build.mutation<null, number>({
      query: (bandId) => request(withdrawApplication, { path: { bandId } }),
      invalidatesTags: ['Room'],
    }),
  }),
})

export const { useWithdrawApplicationMutation } = withdrawApplicationApi
