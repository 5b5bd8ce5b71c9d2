import { isDraft, original } from '@reduxjs/toolkit'
import type { ChatMessage } from '#contract/http/chat/messages.ts'

/**
 * The confirmed messages of one room, each id once, in id order, which is the server's order. A sorted array,
 * because it is read in order thousands of times per write, and nearly every write touches an end. Never
 * mutated.
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
 * Adds the messages whose ids are new. Messages are immutable, so an existing one stays: the same message
 * from an echo, a page and a gap page gives one row. The exception is one that moderators have hidden, or
 * shown again, since it was read. Returns the same table when nothing was new.
 */
export function withMessages(known: MessageTable, incoming: readonly ChatMessage[]): MessageTable {
  const each = distinct(incoming)
  const table = withHidden(known, each)
  const fresh = each.filter((message) => !has(table, message.messageId))
  if (fresh.length === 0) return table
  const newest = table.at(-1)
  const oldest = table[0]
  if (!newest || !oldest || fresh[0]!.messageId > newest.messageId) return frozen([...table, ...fresh])
  if (fresh.at(-1)!.messageId < oldest.messageId) return frozen([...fresh, ...table])
  return frozen([...table, ...fresh].sort(byId))
}

export const isHidden = (message: Pick<ChatMessage, 'isHidden'>) => message.isHidden === true

/** Replaces the messages that were hidden or shown again. */
function withHidden(table: MessageTable, incoming: readonly ChatMessage[]): MessageTable {
  const changed = incoming.filter((message) => {
    const known = table[indexFrom(table, message.messageId)]
    return known?.messageId === message.messageId && isHidden(known) !== isHidden(message)
  })
  if (changed.length === 0) return table
  const next = [...table]
  for (const message of changed) next[indexFrom(table, message.messageId)] = message
  return frozen(next)
}

/** The table with a message in its new form (MESSAGE_CHANGED), if it has that message. */
export function withChanged(table: MessageTable, changed: ChatMessage): MessageTable {
  if (!has(table, changed.messageId)) return table
  return frozen(table.map((message) => (message.messageId === changed.messageId ? changed : message)))
}

/** Frozen here, because otherwise immer walks every message after every action to freeze it. */
function frozen(table: ChatMessage[]): MessageTable {
  Object.freeze(table)
  return table
}

/**
 * Returns the table itself instead of immer's draft of it: reading thousands of messages through a draft
 * creates thousands of drafts.
 */
export function plain(table: MessageTable): MessageTable {
  return (isDraft(table) ? original(table) : undefined) ?? table
}

export const has = (table: MessageTable, messageId: number): boolean =>
  table[indexFrom(table, messageId)]?.messageId === messageId

export const newestId = (table: MessageTable): number => table.at(-1)?.messageId ?? 0

const byId = (a: ChatMessage, b: ChatMessage) => a.messageId - b.messageId

function distinct(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages
    .toSorted(byId)
    .filter((message, i, sorted) => message.messageId !== sorted[i - 1]?.messageId)
}
