import { chatApi } from '#src/features/chat/public.ts'

/** How many friends there are, if somebody has asked already; nobody asks for it. */
export function useKnownFriendCount(): number | undefined {
  return chatApi.endpoints.listFriends.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length }),
  }).count
}
