import { MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { graphemeCount } from '#contract/text.ts'

/** Failures the server has no code for. */
const OWN_FAILURES = {
  unconfirmed: '서버의 답을 받지 못했습니다. 다시 보내 주세요.',
  notUploaded: '파일을 올리지 못했습니다. 다시 보내 주세요.',
  /** The phone had no room for it, and the tab that had it is gone. */
  fileLost: '이 기기에 파일이 남아 있지 않습니다. 파일을 다시 골라 주세요.',
} as const
export type OwnFailure = keyof typeof OWN_FAILURES

/** The code of it says no more than that something is wrong. The field takes no such text; a server of another time may count otherwise. */
const TOO_LONG_TEXT = `메시지는 ${MESSAGE_MAX_CHARS}자까지 보낼 수 있습니다.`

interface Failed {
  content: string
  failure: string | null
  failureSentence?: string
}

/** Why a message failed, for people: the server's own sentence. Null: it did not. */
export function failureText({ content, failure, failureSentence }: Failed): string | null {
  if (failure === null) return null
  if (failure === 'COMMON400' && graphemeCount(content) > MESSAGE_MAX_CHARS) return TOO_LONG_TEXT
  return failureSentence ?? OWN_FAILURES[failure as OwnFailure] ?? OWN_FAILURES.unconfirmed
}
