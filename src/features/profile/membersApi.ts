import type { AnswerOf, InputOf } from '#contract/call.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { listMemberAlbums, listMemberTracks, readMemberProfile } from '#contract/http/profile/profile.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'
import { isMemberMissing } from './members/memberMissing.ts'

type RequestTo = InputOf<typeof requestChat> & { targetMemberId: number }

const tagOf = (memberId: number) => [{ type: 'Member', id: memberId } as const]

/** PR4 to PR6, F2 and CR1: other members, and requests to them. */
export const membersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMemberProfile: build.query<AnswerOf<typeof readMemberProfile>, number>({
      query: (memberId) => request(readMemberProfile, { path: { memberId } }),
      // The profile says whether the member is a friend. A member who does not exist stays that way, unless
      // it was a block that hid them.
      providesTags: (_profile, error, memberId) =>
        isMemberMissing(error) ? ['Block'] : [...tagOf(memberId), 'Friend'],
    }),
    listMemberTracks: build.query<AnswerOf<typeof listMemberTracks>, number>({
      query: (memberId) => request(listMemberTracks, { path: { memberId } }),
      providesTags: (_tracks, _error, memberId) => tagOf(memberId),
    }),
    listMemberAlbums: build.query<AnswerOf<typeof listMemberAlbums>, number>({
      query: (memberId) => request(listMemberAlbums, { path: { memberId } }),
      providesTags: (_albums, _error, memberId) => tagOf(memberId),
    }),
    requestFriend: build.mutation<AnswerOf<typeof requestFriend>, InputOf<typeof requestFriend>>({
      query: (body) => request(requestFriend, { body }),
      // The request is listed as sent, or it crosses theirs: then the two are friends, and the notification
      // of their request is removed. Also after a failure: the two may have become friends meanwhile.
      invalidatesTags: ['Friend', 'Notification'],
    }),
    requestChat: build.mutation<null, RequestTo>({
      query: (body) => request(requestChat, { body }),
      async onQueryStarted({ targetMemberId }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled
          dispatch(
            membersApi.util.updateQueryData('readMemberProfile', targetMemberId, (member) => {
              member.chatRequested = true
            }),
          )
        } catch {
          // the caller shows the failure
        }
      },
      // it may have been sent from another device
      invalidatesTags: (_answer, error, { targetMemberId }) => (error ? tagOf(targetMemberId) : []),
    }),
  }),
})

export const {
  useReadMemberProfileQuery,
  useListMemberTracksQuery,
  useListMemberAlbumsQuery,
  useRequestFriendMutation,
  useRequestChatMutation,
} = membersApi
