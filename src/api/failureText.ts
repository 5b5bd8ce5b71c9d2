import { type ApiError, asApiError, isUnanswered } from './apiError.ts'

/** When nobody answered, there is nothing to read out but this. */
export const OFFLINE_TEXT = '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'

/** 429, also where a proxy said it without a word (P20). */
export const TOO_MANY_TEXT = '잠시 후 다시 시도해 주세요.'

/** The server's own sentence where it has one; `fallback` is the screen's (docs/product.md "Reading and failing"). */
export function failureText(error: ApiError, fallback: string): string {
  switch (error.kind) {
    case 'refused':
      return error.message
    case 'broken':
      return error.message ?? fallback
    case 'offline':
    case 'timeout':
      return fallback
  }
}

/** The line under what says that something could not be read: why, where there is more to tell than that. */
export function failureHelp(error: unknown): string {
  const failure = asApiError(error)
  return isUnanswered(failure) ? OFFLINE_TEXT : failureText(failure, '')
}
