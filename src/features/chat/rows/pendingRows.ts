import { dayNumber, toDateTime } from '#src/lib/time/time.ts'
import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import { failureText } from '../delivery/outboxFailures.ts'
import type { ChatRow, MessageRowState } from './chatRows.ts'
import { dayRow, minuteOf } from './confirmedRows.ts'
import { promisedAttachment } from './rowAttachment.ts'
import type { TimelineInput } from './timelineInput.ts'

/** The rows of unconfirmed messages, below all confirmed ones. */
export function pendingRows({ messages, pending, inFlight, uploads, isPaced }: TimelineInput): ChatRow[] {
  const newest = messages.at(-1)
  let latest = newest ? Date.parse(newest.timestamp) : 0
  let isMine = pending.length > 0 && newest?.type !== 'SYSTEM' && newest?.senderId === pending[0]!.senderId

  const states = pending.map((entry) =>
    stateOf(entry, inFlight[entry.clientMessageId] || uploads[entry.clientMessageId] !== undefined),
  )
  const lastPaced = isPaced ? states.lastIndexOf('waiting') : -1

  return pending.flatMap((entry, i) => {
    const at = Date.parse(entry.submittedAt)
    // the phone's clock may be behind the server's: a day divider never goes back
    const isNewDay = dayNumber(at) > dayNumber(latest)
    const first = !isMine || minuteOf(at) > minuteOf(latest)
    const uploaded = uploads[entry.clientMessageId]
    latest = Math.max(latest, at)
    isMine = true
    const failure = failureText(entry)
    const row: ChatRow = {
      kind: 'message',
      key: entry.clientMessageId,
      messageId: entry.temporaryId,
      mine: true,
      senderId: entry.senderId,
      senderName: '',
      text: entry.content,
      ...(entry.attachment && { attachment: promisedAttachment(entry.attachment) }),
      ...(uploaded !== undefined && { uploaded }),
      dateTime: toDateTime(at),
      first,
      last: i === pending.length - 1,
      unreadBy: 0,
      state: states[i]!,
      clientMessageId: entry.clientMessageId,
      temporaryId: entry.temporaryId,
      ...(failure !== null && { failure }),
      ...(i === lastPaced && { isPaced: true }),
    }
    return isNewDay ? [dayRow(at), row] : [row]
  })
}

function stateOf(entry: OutboxEntry, isUnderWay: boolean): MessageRowState {
  if (entry.failure !== null) return 'failed'
  return isUnderWay ? 'sending' : 'waiting'
}
