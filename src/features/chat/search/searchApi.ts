import type { AnswerOf } from '#contract/call.ts'
import * as calls from '#contract/http/chat/messages.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

export interface MatchesAsked {
  roomId: number
  /** As typed, including initials and incomplete syllables. */
  text: string
}

/** Searches in a room by day or text. Never cached, because the room changes. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** CH14. */
    findDay: build.query<AnswerOf<typeof calls.findDay>, { roomId: number; day: string }>({
      query: ({ roomId, day }) => request(calls.findDay, { path: { roomId }, query: { day } }),
      keepUnusedDataFor: 0,
    }),

    /** CH15. Newest first, one page at a time. */
    searchMessages: build.infiniteQuery<calls.MessagePage, MatchesAsked, number | null>({
      query: ({ queryArg: { roomId, text }, pageParam }) =>
        request(calls.searchMessages, {
          path: { roomId },
          query: { q: text, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ hasNext, lastMessageId }) =>
          hasNext ? (lastMessageId ?? undefined) : undefined,
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useFindDayQuery, useSearchMessagesInfiniteQuery } = searchApi
