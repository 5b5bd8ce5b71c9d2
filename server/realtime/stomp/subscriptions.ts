import type { ErrorCode } from '#contract/errors.ts'
import { SUBSCRIPTIONS_MAX } from '#contract/limits.ts'
import type { Hub, HubSession } from '../hub/hub.ts'
import { messageHead } from './frames.ts'
import type { StompVersion } from './headers.ts'

const ID_MAX_CHARS = 128

/** The subscriptions of one session by the client's ids. */
export class Subscriptions {
  private readonly session: HubSession
  private readonly hub: Hub
  private readonly byId = new Map<string, { destination: string; head: string }>()

  constructor(session: HubSession, hub: Hub) {
    this.session = session
    this.hub = hub
  }

  get size(): number {
    return this.byId.size
  }

  /** Null: subscribed, now or before. An id in use for another destination is refused, not moved. */
  add(id: string, destination: string, version: StompVersion): ErrorCode | null {
    const known = this.byId.get(id)
    if (known) return known.destination === destination ? null : 'COMMON400'
    if (this.byId.size >= SUBSCRIPTIONS_MAX || id.length > ID_MAX_CHARS) return 'COMMON400'
    const head = messageHead(id, destination, version)
    this.byId.set(id, { destination, head })
    this.hub.subscribe(this.session, destination, head)
    return null
  }

  /** An unknown id is not an error: the client may unsubscribe twice. */
  remove(id: string): void {
    const subscription = this.byId.get(id)
    if (!subscription) return
    this.byId.delete(id)
    this.hub.unsubscribe(this.session, subscription.destination, subscription.head)
  }

  clear(): void {
    for (const id of this.byId.keys()) this.remove(id)
  }
}
