import { indexFrom, type MessageTable } from '../timeline/messageTable.ts'
import type { ChatRow } from './chatRows.ts'
import { confirmedRows, unreadByOf } from './confirmedRows.ts'
import type { Slot, TimelineInput } from './timelineInput.ts'

/** Replaces the old slots from `from` up to `oldTo` (exclusive) with `fresh`. */
export interface Patch {
  from: number
  oldTo: number
  fresh: Slot[]
}

/** The smallest range of messages that contains every changed row; null when there is none. */
export function whatChanged(
  before: TimelineInput,
  slots: readonly Slot[],
  input: TimelineInput,
): Patch | null {
  const { messages } = input
  const shift = messages.length - before.messages.length
  const { prefix, suffixAt } = commonEnds(before.messages, messages)
  const oldSlot = (i: number) => (i < prefix ? slots[i] : i >= suffixAt ? slots[i - shift] : undefined)

  // the new messages and their neighbours, whose sender run may begin, end or join
  let from = Infinity
  let to = -Infinity
  const include = (i: number) => {
    from = Math.max(0, Math.min(from, i))
    to = Math.min(messages.length, Math.max(to, i + 1))
  }
  if (shift !== 0 || prefix < suffixAt) {
    include(prefix - 1)
    include(suffixAt)
  }
  if (input.me !== before.me) {
    include(0)
    include(messages.length - 1)
  }
  if (input.dividerAt !== before.dividerAt) {
    for (const id of [before.dividerAt, input.dividerAt]) {
      if (id === null) continue
      include(indexFrom(messages, id) - 1)
      include(indexFrom(messages, id))
    }
  }
  for (let i = indexFrom(messages, firstRecountedId(before, input)); i < messages.length; i += 1) {
    const old = oldSlot(i)
    if (old && unreadByOf(input, messages[i]!) !== countIn(old)) include(i)
  }
  if (from > to) return null

  const fresh: Slot[] = []
  for (let i = from; i < to; i += 1) {
    const old = oldSlot(i)
    const slot = confirmedRows(input, i)
    fresh.push(old ? slot.map((row) => sameOr(row, old)) : slot)
  }
  const oldTo = to >= suffixAt ? to - shift : to
  return { from, oldTo, fresh }
}

/** The flat rows after the patch, without walking the slots that stay. */
export function patchedRows(
  rows: readonly ChatRow[],
  slots: readonly Slot[],
  { from, oldTo, fresh }: Patch,
): ChatRow[] {
  const countRows = (start: number, end: number) => {
    let count = 0
    for (let i = start; i < end; i += 1) count += slots[i]!.length
    return count
  }
  const replaced = countRows(from, oldTo)
  // nearly every change is at an end: count from the nearer end
  const start =
    from < slots.length - oldTo ? countRows(0, from) : rows.length - replaced - countRows(oldTo, slots.length)
  return [...rows.slice(0, start), ...fresh.flat(), ...rows.slice(start + replaced)]
}

/**
 * Unread counts of messages below this id are unchanged, because a count is the number of marks below the id.
 */
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

/** The old row when the new one is equal, so that it does not render again. */
export function sameOr(row: ChatRow, olds: readonly ChatRow[]): ChatRow {
  const old = olds.find(({ key }) => key === row.key)
  if (!old) return row
  const a = Object.entries(row)
  const b = old as unknown as Record<string, unknown>
  return a.length === Object.keys(old).length && a.every(([name, value]) => b[name] === value) ? old : row
}

export const sameRows = (a: Slot, b: Slot) => a.length === b.length && a.every((row, i) => row === b[i])

/**
 * The number of leading messages that are the same, and the new index from which all are the same to the end.
 */
function commonEnds(old: MessageTable, now: MessageTable): { prefix: number; suffixAt: number } {
  let prefix = 0
  while (prefix < old.length && prefix < now.length && old[prefix] === now[prefix]) prefix += 1
  let suffixAt = now.length
  const shift = now.length - old.length
  const leastAt = Math.max(prefix, prefix + shift)
  while (suffixAt > leastAt && now[suffixAt - 1] === old[suffixAt - 1 - shift]) suffixAt -= 1
  return { prefix, suffixAt }
}
