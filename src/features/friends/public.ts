export { ANSWER_FAILED_TEXT, ANSWERED_TEXT, type FriendAnswer } from './answerTexts.ts'
export {
  useAcceptFriendMutation,
  useListFriendRequestsQuery,
  useListFriendsQuery,
  useRejectFriendMutation,
} from './friendsApi.ts'
export { FriendFinder } from './FriendFinder.tsx'
export { useAnswerRequests } from './useAnswerRequests.ts'
export { WithdrawRequestDialogWhenOpen } from './WithdrawRequestDialogWhenOpen.ts'
export { useKnownFriendCount } from './useKnownFriendCount.ts'
