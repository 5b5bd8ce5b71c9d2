import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import type { MessageTable } from '../timeline/messageTable.ts'
import type { ChatRow } from './chatRows.ts'

export interface TimelineInput {
  me: number | null
  /** Confirmed, in id order, without holes. */
  messages: MessageTable
  /** Promised, of this room, in typing order. */
  pending: readonly OutboxEntry[]
  inFlight: Readonly<Record<string, true>>
  /** Of files on their way: how much is up, 0 to 1. */
  uploads: Readonly<Record<string, number>>
  /** Up to which id each of the others has read, ascending. */
  othersRead: readonly number[]
  /** Up to which id this member has read. */
  ownRead: number
  /** The message below the unread divider. */
  dividerAt: number | null
}

/** What one message contributes: the dividers above it, then its own row. */
export type Slot = readonly ChatRow[]
