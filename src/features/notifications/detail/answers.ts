import type { ApiError } from '#src/api/apiError.ts'
import { chatLimitText, unansweredText } from '#src/api/failureText.ts'

/** docs/product/notifications.md "Answers". */
export const CHAT_ANSWERED_TEXT = {
  accept: '채팅방이 생성되었습니다.',
  reject: '채팅 요청을 거절했습니다.',
} as const

interface Failures {
  byStatus: Readonly<Record<number, string>>
  otherwise: string
}

const CHAT_FAILURES: Readonly<Record<keyof typeof CHAT_ANSWERED_TEXT, Failures>> = {
  accept: {
    byStatus: {
      404: '존재하지 않는 사용자입니다.',
      401: '로그인이 필요합니다.',
      409: '이미 채팅방이 존재합니다.',
    },
    otherwise: '채팅방 생성에 실패했습니다.',
  },
  reject: {
    byStatus: {
      404: '존재하지 않는 요청입니다.',
      401: '로그인이 필요합니다.',
      403: '권한이 없습니다.',
    },
    otherwise: '채팅 요청 거절에 실패했습니다.',
  },
}

export function chatFailureText(answer: keyof typeof CHAT_ANSWERED_TEXT, error: ApiError): string {
  const { byStatus, otherwise } = CHAT_FAILURES[answer]
  const ofStatus = 'status' in error ? byStatus[error.status] : undefined
  return chatLimitText(error) ?? unansweredText(error) ?? ofStatus ?? otherwise
}

/**
 * Nothing is left to answer: it was answered on another device or taken back, or the sender is gone. After
 * any other failure the member can try again.
 */
export const isOver = (error: ApiError) =>
  error.kind === 'refused' && (error.status === 404 || error.status === 409)
