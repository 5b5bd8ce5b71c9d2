export { ANSWERED_TEXT, type FriendAnswer, notAnsweredText } from './answerTexts.ts'
export {
  useAcceptFriendMutation,
  useKnownFriendCount,
  useListFriendRequestsQuery,
  useListFriendsQuery,
  useRejectFriendMutation,
} from './friendsApi.ts'
export { FriendFinder } from './FriendFinder.tsx'
export { useAnswerRequests } from './useAnswerRequests.ts'
export { WithdrawRequestDialogWhenOpen } from './WithdrawRequestDialogWhenOpen.ts'
