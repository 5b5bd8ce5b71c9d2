import {
  acceptFriend,
  endFriendship,
  type FriendRequest,
  listFriendRequests,
  rejectFriend,
  withdrawFriendRequest,
} from '#contract/http/friends.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'
import { chatApi } from '#src/features/chat/public.ts'

/**
 * F3 to F7: requests and friendships. What has been done is seen at once. Who has which is read again also where a call failed: an
 * answer that was lost may have been a yes, and a refusal says that what we show is old. F2 is with the member whom it asks
 * (`members/membersApi.ts`), F1 with those one can talk to (`chat/chatApi.ts`).
 */
export const friendsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** F7, newest first, both directions. */
    listFriendRequests: build.query<FriendRequest[], void>({
      query: () => request(listFriendRequests),
      providesTags: ['Friend'],
    }),
    /** F3, by the id of the request. Its notification goes with it. */
    acceptFriend: build.mutation<null, number>({
      query: (friendRequestId) => request(acceptFriend, { path: { friendRequestId } }),
      async onQueryStarted(friendRequestId, { dispatch, queryFulfilled }) {
        if (await isDone(queryFulfilled)) dispatch(requestGone(friendRequestId))
      },
      invalidatesTags: ['Friend', 'Notification'],
    }),
    /** F4, by the id of the request. Its notification goes with it. */
    rejectFriend: build.mutation<null, number>({
      query: (friendRequestId) => request(rejectFriend, { path: { friendRequestId } }),
      async onQueryStarted(friendRequestId, { dispatch, queryFulfilled }) {
        if (await isDone(queryFulfilled)) dispatch(requestGone(friendRequestId))
      },
      invalidatesTags: ['Friend', 'Notification'],
    }),
    /** F5, by the id of the request. */
    withdrawFriendRequest: build.mutation<null, number>({
      query: (friendRequestId) => request(withdrawFriendRequest, { path: { friendRequestId } }),
      async onQueryStarted(friendRequestId, { dispatch, queryFulfilled }) {
        if (await isDone(queryFulfilled)) dispatch(requestGone(friendRequestId))
      },
      invalidatesTags: ['Friend'],
    }),
    /** F6, by the id of the friendship. */
    endFriendship: build.mutation<null, number>({
      query: (friendId) => request(endFriendship, { path: { friendId } }),
      async onQueryStarted(friendId, { dispatch, queryFulfilled }) {
        if (await isDone(queryFulfilled)) dispatch(friendGone(friendId))
      },
      invalidatesTags: ['Friend'],
    }),
  }),
})

export const {
  useListFriendRequestsQuery,
  useAcceptFriendMutation,
  useRejectFriendMutation,
  useWithdrawFriendRequestMutation,
  useEndFriendshipMutation,
} = friendsApi

/** Why it was not is said by whoever asked. */
const isDone = (fulfilled: Promise<unknown>): Promise<boolean> =>
  fulfilled.then(
    () => true,
    () => false,
  )

const requestGone = (gone: number) =>
  friendsApi.util.updateQueryData('listFriendRequests', undefined, (requests) =>
    requests.filter(({ friendRequestId }) => friendRequestId !== gone),
  )

const friendGone = (gone: number) =>
  chatApi.util.updateQueryData('listFriends', undefined, (friends) =>
    friends.filter(({ friendId }) => friendId !== gone),
  )
