import {
  acceptFriend,
  endFriendship,
  type Friend,
  type FriendRequest,
  listFriendRequests,
  listFriends,
  rejectFriend,
  withdrawFriendRequest,
} from '#contract/http/friends/friends.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** F1. */
    listFriends: build.query<Friend[], void>({
      query: () => request(listFriends),
      providesTags: ['Friend'],
    }),
    /** F7, newest first, both directions. */
    listFriendRequests: build.query<FriendRequest[], void>({
      query: () => request(listFriendRequests),
      providesTags: ['Friend'],
    }),
  }),
})

const requestGone = (gone: number) =>
  listsApi.util.updateQueryData('listFriendRequests', undefined, (requests) =>
    requests.filter(({ friendRequestId }) => friendRequestId !== gone),
  )

const friendGone = (gone: number) =>
  listsApi.util.updateQueryData('listFriends', undefined, (friends) =>
    friends.filter(({ friendId }) => friendId !== gone),
  )

/** As RTK Query hands it to a mutation. */
interface Asked<Change> {
  dispatch: (change: Change) => unknown
  queryFulfilled: Promise<unknown>
}

/** What a call ends leaves the lists once it has. Why it was not is said by whoever asked. */
const goneOnceDone =
  <Change>(gone: (id: number) => Change) =>
  (id: number, { dispatch, queryFulfilled }: Asked<Change>): Promise<void> =>
    queryFulfilled.then(
      () => void dispatch(gone(id)),
      () => {},
    )

/**
 * F1 and F3 to F7: friends, requests and friendships. What has been done is seen at once. Who has which is read again also where a call failed: an
 * answer that was lost may have been a yes, and a refusal says that what we show is old. F2 is with the member whom it asks
 * (`profile/membersApi.ts`).
 */
export const friendsApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    /** F3, by the id of the request. Its notification goes with it. */
    acceptFriend: build.mutation<null, number>({
      query: (friendRequestId) => request(acceptFriend, { path: { friendRequestId } }),
      onQueryStarted: goneOnceDone(requestGone),
      invalidatesTags: ['Friend', 'Notification'],
    }),
    /** F4, by the id of the request. Its notification goes with it. */
    rejectFriend: build.mutation<null, number>({
      query: (friendRequestId) => request(rejectFriend, { path: { friendRequestId } }),
      onQueryStarted: goneOnceDone(requestGone),
      invalidatesTags: ['Friend', 'Notification'],
    }),
    /** F5, by the id of the request. */
    withdrawFriendRequest: build.mutation<null, number>({
      query: (friendRequestId) => request(withdrawFriendRequest, { path: { friendRequestId } }),
      onQueryStarted: goneOnceDone(requestGone),
      invalidatesTags: ['Friend'],
    }),
    /** F6, by the id of the friendship. */
    endFriendship: build.mutation<null, number>({
      query: (friendId) => request(endFriendship, { path: { friendId } }),
      onQueryStarted: goneOnceDone(friendGone),
      invalidatesTags: ['Friend'],
    }),
  }),
})

export const {
  useListFriendsQuery,
  useListFriendRequestsQuery,
  useAcceptFriendMutation,
  useRejectFriendMutation,
  useWithdrawFriendRequestMutation,
  useEndFriendshipMutation,
} = friendsApi
