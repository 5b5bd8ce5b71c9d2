import { friendsApi } from './friendsApi.ts'

/** How many friends there are, if somebody has asked already; nobody asks for it. */
export function useKnownFriendCount(): number | undefined {
  return friendsApi.endpoints.listFriends.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length }),
  }).count
}
