import { LRUCache } from 'lru-cache'
import { soon } from '#server/db/soon.ts'
import type { Deps } from '#server/deps.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'

/** The message before the one to publish; `id` 0 and `at` null: there is none. */
export interface Predecessor {
  id: number
  at: Date | null
}

/**
 * How long a room may have no event before its waiting messages are published anyway: the node that should
 * have published the previous ones has died, or the nodes do not reach each other.
 */
const SILENT_FOR_MS = 1_000
/** A hop of the bus takes a millisecond or two. What takes longer may not come to this node at all. */
const ASK_AFTER_MS = 50
/**
 * The maximum age of a previous message that may still arrive. Its time is that of its sending; a store under
 * load takes seconds, and clocks differ. An older one has arrived, or never will.
 */
const ON_ITS_WAY_FOR_MS = 5_000
const ROOMS_KEPT_MAX = 10_000
const QUESTIONS_KEPT_MAX = 1_000

/**
 * Publishes the messages of one room in id order, whichever node stored them (docs/wire.md "Events").
 *
 * The row lock makes commit order equal id order, but a node may be slow to publish after its commit, and
 * another node may overtake it. So a message waits until its predecessor has arrived over the bus. With one
 * writing node that is always the case; two nodes writing to one room wait for one hop of the bus. A node gets
 * the events of its members only: it does not hear a room that they have joined just now, or that is changed
 * through it by a member whose socket is elsewhere. So a node that has waited for 50 ms asks the others, and
 * those that have heard the predecessor say so. When nothing arrives for a second, everything that waits in the
 * room is published, so no answer is later than that, however many messages of a dead or unreachable node are
 * missing between them. A node that hears no other node waits for none.
 */
export interface PublishOrder {
  /**
   * Never rejects: the message is already committed, and a client that misses an event reads it with the gap
   * fill (W4).
   */
  publish(roomId: number, predecessor: Predecessor, events: readonly RealtimeEvent[]): Promise<void>
}

const ORDERS = new WeakMap<Bus, PublishOrder>()

/** One instance per bus, shared by everything that appends to rooms in this process. */
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
  timers: readonly NodeJS.Timeout[]
}

function createPublishOrder({ bus, now, log }: Pick<Deps, 'bus' | 'now' | 'log'>): PublishOrder {
  /** A message stored before this node listened may already have been published. */
  const listeningSince = now().getTime()
  const newestHeard = recentlyUsed<number, number>(ROOMS_KEPT_MAX)
  const queues = new Map<number, Queue>()
  const node = crypto.randomUUID()
  /** The message of a room that another node waits for, and this node has not heard yet. */
  const askedFor = new LRUCache<number, number>({ max: QUESTIONS_KEPT_MAX, ttl: SILENT_FOR_MS })

  bus.subscribe((event) => {
    if (event.kind === 'publishedAsked' && event.node !== node) return asked(event.roomId, event.messageId)
    if (event.kind === 'publishedTold') {
      askedFor.delete(event.roomId)
      return heard(event.roomId, event.messageId)
    }
    const messageId = messageIdOf(event)
    if (event.kind === 'room' && messageId !== null) heard(event.roomId, messageId)
  })

  function asked(roomId: number, messageId: number): void {
    const newest = newestHeard.get(roomId) ?? 0
    if (newest >= messageId) tell({ kind: 'publishedTold', roomId, messageId: newest })
    else askedFor.set(roomId, messageId)
  }

  /**
   * Later than the event that is being heard: a message of this node is on its way to the others only when its
   * own listeners have had it. Whoever waits goes on after a second, so a failure changes little.
   */
  function tell(event: RealtimeEvent): void {
    const warn = (err: unknown) => log.warn({ err, kind: event.kind }, 'could not tell other nodes')
    soon(() => void bus.publish(event).catch(warn))
  }

  function heard(roomId: number, messageId: number): void {
    const newest = Math.max(messageId, newestHeard.get(roomId) ?? 0)
    newestHeard.set(roomId, newest)
    const wanted = askedFor.get(roomId)
    if (wanted !== undefined && wanted <= newest) {
      askedFor.delete(roomId)
      tell({ kind: 'publishedTold', roomId, messageId: newest })
    }
    const queue = queues.get(roomId)
    if (queue) release(roomId, queue, queue.waiters.filter(({ after }) => after <= newest).length)
  }

  /** Releases the first `count` waiters. The room has changed, so the timeout of the others starts again. */
  function release(roomId: number, queue: Queue, count: number): void {
    const released = queue.waiters.splice(0, count)
    for (const timer of queue.timers) clearTimeout(timer)
    if (queue.waiters.length > 0) queue.timers = timersOf(roomId, queue)
    else queues.delete(roomId)
    for (const { go } of released) go()
  }

  const timersOf = (roomId: number, queue: Queue) => [
    setTimeout(() => {
      tell({ kind: 'publishedAsked', node, roomId, messageId: queue.waiters[0]!.after })
    }, ASK_AFTER_MS),
    setTimeout(() => release(roomId, queue, queue.waiters.length), SILENT_FOR_MS),
  ]

  function untilHeard(roomId: number, { id, at }: Predecessor): Promise<void> | null {
    if (id <= (newestHeard.get(roomId) ?? 0) || at === null || at.getTime() <= listeningSince) return null
    if (bus.reach() !== 'all') return null
    const queue = queues.get(roomId)
    if (!queue && now().getTime() - at.getTime() > ON_ITS_WAY_FOR_MS) return null
    return new Promise((go) => {
      const waiter = { after: id, go }
      if (queue) queue.waiters = [...queue.waiters, waiter].sort((a, b) => a.after - b.after)
      else {
        const fresh: Queue = { waiters: [waiter], timers: [] }
        fresh.timers = timersOf(roomId, fresh)
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
        log.error({ err: error, roomId }, 'messages were stored, but not published')
        // these events will never arrive; the next message must not wait for them
        for (const event of events) heard(roomId, messageIdOf(event) ?? 0)
      }
    },
  }
}

function messageIdOf(event: RealtimeEvent): number | null {
  if (event.kind !== 'room') return null
  return event.event.type === 'MESSAGE' || event.event.type === 'SYSTEM' ? event.event.data.messageId : null
}
