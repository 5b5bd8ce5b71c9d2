import type { ApiError } from '#src/api/apiError.ts'
import { chatLimitText, unansweredText } from '#src/api/failureText.ts'

/** The kinds of requests to another member. */
export type RequestKind = 'chat' | 'friend'

/** docs/product/friends.md "Asking from a profile". */
export const REQUEST_SENT_TEXT: Readonly<Record<RequestKind, string>> = {
  chat: '채팅 요청을 보냈습니다.',
  friend: '친구 신청을 보냈습니다.',
}

/** The other had asked already, so both are friends at once. */
export const BEFRIENDED_TEXT = '서로 친구가 되었습니다.'

const BY_STATUS: Readonly<Record<number, string>> = {
  500: '이미 요청을 보냈습니다.', // P13
  409: '이미 요청이 존재합니다.',
  404: '존재하지 않는 사용자입니다.',
  401: '로그인이 필요합니다.',
}

/** Shown for another tap on the button of a chat request that is not answered yet. */
export const CHAT_REQUESTED_TEXT = '이미 요청을 보냈습니다.'

/** Sending it again cannot succeed. */
export const isAlreadyThere = (error: ApiError) => error.kind === 'refused' && error.status === 409

export function requestFailureText(error: ApiError): string {
  const status = 'status' in error ? error.status : 0
  return chatLimitText(error) ?? unansweredText(error) ?? BY_STATUS[status] ?? '요청 전송에 실패했습니다.'
}
