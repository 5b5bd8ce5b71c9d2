import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { dayNumber, formatClock, formatDay, isoDay, toDateTime } from '#src/lib/time/time.ts'
import { isHidden } from '../timeline/messageTable.ts'
import { type ChatRow, type DayRow, UNREAD_LABEL } from './chatRows.ts'
import { sentAttachment } from './rowAttachment.ts'
import type { TimelineInput } from './timelineInput.ts'

const MINUTE_MS = 60_000

/** The rows of one confirmed message: a day divider, the unread divider, the message. */
export function confirmedRows(input: TimelineInput, index: number): ChatRow[] {
  const message = input.messages[index]!
  const before = input.messages[index - 1]
  const after = input.messages[index + 1]
  const at = Date.parse(message.timestamp)
  const isNewDay = !before || dayNumber(Date.parse(before.timestamp)) !== dayNumber(at)
  const isBelowDivider = message.messageId === input.dividerAt

  const rows: ChatRow[] = []
  if (isNewDay) rows.push(dayRow(at))
  if (isBelowDivider) rows.push({ kind: 'unread', key: 'unread', label: UNREAD_LABEL })
  const key = `m${message.messageId}`
  if (message.type === 'SYSTEM') {
    rows.push({ kind: 'system', key, messageId: message.messageId, text: message.content })
    return rows
  }

  const mine = message.senderId === input.me
  const first = isNewDay || isBelowDivider || !before || !sameRun(before, message)
  const last = !after || !sameRun(after, message) || after.messageId === input.dividerAt
  const attachment = sentAttachment(message)
  rows.push({
    kind: 'message',
    key: mine && message.clientMessageId !== null ? message.clientMessageId : key,
    messageId: message.messageId,
    mine,
    senderId: message.senderId,
    senderName: message.senderName,
    text: message.content,
    ...(attachment && { attachment }),
    ...(isHidden(message) && { isHidden: true }),
    ...(last && { timeLabel: formatClock(at) }),
    dateTime: toDateTime(at),
    first,
    last,
    unreadBy: unreadByOf(input, message),
    state: 'sent',
  })
  return rows
}

/**
 * The number of people who have not read a message. For an own message it counts the others. For another's it
 * is shown only until this member has read it (docs/product/chat.md "Read marks and numbers"), and then
 * includes this member.
 */
export function unreadByOf({ me, othersRead, ownRead }: TimelineInput, message: ChatMessage): number {
  if (message.type === 'SYSTEM') return 0
  const others = countBelow(othersRead, message.messageId)
  if (message.senderId === me) return others
  return message.messageId <= ownRead ? 0 : others + 1
}

export function dayRow(at: number): DayRow {
  return { kind: 'day', key: `day${dayNumber(at)}`, label: formatDay(at), day: isoDay(at) }
}

/** The number of values in an ascending list that are below the limit. */
function countBelow(ascending: readonly number[], limit: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}

export const minuteOf = (at: number) => Math.floor(at / MINUTE_MS)

/** A run is what one sender wrote within a minute by the clock. SYSTEM lines belong to none. */
const sameRun = (a: ChatMessage, b: ChatMessage) =>
  a.senderId === b.senderId &&
  a.type !== 'SYSTEM' &&
  b.type !== 'SYSTEM' &&
  minuteOf(Date.parse(a.timestamp)) === minuteOf(Date.parse(b.timestamp))
