import { friendsApi } from './friendsApi.ts'

/** The number of friends if F1 is cached already; sends no request. */
export function useKnownFriendCount(): number | undefined {
  return friendsApi.endpoints.listFriends.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length }),
  }).count
}
