import type { ChatRow } from './chatRows.ts'
import { pendingRows } from './pendingRows.ts'
import { patchedRows, sameOr, sameRows, whatChanged } from './rowPatch.ts'
import type { Slot, TimelineInput } from './timelineInput.ts'

/**
 * Merges confirmed and pending messages into rows: first the confirmed ones by id, which is the server's
 * order, then the pending ones in typing order, so a pending bubble stays last until it is confirmed.
 *
 * A builder caches its last result and rebuilds only rows whose message, neighbours, divider or marks
 * changed: one more message in a room of ten thousand rebuilds two. The result depends only on the input: the
 * cache decides which objects are reused, never their contents.
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
  isPaced: false,
  othersRead: [],
  ownRead: 0,
  dividerAt: null,
}
