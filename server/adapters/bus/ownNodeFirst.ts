import type { Logger } from 'pino'
import type { Bus, BusReach, RealtimeEvent } from '#server/realtime/events.ts'
import { inProcessBus } from './inProcessBus.ts'

/** Carries events to the other nodes and brings theirs. It does not bring a node's own events back. */
export interface Carrier {
  /**
   * Rejects when the event may not have reached the other nodes. Calls are carried in their order, within a
   * room at least. May take seconds.
   */
  carry(event: RealtimeEvent): Promise<void>
  /** The listener gets the events of the other nodes, and `eventsMissed` after a gap in them. */
  onArrival(listener: (event: RealtimeEvent) => void): void
  /** As in `Bus`. */
  follow(memberId: number): Promise<void>
  unfollow(memberId: number): void
  followed(): number
  reach(): BusReach
  close(): Promise<void>
}

/** How long `close` waits for events under way, so that a stopping node's last events reach the others. */
const CARRIED_WITHIN_MS = 2_000

/**
 * The bus of one node among several: an event reaches this node's listeners at once, and then the other nodes
 * through the carrier. `publish` does not wait for the carrier, so senders on this node get their answer and
 * their echo whether or not it works. A failure is logged once until the carrier works again.
 */
export function ownNodeFirst(others: Carrier, log?: Logger): Bus {
  const own = inProcessBus()
  const underWay = new Set<Promise<void>>()
  let isFailing = false
  others.onArrival((event) => void own.publish(event))

  function carry(event: RealtimeEvent): void {
    const carried = others.carry(event).then(
      () => {
        if (isFailing) log?.info('events reach the other nodes again')
        isFailing = false
      },
      (err: unknown) => {
        if (!isFailing) log?.error({ err, kind: event.kind }, 'events do not reach the other nodes')
        isFailing = true
      },
    )
    underWay.add(carried)
    void carried.then(() => underWay.delete(carried))
  }

  return {
    async publish(event) {
      const delivered = own.publish(event)
      // in the same tick, so that the carrier gets events in the order of publishing
      carry(event)
      await delivered
    },
    subscribe: own.subscribe,
    follow: others.follow,
    unfollow: others.unfollow,
    followed: others.followed,
    reach: others.reach,
    async close() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, CARRIED_WITHIN_MS)))
      await Promise.race([Promise.all(underWay), late])
      clearTimeout(timer)
      await own.close()
      await others.close()
    },
  }
}
