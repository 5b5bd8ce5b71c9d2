import { LRUCache } from 'lru-cache'
import type { Deps } from '#server/deps.ts'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'

/** The message before the one to be published; `id` 0 and `at` null: there is none. */
export interface Predecessor {
  id: number
  at: Date | null
}

/** How long a room may stay silent before nobody waits for a stored message any more: the node that was to publish it has died. */
const SILENT_FOR_MS = 1_000
/**
 * How old the message before may be and still be on its way. Its time is that of its sending, and a store under load takes seconds to
 * answer; with what clocks differ by. Older, it has been heard, or never will be.
 */
const ON_ITS_WAY_FOR_MS = 5_000
const ROOMS_KEPT_MAX = 10_000

/**
 * Puts the messages of one room on the bus in the order of their ids, whichever node stored them (docs/wire.md "Events").
 *
 * The row lock gives commit order = id order, but a node may commit and then be slow to publish while the next
 * one overtakes it. So a message waits until its predecessor has been heard over the bus. Alone in a room that is
 * always the case already; two nodes writing to one room wait for one hop of the bus.
 */
export interface PublishOrder {
  /** Never rejects: what is stored stays stored, and who misses an event reads it with the gap fill (W4). */
  publish(roomId: number, predecessor: Predecessor, events: readonly RealtimeEvent[]): Promise<void>
}

const ORDERS = new WeakMap<Bus, PublishOrder>()

/** One a bus: everything that appends to rooms in this process shares it. */
export function publishOrder(deps: Pick<Deps, 'bus' | 'now' | 'log'>): PublishOrder {
  const existing = ORDERS.get(deps.bus)
  if (existing) return existing
  const order = createPublishOrder(deps)
  ORDERS.set(deps.bus, order)
  return order
}

/** Callers waiting for an event in a room, ordered by message id. */
interface Queue {
  waiters: { after: number; go: () => void }[]
  timer: NodeJS.Timeout
}

function createPublishOrder({ bus, now, log }: Pick<Deps, 'bus' | 'now' | 'log'>): PublishOrder {
  /** What was stored before this node listened may have been published before, too. */
  const listeningSince = now().getTime()
  const newestHeard = new LRUCache<number, number>({ max: ROOMS_KEPT_MAX })
  const queues = new Map<number, Queue>()

  bus.subscribe((event) => {
    const messageId = messageIdOf(event)
    if (event.kind === 'room' && messageId !== null) heard(event.roomId, messageId)
  })

  function heard(roomId: number, messageId: number): void {
    const newest = Math.max(messageId, newestHeard.get(roomId) ?? 0)
    newestHeard.set(roomId, newest)
    const queue = queues.get(roomId)
    if (queue) release(roomId, queue, queue.waiters.filter(({ after }) => after <= newest).length)
  }

  /** Lets the first ones go. Something has moved in the room, so the rest waits anew. */
  function release(roomId: number, queue: Queue, count: number): void {
    const released = queue.waiters.splice(0, count)
    clearTimeout(queue.timer)
    if (queue.waiters.length > 0) queue.timer = setTimeout(() => release(roomId, queue, 1), SILENT_FOR_MS)
    else queues.delete(roomId)
    for (const { go } of released) go()
  }

  function untilHeard(roomId: number, { id, at }: Predecessor): Promise<void> | null {
    if (id <= (newestHeard.get(roomId) ?? 0) || at === null || at.getTime() <= listeningSince) return null
    const queue = queues.get(roomId)
    if (!queue && now().getTime() - at.getTime() > ON_ITS_WAY_FOR_MS) return null
    return new Promise((go) => {
      const waiter = { after: id, go }
      if (queue) queue.waiters = [...queue.waiters, waiter].sort((a, b) => a.after - b.after)
      else {
        const fresh: Queue = {
          waiters: [waiter],
          timer: setTimeout(() => release(roomId, fresh, 1), SILENT_FOR_MS),
        }
        queues.set(roomId, fresh)
      }
    })
  }

  return {
    async publish(roomId, predecessor, events) {
      const wait = untilHeard(roomId, predecessor)
      if (wait) await wait
      try {
        await Promise.all(events.map((event) => bus.publish(event)))
      } catch (error) {
        log.error({ err: error, roomId }, 'stored, but not published')
        // nobody will hear these; the next message must not wait for them
        for (const event of events) heard(roomId, messageIdOf(event) ?? 0)
      }
    },
  }
}

function messageIdOf(event: RealtimeEvent): number | null {
  if (event.kind !== 'room') return null
  return event.event.type === 'MESSAGE' || event.event.type === 'SYSTEM' ? event.event.data.messageId : null
}
