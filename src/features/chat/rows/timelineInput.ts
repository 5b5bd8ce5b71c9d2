import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import type { MessageTable } from '../timeline/messageTable.ts'
import type { ChatRow } from './chatRows.ts'

export interface TimelineInput {
  me: number | null
  /** Confirmed messages in id order, without holes. */
  messages: MessageTable
  /** This room's pending messages, in typing order. */
  pending: readonly OutboxEntry[]
  inFlight: Readonly<Record<string, true>>
  /** The progress, 0 to 1, of files being uploaded. */
  uploads: Readonly<Record<string, number>>
  /** Whether messages wait for the server's limit of SENDs. */
  isPaced: boolean
  /** The ids up to which each of the others has read, ascending. */
  othersRead: readonly number[]
  /** The id up to which this member has read. */
  ownRead: number
  /** The message below the unread divider. */
  dividerAt: number | null
}

/** The rows of one message: the dividers above it, then the message. */
export type Slot = readonly ChatRow[]
