import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'
import { BUS_CHANNELS, busChannel } from './busChannels.ts'
import { type Carrier, ownNodeFirst } from './ownNodeFirst.ts'

/** How long an event waits for a reconnecting Redis, and then for its answer, before it is given up. */
const CARRY_WITHIN_MS = 2_000
const RECONNECT_MAX_MS = 2_000

/** The bus of several nodes: this node's listeners get an event first, then the other nodes over Redis. */
export const redisBus = (url: string, log?: Logger): Bus => ownNodeFirst(redisCarrier(url, log), log)

/** `from`: the node that published it. */
type Payload = RealtimeEvent & { from?: string }

/**
 * Carries events over Redis pub/sub, which drops messages without a subscriber. So after a node was cut off,
 * it brings its listeners `eventsMissed`. When a node could not publish an event itself, it publishes
 * `eventsMissed` to the others.
 *
 * One connection publishes, one listens; both reconnect by themselves. Events carry the id of their node,
 * which ignores them when they come back: its listeners have had them already.
 */
function redisCarrier(url: string, log?: Logger): Carrier {
  const node = crypto.randomUUID()
  let hand: (event: RealtimeEvent) => void = () => {}
  const options: RedisOptions = {
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    // Queued here, events would pile up while Redis is down.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    commandTimeout: CARRY_WITHIN_MS,
  }
  const publisher = new Redis(url, options)
  const listening = new Redis(url, options)
  let hasListened = false
  let cutOff = false
  /** An event could not be published, so the members of the other nodes have missed it. */
  let owing = false
  const line = new Line()

  publisher.on('ready', () => {
    line.up()
    if (!owing) return
    owing = false
    // If this fails too, `carry` sets `owing` again.
    carry({ kind: 'eventsMissed' }).catch(() => {})
  })
  publisher.on('close', () => line.down())
  listening.on('ready', () => {
    listening.subscribe(...BUS_CHANNELS).then(
      () => {
        hasListened = true
        if (cutOff) hand({ kind: 'eventsMissed' })
        cutOff = false
      },
      () => listening.disconnect(true),
    )
  })
  listening.on('close', () => {
    cutOff ||= hasListened
  })
  for (const redis of [publisher, listening]) {
    redis.on('error', (err: Error) => log?.warn({ err }, 'Redis is unreachable'))
  }
  listening.on('message', (_channel: string, text: string) => {
    const { from, ...event } = JSON.parse(text) as Payload
    if (from !== node) hand(event as RealtimeEvent)
  })

  async function carry(event: RealtimeEvent): Promise<void> {
    try {
      await line.isUp(CARRY_WITHIN_MS)
      await publisher.publish(busChannel(event), JSON.stringify({ ...event, from: node } satisfies Payload))
    } catch (err) {
      owing ||= event.kind !== 'presence'
      // A connection that is up but silent is replaced; the new one signals when Redis answers again.
      if (publisher.status === 'ready') publisher.disconnect(true)
      throw new Error(`Redis is unreachable: ${(err as Error).message}`, { cause: err })
    }
  }

  return {
    carry,
    onArrival(listener) {
      hand = listener
    },
    async close() {
      hand = () => {}
      publisher.disconnect()
      listening.disconnect()
    },
  }
}

/** Whether the publishing connection is up. Waiting callers continue in the order they came. */
class Line {
  private works = false
  private waiting: (() => void)[] = []

  up(): void {
    this.works = true
    for (const goOn of this.waiting) goOn()
    this.waiting = []
  }

  down(): void {
    this.works = false
  }

  isUp(withinMs: number): Promise<void> {
    if (this.works) return Promise.resolve()
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
