import { isDraft, original } from '@reduxjs/toolkit'
import type { ChatMessage } from '#contract/http/chat/messages.ts'

/**
 * The confirmed messages of one room: each id once, in id order, which is the server's order. A sorted array, because a list
 * reads it in order thousands of times for each time it is written, and a write nearly always touches an end. Never changed in place.
 */
export type MessageTable = ChatMessage[]

/** The index of the first message with an id of at least `messageId`. */
export function indexFrom(table: MessageTable, messageId: number): number {
  let low = 0
  let high = table.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (table[middle]!.messageId < messageId) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Adds what is not there yet. Messages are immutable, so the one that is there stays: the same message by echo, page and gap
 * page leaves one row, and the table is the same object when nothing was new.
 */
export function withMessages(table: MessageTable, incoming: readonly ChatMessage[]): MessageTable {
  const fresh = distinct(incoming).filter((message) => !has(table, message.messageId))
  if (fresh.length === 0) return table
  const newest = table.at(-1)
  const oldest = table[0]
  if (!newest || !oldest || fresh[0]!.messageId > newest.messageId) return frozen([...table, ...fresh])
  if (fresh.at(-1)!.messageId < oldest.messageId) return frozen([...fresh, ...table])
  return frozen([...table, ...fresh].sort(byId))
}

/** Or immer would look at every message of it after every action, to freeze it. */
function frozen(table: ChatMessage[]): MessageTable {
  Object.freeze(table)
  return table
}

/** The table itself instead of immer's draft of it: reading thousands of messages through a draft would make thousands of drafts. */
export function plain(table: MessageTable): MessageTable {
  return (isDraft(table) ? original(table) : undefined) ?? table
}

/** Whether it has a message. */
export const has = (table: MessageTable, messageId: number): boolean =>
  table[indexFrom(table, messageId)]?.messageId === messageId

export const newestId = (table: MessageTable): number => table.at(-1)?.messageId ?? 0

const byId = (a: ChatMessage, b: ChatMessage) => a.messageId - b.messageId

function distinct(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages
    .toSorted(byId)
    .filter((message, i, sorted) => message.messageId !== sorted[i - 1]?.messageId)
}
