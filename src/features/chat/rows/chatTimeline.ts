import type { ChatRow } from './chatRows.ts'
import { pendingRows } from './pendingRows.ts'
import { patchedRows, sameOr, sameRows, whatChanged } from './rowPatch.ts'
import type { Slot, TimelineInput } from './timelineInput.ts'

/**
 * Merges confirmed and promised messages into rows. The order: confirmed ones by id, which is the server's order, then the
 * promised ones in typing order, so a pending bubble stays last until it is confirmed.
 *
 * A builder remembers its last answer and makes anew only the rows whose message, neighbours, divider or marks have changed:
 * one more message in a room of ten thousand makes two. It is still a function of its input: the memory decides which objects
 * are used again, never what is in them.
 */
export function makeRowBuilder(): (input: TimelineInput) => readonly ChatRow[] {
  let before = NOTHING
  let slots: readonly Slot[] = []
  let confirmed: readonly ChatRow[] = []
  let pending: readonly ChatRow[] = []
  let rows: readonly ChatRow[] = []

  return (input) => {
    const patch = whatChanged(before, slots, input)
    const newPending = pendingRows(input).map((row) => sameOr(row, pending))
    before = input
    if (!patch && sameRows(newPending, pending)) return rows
    if (patch) {
      confirmed = patchedRows(confirmed, slots, patch)
      slots = [...slots.slice(0, patch.from), ...patch.fresh, ...slots.slice(patch.oldTo)]
    }
    pending = newPending
    rows = pending.length === 0 ? confirmed : [...confirmed, ...pending]
    return rows
  }
}

const NOTHING: TimelineInput = {
  me: null,
  messages: [],
  pending: [],
  inFlight: {},
  uploads: {},
  othersRead: [],
  ownRead: 0,
  dividerAt: null,
}
