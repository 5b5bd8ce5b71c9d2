/**
 * What happens when a SEND is refused (the ERROR frame on WS4). docs/realtime.md "The life of a message".
 * Refused uploads are handled in `uploads/uploadVerdict.ts`. The texts shown for a failed message are in
 * `outboxFailures.ts`, because rows need them without the slice, also in the demo.
 *
 * | code                                           | verdict                                     |
 * | ---------------------------------------------- | ------------------------------------------- |
 * | ATTACHMENT4004, its file is uploaded again     | ignored: the server reported it twice       |
 * | ATTACHMENT4004, the first time                 | uploadAgain: the message waits for its file |
 * | COMMON429                                      | postponed, not counted as an attempt        |
 * | COMMON500, COMMON503                           | postponed, counted: the third attempt fails |
 * | any other, also ATTACHMENT4004 the second time | failed: the message waits for the member    |
 *
 * A chat limit (CHAT4031) fails each message of the outbox once, with its sentence; 다시 보내기 tries again.
 */
import type { ErrorCode } from '#contract/errors.ts'
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

/** The room is gone, or the member is no longer in it. */
const NOT_IN_ROOM: readonly string[] = ['CHAT4004', 'CHAT4000'] satisfies ErrorCode[]

/**
 * Whether a read mark came just after the room was left, here or on another device, or its band ended. Then
 * there is nothing to mark, and nothing is wrong.
 */
export function isLateReadMark({ code, destination }: Pick<ErrorData, 'code' | 'destination'>): boolean {
  const id = parseSend(destination)?.id
  return (id === 'WS7' || id === 'WS8') && NOT_IN_ROOM.includes(code)
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
