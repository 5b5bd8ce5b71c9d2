import type { AnswerOf } from '#contract/call.ts'
import * as calls from '#contract/http/chat/invitations.ts'
import { request } from '#src/api/request.ts'
import { chatApi } from './chatApi.ts'

export type InvitedGroup = AnswerOf<typeof calls.findInvitation>

export const invitationsApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * CH17. Reads the code of one's own group; the server makes one on the first call. Read again whenever the
     * sheet opens: it may have been renewed on another device.
     */
    readInvitation: build.query<string, number>({
      query: (roomId) => request(calls.readInvitation, { path: { roomId } }),
      transformResponse: ({ code }: AnswerOf<typeof calls.readInvitation>) => code,
      keepUnusedDataFor: 0,
    }),

    /** CH18. The new code takes the place of the one before in the cache. */
    renewInvitation: build.mutation<string, number>({
      query: (roomId) => request(calls.renewInvitation, { path: { roomId } }),
      transformResponse: ({ code }: AnswerOf<typeof calls.renewInvitation>) => code,
      async onQueryStarted(roomId, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data !== null) await dispatch(invitationsApi.util.upsertQueryData('readInvitation', roomId, data))
      },
    }),

    /** CH19. Never from the cache: the link may have ended, and the number of people changes. */
    findInvitation: build.query<InvitedGroup, string>({
      query: (code) => request(calls.findInvitation, { query: { code } }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useReadInvitationQuery, useRenewInvitationMutation, useFindInvitationQuery } = invitationsApi
