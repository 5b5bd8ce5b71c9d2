/**
 * What happens when a SEND is refused (the ERROR frame on WS4), and the words of a message that failed.
 * docs/realtime.md "The life of a message". What a refused upload means is in `uploads/uploadVerdict.ts`.
 *
 * | code                                             | verdict                                     |
 * | ------------------------------------------------ | ------------------------------------------- |
 * | ATTACHMENT4004, its file is being uploaded again | ignored: the server reported it twice       |
 * | ATTACHMENT4004, the first time                   | uploadAgain: the message waits for its file |
 * | COMMON429                                        | postponed, not counted as an attempt        |
 * | COMMON500, COMMON503                             | postponed, counted: the third attempt fails |
 * | any other, also ATTACHMENT4004 the second time   | failed: the message waits for the member    |
 */
import type { ErrorCode } from '#contract/errors.ts'
import { MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { graphemeCount } from '#contract/text.ts'
import { parseSend } from '#contract/ws/destinations.ts'
import type { ErrorData } from '#contract/ws/frames.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import { awaitsFile } from './outboxRules.ts'
import { selectEntry, selectOutbox, type WithOutbox } from './outboxSlice.ts'

export type RefusalVerdict =
  | { type: 'ignored' }
  | { type: 'uploadAgain' }
  | { type: 'postponed'; counts: boolean }
  | { type: 'failed' }

const FILE_GONE: ErrorCode = 'ATTACHMENT4004'
const TOO_MANY: ErrorCode = 'COMMON429'

/** Refusals that are not caused by the message: it is sent again. */
const PASSING_CODES: readonly string[] = [TOO_MANY, 'COMMON500', 'COMMON503'] satisfies ErrorCode[]

/** Decides what a refusal means for its message. */
export function refusalVerdict(code: string, entry: Pick<OutboxEntry, 'attachment'>): RefusalVerdict {
  const { attachment } = entry
  if (code === FILE_GONE && awaitsFile(entry)) return { type: 'ignored' }
  if (code === FILE_GONE && attachment && !attachment.again) return { type: 'uploadAgain' }
  return PASSING_CODES.includes(code) ? { type: 'postponed', counts: code !== TOO_MANY } : { type: 'failed' }
}

/**
 * Finds the refused entry by its id, or else the entry in flight in the room the SEND went to: there is only
 * one. Null when the refusal belongs to no message, as that of a read mark.
 */
export function refusedEntry(
  state: WithOutbox,
  { clientMessageId, destination }: Pick<ErrorData, 'clientMessageId' | 'destination'>,
): OutboxEntry | null {
  if (clientMessageId !== null) return selectEntry(state, clientMessageId) ?? null
  const send = parseSend(destination)
  if (!send || (send.id !== 'WS5' && send.id !== 'WS6')) return null
  const { inFlight } = state.outbox
  return (
    selectOutbox(state).find((entry) => entry.roomId === send.roomId && inFlight[entry.clientMessageId]) ??
    null
  )
}

/** Failures without a server code. */
const OWN_FAILURES = {
  unconfirmed: '서버의 답을 받지 못했습니다. 다시 보내 주세요.',
  notUploaded: '파일을 올리지 못했습니다. 다시 보내 주세요.',
  /** The phone could not store the file, and the tab that had it is gone. */
  fileLost: '이 기기에 파일이 남아 있지 않습니다. 파일을 다시 골라 주세요.',
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
