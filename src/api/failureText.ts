import { type ApiError, asApiError, isRefusedWith, isUnanswered } from './apiError.ts'
import { isOffline, NO_NETWORK_TEXT } from './offline.ts'

/** Shown when the server did not answer. */
export const OFFLINE_TEXT = '서버에 연결하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'

/** Shown for a 429, also when it comes from a proxy without a text (P20). */
export const TOO_MANY_TEXT = '잠시 후 다시 시도해 주세요.'

/**
 * The server's sentence if there is one; otherwise the screen's `fallback` (docs/product.md "Reading and
 * failing").
 */
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

/** The sentence about the network when there was no answer, else `failureText` (P30). */
export const failureOrOfflineText = (error: ApiError, fallback: string): string =>
  isUnanswered(error) ? OFFLINE_TEXT : failureText(error, fallback)

/**
 * For actions: the sentence about the phone's network, or else about the server, when there was no answer
 * (P31); null: another failure.
 */
export function unansweredText(error: ApiError): string | null {
  if (!isUnanswered(error)) return null
  return isOffline() ? NO_NETWORK_TEXT : OFFLINE_TEXT
}

/** The line below the message that reading failed: the reason, if there is more to say; otherwise empty. */
export function failureHelp(error: unknown): string {
  return failureOrOfflineText(asApiError(error), '')
}

/**
 * The sentence of a chat limit (CHAT4031), for screens whose texts go by the status; null: another failure
 * (P30).
 */
export const chatLimitText = (error: ApiError): string | null =>
  error.kind === 'refused' && isRefusedWith(error, 'CHAT4031') ? error.message : null
