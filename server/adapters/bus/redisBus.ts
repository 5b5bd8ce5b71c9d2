import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'
import { BUS_CHANNELS, busChannel } from './busChannels.ts'

/** How long `publish` waits for a reconnecting Redis before it fails. */
const PUBLISH_WITHIN_MS = 2_000
const RECONNECT_MAX_MS = 2_000

/**
 * The bus of several nodes: Redis pub/sub, which drops messages without a subscriber. So after a node was cut
 * off, its bus gives its listeners `eventsMissed`, and the clients fill their gaps. When a node could not
 * publish an event itself, it publishes `eventsMissed` to all.
 *
 * One connection publishes, one listens; both reconnect by themselves. A node gets its own events through
 * Redis too, so every node sees the events of a channel in the same order.
 */
export function redisBus(url: string, log?: Logger): Bus {
  const listeners = new Set<(event: RealtimeEvent) => void>()
  const hand = (event: RealtimeEvent) => {
    for (const listener of listeners) listener(event)
  }
  const options: RedisOptions = {
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    // The caller decides whether to publish again; queued here, events would pile up while Redis is down.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    commandTimeout: PUBLISH_WITHIN_MS,
  }
  const publisher = new Redis(url, options)
  const listening = new Redis(url, options)
  let cutOff = false
  /** An event could not be published, so the members of every node have missed it. */
  let owing = false
  const line = new Line(() => {
    if (!owing) return
    owing = false
    // If this fails too, `publish` sets `owing` again.
    publish({ kind: 'eventsMissed' }).catch(() => {})
  })

  publisher.on('ready', () => line.up('publisher'))
  listening.on('ready', () => {
    listening.subscribe(...BUS_CHANNELS).then(
      () => {
        line.up('listening')
        if (cutOff) hand({ kind: 'eventsMissed' })
        cutOff = false
      },
      () => listening.disconnect(true),
    )
  })
  publisher.on('close', () => line.down('publisher'))
  listening.on('close', () => {
    cutOff ||= line.down('listening')
  })
  for (const redis of [publisher, listening]) {
    redis.on('error', (err: Error) => log?.warn({ err }, 'Redis is unreachable'))
  }
  listening.on('message', (_channel: string, payload: string) => hand(JSON.parse(payload) as RealtimeEvent))

  async function publish(event: RealtimeEvent): Promise<void> {
    try {
      // The listening connection is needed too: without it the event would not reach this node's own members.
      await line.isUp(PUBLISH_WITHIN_MS)
      await publisher.publish(busChannel(event), JSON.stringify(event))
    } catch (err) {
      owing ||= event.kind !== 'presence'
      // A connection that is up but silent is replaced; the new one signals when Redis answers again.
      if (publisher.status === 'ready') publisher.disconnect(true)
      throw new Error(`Redis is unreachable: ${(err as Error).message}`, { cause: err })
    }
  }

  return {
    publish,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      listeners.clear()
      publisher.disconnect()
      listening.disconnect()
    },
  }
}

type Part = 'publisher' | 'listening'

/** Whether both connections are up. Waiting callers continue in the order they came. */
class Line {
  private readonly parts = new Set<Part>()
  private readonly onUp: () => void
  private waiting: (() => void)[] = []

  constructor(onUp: () => void) {
    this.onUp = onUp
  }

  up(part: Part): void {
    this.parts.add(part)
    if (this.parts.size < 2) return
    for (const goOn of this.waiting) goOn()
    this.waiting = []
    this.onUp()
  }

  /** Returns whether it was up before. */
  down(part: Part): boolean {
    return this.parts.delete(part)
  }

  isUp(withinMs: number): Promise<void> {
    if (this.parts.size === 2) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const goOn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((other) => other !== goOn)
        reject(new Error('no connection in time'))
      }, withinMs)
      this.waiting.push(goOn)
    })
  }
}
