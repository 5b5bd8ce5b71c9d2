import type { OutboxState } from '../delivery/outboxEntry.ts'
import type { WithOutbox } from '../delivery/outboxSlice.ts'

/** The states of a pending message in one tab. `over`: sent or discarded, no longer in the outbox. */
type PromisedState = 'unknown' | 'waiting' | 'uploading' | 'sending' | 'failed' | 'over'

/**
 * The table of docs/realtime.md, "The life of a message": the allowed transitions. A tab that follows another
 * one may skip states.
 */
const MAY_BECOME: Readonly<Record<PromisedState, readonly PromisedState[]>> = {
  unknown: ['waiting', 'failed'],
  waiting: ['uploading', 'sending', 'failed', 'over'],
  uploading: ['waiting', 'failed', 'over'],
  sending: ['waiting', 'failed', 'over'],
  failed: ['waiting', 'over'],
  over: [],
}

/**
 * Watches one tab's messages, action by action; returns the first transition that is not in the table, as
 * `sending → uploading`.
 */
export function watchMessages(
  getState: () => WithOutbox,
  subscribe: (listener: () => void) => void,
): () => string | null {
  const known = new Map<string, PromisedState>()
  let seen: OutboxState | null = null
  let forbidden: string | null = null

  subscribe(() => {
    const { outbox } = getState()
    if (outbox === seen) return
    seen = outbox
    for (const id of new Set([...known.keys(), ...Object.keys(outbox.records)])) {
      const was = known.get(id) ?? 'unknown'
      const is = stateOf(outbox, id)
      if (was !== is && !MAY_BECOME[was].includes(is)) forbidden ??= `${was} → ${is}`
      known.set(id, is)
    }
  })
  return () => forbidden
}

/** The state of a message that has been in the outbox. */
function stateOf({ records, inFlight, uploads }: OutboxState, id: string): PromisedState {
  const entry = records[id]
  if (!entry) return 'over'
  if (entry.failure !== null) return 'failed'
  if (inFlight[id]) return 'sending'
  return uploads[id] === undefined ? 'waiting' : 'uploading'
}
