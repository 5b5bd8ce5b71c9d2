import type { AnswerOf, InputOf } from '#contract/call.ts'
import {
  listSurveyArtists,
  listSurveySessions,
  saveSurvey,
  type ArtistCandidate,
} from '#contract/http/survey.ts'
import { SESSION_TYPES, type SessionType } from '#contract/sessions.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

const isOfMembers = (name: string): name is SessionType => SESSION_TYPES.some((type) => type === name)

/** S1, S4 and S7. The lists are cached for 5 minutes, the default of the base slice. */
export const surveyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSurveyArtists: build.query<ArtistCandidate[], void>({ query: () => request(listSurveyArtists) }),
    listSurveySessions: build.query<SessionType[], void>({
      query: () => request(listSurveySessions),
      transformResponse: (answer: AnswerOf<typeof listSurveySessions>) =>
        answer.map(({ name }) => name).filter(isOfMembers),
    }),
    saveSurvey: build.mutation<null, InputOf<typeof saveSurvey>>({
      query: (body) => request(saveSurvey, { body }),
      // the artists are saved in the archive too
      invalidatesTags: (_answer, error) => (error ? [] : ['Profile', 'Archive']),
    }),
  }),
})

export const { useListSurveyArtistsQuery, useListSurveySessionsQuery } = surveyApi
