import { endOtherSessions, endSession, listSessions, type Session } from '#contract/http/auth/sessions.ts'
import { api } from '#src/api/api.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { request } from '#src/api/request.ts'

/** A9 to A11. */
const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A9. Read again whenever the screen opens, because it shows the current sessions. */
    listSessions: build.query<Session[], void>({
      query: () => request(listSessions),
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
    }),
    /** A10. An ended session leaves the list at once. The list is read again after any answer. */
    endSession: build.mutation<void, string>({
      query: (sessionId) => request(endSession, { query: { sessionId } }),
      async onQueryStarted(endedId, { dispatch, queryFulfilled }) {
        const isGone = await queryFulfilled.then(
          () => true,
          ({ error }) => isRefusedWith(asApiError(error), 'AUTH4004'),
        )
        if (isGone) dispatch(keptOnly(({ sessionId }) => sessionId !== endedId))
      },
      invalidatesTags: ['Session'],
    }),
    /** A11. Like A10. */
    endOtherSessions: build.mutation<void, void>({
      query: () => request(endOtherSessions),
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isDone) dispatch(keptOnly(({ isCurrent }) => isCurrent))
      },
      invalidatesTags: ['Session'],
    }),
  }),
})

const keptOnly = (stays: (session: Session) => boolean) =>
  sessionsApi.util.updateQueryData('listSessions', undefined, (sessions) => sessions.filter(stays))

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi
