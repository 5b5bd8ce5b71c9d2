import type { AnswerOf, InputOf } from '#contract/call.ts'
import { agree, listConsents } from '#contract/http/auth/consents.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** CO1 and CO2. */
export const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConsents: build.query<AnswerOf<typeof listConsents>, void>({
      query: () => request(listConsents),
      providesTags: ['Consents'],
    }),
    agree: build.mutation<void, InputOf<typeof agree>>({
      query: (body) => request(agree, { body }),
      // the profile says whether something is missing
      invalidatesTags: (_nothing, error) => (error ? [] : ['Consents', 'Profile']),
    }),
  }),
})

export const { useListConsentsQuery, useAgreeMutation } = consentsApi
