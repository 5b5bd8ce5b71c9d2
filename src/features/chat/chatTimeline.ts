import type { ChatRow } from './chatRows.ts'
import { indexFrom, type MessageTable } from './messageTable.ts'
import { confirmedRows, unreadByOf } from './confirmedRows.ts'
import type { OutboxEntry } from './outboxSlice.ts'
import { pendingRows } from './pendingRows.ts'

export interface TimelineInput {
  me: number | null
  /** Confirmed, in id order, without holes. */
  messages: MessageTable
  /** Promised, of this room, in typing order. */
  pending: readonly OutboxEntry[]
  inFlight: Readonly<Record<string, true>>
  /** Up to which id each of the others has read, ascending. */
  othersRead: readonly number[]
  /** Up to which id this member has read. */
  ownRead: number
  /** The message below the unread divider. */
  dividerAt: number | null
}

/** What one message contributes: the dividers above it, then its own row. */
export type Slot = readonly ChatRow[]

/**
 * Merges confirmed and promised messages into rows. The order: confirmed ones by id, which is the server's order, then the
 * promised ones in typing order, so a pending bubble stays last until it is confirmed.
 *
 * A builder remembers its last answer and makes anew only the rows whose message, neighbours, divider or marks have changed:
 * one more message in a room of ten thousand makes two. It is still a function of its input: the memory decides which objects
 * are used again, never what is in them.
 */
export function makeRowBuilder(): (input: TimelineInput) => ChatRow[] {
  let before: TimelineInput | null = null
  let slots: readonly Slot[] = []
  let confirmed: readonly ChatRow[] = []
  let pending: readonly ChatRow[] = []
  let rows: ChatRow[] = []

  return (input) => {
    const newSlots = before
      ? updatedSlots(before, slots, input)
      : input.messages.map((_, i) => confirmedRows(input, i))
    const newPending = pendingRows(input).map((row) =>
      sameOr(
        row,
        pending.find(({ key }) => key === row.key),
      ),
    )
    if (newSlots !== slots) confirmed = newSlots.flat()
    else if (sameRows(newPending, pending)) return rows
    slots = newSlots
    pending = newPending
    before = input
    rows = [...confirmed, ...pending]
    return rows
  }
}

/** The same array when no slot changed. */
function updatedSlots(before: TimelineInput, slots: readonly Slot[], input: TimelineInput): readonly Slot[] {
  const { messages } = input
  if (input.me !== before.me) return messages.map((_, i) => confirmedRows(input, i))

  const shift = messages.length - before.messages.length
  const prefix = commonPrefix(before.messages, messages)
  const suffix = Math.min(
    commonSuffix(before.messages, messages),
    before.messages.length - prefix,
    messages.length - prefix,
  )
  const suffixAt = messages.length - suffix
  const grewOrShrank = shift !== 0 || prefix < messages.length

  const recountAt = indexFrom(messages, firstRecountedId(before, input))
  const dividers = before.dividerAt === input.dividerAt ? [] : [before.dividerAt, input.dividerAt]
  const dividersAt = dividers.flatMap((id) => (id === null ? [] : [indexFrom(messages, id)]))

  let changed = grewOrShrank
  const updated = messages.map((message, i) => {
    const old = i < prefix ? slots[i] : i >= suffixAt ? slots[i - shift] : undefined
    if (!old) return confirmedRows(input, i)
    const hasNewNeighbour = grewOrShrank && (i === prefix - 1 || i === suffixAt)
    const hasNewDivider = dividersAt.some((at) => i === at || i === at - 1)
    const hasNewCount = i >= recountAt && unreadByOf(input, message) !== countIn(old)
    if (!hasNewNeighbour && !hasNewDivider && !hasNewCount) return old
    const fresh = confirmedRows(input, i).map((row) =>
      sameOr(
        row,
        old.find(({ key }) => key === row.key),
      ),
    )
    if (sameRows(fresh, old)) return old
    changed = true
    return fresh
  })
  return changed ? updated : slots
}

/** Counts of messages below it cannot have changed: a count is the number of marks below the id. */
function firstRecountedId(before: TimelineInput, input: TimelineInput): number {
  const a = before.othersRead
  const b = input.othersRead
  if (a.length !== b.length) return 0
  const moved = a.findIndex((mark, i) => mark !== b[i])
  const byOthers = moved < 0 ? Infinity : Math.min(a[moved]!, b[moved]!)
  const byMe = before.ownRead === input.ownRead ? Infinity : Math.min(before.ownRead, input.ownRead)
  return Math.min(byOthers, byMe) + 1
}

function countIn(slot: Slot): number {
  const row = slot.at(-1)
  return row?.kind === 'message' ? row.unreadBy : 0
}

/** The old row when the new one says the same, so that it is not drawn again. */
function sameOr<Row extends ChatRow>(row: Row, old: ChatRow | undefined): ChatRow {
  if (!old) return row
  const a = Object.entries(row)
  const b = old as unknown as Record<string, unknown>
  return a.length === Object.keys(old).length && a.every(([name, value]) => b[name] === value) ? old : row
}

const sameRows = (a: Slot, b: Slot) => a.length === b.length && a.every((row, i) => row === b[i])

function commonPrefix(a: MessageTable, b: MessageTable): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

function commonSuffix(a: MessageTable, b: MessageTable): number {
  let length = 0
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1
  return length
}
