import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'
import { BUS_CHANNELS, busChannel } from './busChannels.ts'

/** How long `publish` waits for a line that is coming back before it fails. */
const PUBLISH_WITHIN_MS = 2_000
const RECONNECT_MAX_MS = 2_000

/**
 * The bus of several nodes: Redis pub/sub, which forgets what nobody hears. So after this node was cut off it hands its
 * listeners `eventsMissed`, and the clients fill their gaps. When it could not say something itself, it says that to all.
 *
 * One connection publishes, one listens; both come back by themselves. A node hears its own events through Redis too, so
 * every node sees the events of a channel in the same order.
 */
export function redisBus(url: string, log?: Logger): Bus {
  const listeners = new Set<(event: RealtimeEvent) => void>()
  const hand = (event: RealtimeEvent) => {
    for (const listener of listeners) listener(event)
  }
  const options: RedisOptions = {
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    // What could not be said is the caller's to say again; kept here it would pile up for as long as Redis is away.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    commandTimeout: PUBLISH_WITHIN_MS,
  }
  const publisher = new Redis(url, options)
  const listening = new Redis(url, options)
  let cutOff = false
  /** An event could not be said, so the members of every node have missed it. */
  let owing = false
  const line = new Line(() => {
    if (!owing) return
    owing = false
    // When this fails too, the debt stands again.
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
    redis.on('error', (err: Error) => log?.warn({ err }, 'redis out of reach'))
  }
  listening.on('message', (_channel: string, payload: string) => hand(JSON.parse(payload) as RealtimeEvent))

  async function publish(event: RealtimeEvent): Promise<void> {
    try {
      // Also the listening line: an event that its own node does not hear would not reach its own members.
      await line.isUp(PUBLISH_WITHIN_MS)
      await publisher.publish(busChannel(event), JSON.stringify(event))
    } catch (err) {
      owing ||= event.kind !== 'presence'
      // A line that stands but does not answer: a new one tells when it does again.
      if (publisher.status === 'ready') publisher.disconnect(true)
      throw new Error(`The bus is out of reach: ${(err as Error).message}`, { cause: err })
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

/** Whether both connections stand. Callers that wait go on in the order they came. */
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

  /** True when it was up before. */
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
