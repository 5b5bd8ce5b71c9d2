import type { Bus, Deps } from '#server/deps.ts'
import type { RealtimeEvent } from '#server/realtime/events.ts'

/** The message before the one to be published; `id` 0 and `at` null: there is none. */
export interface Predecessor {
  id: number
  at: Date | null
}

/** How long a predecessor may take from its commit to the bus before nobody waits for it any more: its node has died. */
const PREDECESSOR_WITHIN_MS = 250
const ROOMS_KEPT_MAX = 10_000

/**
 * Puts the messages of one room on the bus in the order of their ids, whichever node stored them (17.4, "Order").
 *
 * The row lock gives commit order = id order, but a node may commit and then be slow to publish while the next
 * one overtakes it. So a message waits until its predecessor has been heard over the bus. Alone in a room that is
 * always the case already; two nodes writing to one room wait for one hop of the bus, at most.
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

function createPublishOrder({ bus, now, log }: Pick<Deps, 'bus' | 'now' | 'log'>): PublishOrder {
  const newestHeard = new Map<number, number>()
  const waiting = new Map<number, { id: number; go: () => void }[]>()

  bus.subscribe((event) => {
    const messageId = messageIdOf(event)
    if (event.kind !== 'room' || messageId === null) return
    const newest = Math.max(messageId, newestHeard.get(event.roomId) ?? 0)
    newestHeard.delete(event.roomId)
    newestHeard.set(event.roomId, newest)
    for (const oldest of newestHeard.keys()) {
      if (newestHeard.size <= ROOMS_KEPT_MAX) break
      newestHeard.delete(oldest)
    }
    for (const waiter of waiting.get(event.roomId) ?? []) if (waiter.id <= newest) waiter.go()
  })

  function untilHeard(roomId: number, { id, at }: Predecessor): Promise<void> | null {
    if (id <= (newestHeard.get(roomId) ?? 0) || at === null) return null
    // Bounded on both sides: the predecessor's time is the clock of the node that stored it.
    const waitMs = Math.min(at.getTime() + PREDECESSOR_WITHIN_MS - now().getTime(), PREDECESSOR_WITHIN_MS)
    if (waitMs <= 0) return null
    return new Promise((resolve) => {
      const waiter = { id, go }
      const timer = setTimeout(go, waitMs)
      function go() {
        clearTimeout(timer)
        const others = (waiting.get(roomId) ?? []).filter((other) => other !== waiter)
        if (others.length > 0) waiting.set(roomId, others)
        else waiting.delete(roomId)
        resolve()
      }
      waiting.set(roomId, [...(waiting.get(roomId) ?? []), waiter])
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
      }
    },
  }
}

function messageIdOf(event: RealtimeEvent): number | null {
  if (event.kind !== 'room') return null
  return event.event.type === 'MESSAGE' || event.event.type === 'SYSTEM' ? event.event.data.messageId : null
}
