import { MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { graphemeCount } from '#contract/text.ts'

/** There is nobody to send to in a private room: docs/product/chat.md "Writing". */
export const NO_RECEIVER_TEXT = '채팅방을 다시 선택해주세요.'

/** Failures without a server code. */
const OWN_FAILURES = {
  unconfirmed: '서버의 답을 받지 못했습니다. 다시 보내 주세요.',
  notUploaded: '파일을 올리지 못했습니다. 다시 보내 주세요.',
  /** The phone could not store the file, and the tab that had it is gone. */
  fileLost: '이 기기에 파일이 남아 있지 않습니다. 파일을 다시 골라 주세요.',
  noReceiver: NO_RECEIVER_TEXT,
} as const
export type OwnFailure = keyof typeof OWN_FAILURES

/**
 * COMMON400 alone says only that something is wrong. The field allows no such text, but another server
 * version may count differently.
 */
const TOO_LONG_TEXT = `메시지는 ${MESSAGE_MAX_CHARS}자까지 보낼 수 있습니다.`

interface Failed {
  content: string
  failure: string | null
  failureSentence?: string
}

/**
 * The failure text shown to the member: the server's own sentence where there is one. Null if the message has
 * not failed.
 */
export function failureText({ content, failure, failureSentence }: Failed): string | null {
  if (failure === null) return null
  if (failure === 'COMMON400' && graphemeCount(content) > MESSAGE_MAX_CHARS) return TOO_LONG_TEXT
  return failureSentence ?? OWN_FAILURES[failure as OwnFailure] ?? OWN_FAILURES.unconfirmed
}
