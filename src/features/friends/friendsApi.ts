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

/** The second argument of `onQueryStarted`. */
interface Asked<Change> {
  dispatch: (change: Change) => unknown
  queryFulfilled: Promise<unknown>
}

/** Removes the item from its list when the call has succeeded. The caller shows a failure. */
const goneOnceDone =
  <Change>(gone: (id: number) => Change) =>
  (id: number, { dispatch, queryFulfilled }: Asked<Change>): Promise<void> =>
    queryFulfilled.then(
      () => void dispatch(gone(id)),
      () => {},
    )

/**
 * F1 and F3 to F7: friends, requests and friendships. The lists change as soon as a call has succeeded. They
 * are also read again after a failed call: it may have succeeded although the answer was lost, and a refusal
 * means that the lists are outdated. F2 is in `profile/membersApi.ts`.
 */
export const friendsApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    /** F3, by request id. Removes the notification of the request too. */
    acceptFriend: build.mutation<null, number>({
      query: (friendRequestId) => request(acceptFriend, { path: { friendRequestId } }),
      onQueryStarted: goneOnceDone(requestGone),
      invalidatesTags: ['Friend', 'Notification'],
    }),
    /** F4, by request id. Removes the notification of the request too. */
    rejectFriend: build.mutation<null, number>({
      query: (friendRequestId) => request(rejectFriend, { path: { friendRequestId } }),
      onQueryStarted: goneOnceDone(requestGone),
      invalidatesTags: ['Friend', 'Notification'],
    }),
    /** F5, by request id. */
    withdrawFriendRequest: build.mutation<null, number>({
      query: (friendRequestId) => request(withdrawFriendRequest, { path: { friendRequestId } }),
      onQueryStarted: goneOnceDone(requestGone),
      invalidatesTags: ['Friend'],
    }),
    /** F6, by friendship id. */
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

/** The number of friends if F1 is cached already; sends no request. */
export function useKnownFriendCount(): number | undefined {
  return friendsApi.endpoints.listFriends.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length }),
  }).count
}
