import { type ApiError, isRefusedWith } from '#src/api/apiError.ts'
import { unansweredText } from '#src/api/failureText.ts'

/** The two answers to a friend request. */
export type FriendAnswer = 'accept' | 'reject'

/** docs/product/friends.md "Answering a friend request". */
export const ANSWERED_TEXT: Readonly<Record<FriendAnswer, string>> = {
  accept: '친구 신청을 수락했습니다.',
  reject: '친구 신청을 거절했습니다.',
}

const FAILED_TEXT: Readonly<Record<FriendAnswer, string>> = {
  accept: '친구 신청 수락에 실패했습니다.',
  reject: '친구 신청 거절에 실패했습니다.',
}

/** The request was answered on another device, or taken back. */
export const REQUEST_GONE_TEXT = '이미 처리되었거나 취소된 친구 신청입니다.'

export const isRequestGone = (error: ApiError) => isRefusedWith(error, 'FRIEND4004', 'FRIEND4010')

/** docs/product/friends.md "Answering a friend request". */
export const notAnsweredText = (error: ApiError, how: FriendAnswer) =>
  unansweredText(error) ?? FAILED_TEXT[how]

/** When the request is gone, the list drops it, so a retry makes no sense. */
export const answerFailureText = (error: ApiError, how: FriendAnswer) =>
  isRequestGone(error) ? REQUEST_GONE_TEXT : notAnsweredText(error, how)
