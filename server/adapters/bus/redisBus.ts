import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'
import { BUCKET_CHANNELS, bucketChannel, membersOf, nodeChannel, NODES_CHANNEL } from './busChannels.ts'
import { type Hearing, watchHearing } from './hearing.ts'
import { type Carrier, ownNodeFirst } from './ownNodeFirst.ts'
import { BEAT_TEXT, ROUTE_SCRIPTS, type RouteCommands, RoutedEvents, Routes } from './routes.ts'

/** How long an event waits for a reconnecting Redis, and then for its answer, before it is given up. */
const CARRY_WITHIN_MS = 2_000
const RECONNECT_MAX_MS = 2_000
/** 16 s: so long after it was last heard a node counts as gone (`realtime/hub/presence.ts`). */
const BUCKETS_FOR_BEATS = 8

/** What the bus needs of an ioredis connection. */
export interface RedisConnection extends RouteCommands {
  readonly status: string
  on(event: 'ready' | 'close', listener: () => void): unknown
  on(event: 'error', listener: (err: Error) => void): unknown
  on(event: 'message', listener: (channel: string, text: string) => void): unknown
  publish(channel: string, text: string): Promise<unknown>
  subscribe(...channels: string[]): Promise<unknown>
  /** `reconnect`: dial again afterwards. */
  disconnect(reconnect?: boolean): void
}

export type Dial = (url: string, options: RedisOptions) => RedisConnection

const dialRedis: Dial = (url, options) =>
  new Redis(url, { ...options, scripts: ROUTE_SCRIPTS }) as Redis & RouteCommands

export interface RedisBusOptions {
  log?: Logger
  dial?: Dial
  onLag?: OnLag | undefined
  /** For so many heartbeats after the start nodes of older releases may run that have not been heard yet. */
  bucketsForBeats?: number
}

/** The bus of several nodes: this node's listeners get an event first, then the other nodes over Redis. */
export const redisBus = (url: string, options: RedisBusOptions = {}): Bus =>
  ownNodeFirst(redisCarrier(url, options), options.log)

/**
 * Called for each event of another node with the seconds since it was published there, by the clocks of both
 * nodes. Only nodes that measure this say when they publish.
 */
export type OnLag = (seconds: number) => void

/**
 * `from`: the node that published it. `sentAtMs`: when, by its clock. `routes`: it routes events by their
 * members; those of older releases do not, and hear none that are.
 */
type Payload = RealtimeEvent & { from?: string; sentAtMs?: number; routes?: true }

/**
 * Carries events over Redis pub/sub, which drops messages without a subscriber. So after a node was cut off,
 * it brings its listeners `eventsMissed`. When a node could not publish an event itself, it publishes
 * `eventsMissed` to the others.
 *
 * An event for members goes to the nodes that follow one of them (`routes.ts`), any other to all. While a node
 * of a release before decision 0030 may run, events for members go to its buckets, which every node hears.
 *
 * One connection publishes, one listens; both reconnect by themselves. The node sends itself a heartbeat over
 * both; a connection that is silent is replaced (docs/realtime.md "Between the nodes"). Events carry the id
 * of their node, which ignores them when they come back: its listeners have had them already.
 */
function redisCarrier(
  url: string,
  { log, dial = dialRedis, onLag, bucketsForBeats = BUCKETS_FOR_BEATS }: RedisBusOptions,
): Carrier {
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
  const publisher = dial(url, options)
  const listening = dial(url, options)
  /** An event could not be published, so the members of the other nodes have missed it. */
  let owing = false
  /** Redis took the last heartbeat. */
  let takesBeats = false
  /** Disconnected, but not closed yet: with a silent Redis that takes 2 s. */
  let isBeingReplaced = false
  /** While it is above 0, events for members go to the buckets. */
  let bucketBeats = bucketsForBeats
  const line = new Line()
  const routes = new Routes({
    node,
    redis: publisher,
    isUp: () => publisher.status === 'ready',
    onUnsure: () => hearing.lost(routes.size > 0),
  })
  const routed = new RoutedEvents(publisher, node)
  const hearing: Hearing = watchHearing({
    beat,
    tick() {
      bucketBeats -= 1
      routes.tick()
    },
    redial() {
      log?.warn('this node does not hear the other nodes; subscribing again')
      if (listening.status === 'ready') listening.disconnect(true)
    },
    onRecovered() {
      log?.info('this node hears the other nodes again')
      hand({ kind: 'eventsMissed' })
    },
  })

  publisher.on('ready', () => {
    routes.connectionIsNew()
    line.up()
    void beat()
    if (!owing) return
    owing = false
    // If this fails too, `carry` sets `owing` again.
    carry({ kind: 'eventsMissed' }).catch(() => {})
  })
  publisher.on('close', () => {
    isBeingReplaced = false
    line.down()
  })
  listening.on('ready', () => {
    listening
      .subscribe(nodeChannel(node), NODES_CHANNEL, ...BUCKET_CHANNELS)
      .then(hearing.subscribed, () => listening.disconnect(true))
  })
  listening.on('close', () => hearing.lost(routes.size > 0))
  for (const redis of [publisher, listening]) {
    redis.on('error', (err: Error) => log?.warn({ err }, 'Redis is unreachable'))
  }
  listening.on('message', (channel: string, text: string) => {
    if (text === BEAT_TEXT) {
      // One from before members were lost says nothing.
      if (routes.hasRestored) hearing.heard()
      return
    }
    if (channel === nodeChannel(node)) for (const payload of JSON.parse(text) as Payload[]) bring(payload)
    else bring(JSON.parse(text) as Payload, channel)
  })

  function bring({ from, sentAtMs, routes: isRouting, ...event }: Payload, channel?: string): void {
    if (from === node) return
    if (channel === NODES_CHANNEL && !isRouting) bucketBeats = BUCKETS_FOR_BEATS
    // The clock of the other node may be ahead.
    if (sentAtMs !== undefined) onLag?.(Math.max(0, Date.now() - sentAtMs) / 1000)
    hand(event)
  }

  async function beat(): Promise<void> {
    try {
      await routes.beat()
      takesBeats = true
    } catch {
      takesBeats = false
      replaceSilentPublisher()
    }
  }

  async function carry(event: RealtimeEvent): Promise<void> {
    const sentAtMs = Date.now()
    try {
      await line.isUp(CARRY_WITHIN_MS)
      await send(event, sentAtMs)
    } catch (err) {
      owing ||= event.kind !== 'presence'
      replaceSilentPublisher()
      throw new Error(`Redis is unreachable: ${(err as Error).message}`, { cause: err })
    }
  }

  async function send(event: RealtimeEvent, sentAtMs: number): Promise<unknown> {
    const memberIds = membersOf(event)
    const payload: Payload = { ...event, from: node, ...(onLag && { sentAtMs }) }
    if (memberIds !== null && bucketBeats <= 0) return routed.route(JSON.stringify(payload), memberIds)
    routed.flush()
    return memberIds === null
      ? publisher.publish(NODES_CHANNEL, JSON.stringify({ ...payload, routes: true }))
      : publisher.publish(bucketChannel(event), JSON.stringify(payload))
  }

  /**
   * Replaces a connection that is up but silent; the new one signals when Redis answers again. Every event that
   * waited for an answer asks for it, once is enough.
   */
  function replaceSilentPublisher(): void {
    if (publisher.status !== 'ready' || isBeingReplaced) return
    isBeingReplaced = true
    publisher.disconnect(true)
  }

  return {
    carry,
    async follow(memberId) {
      await routes.follow(memberId)
      // The session begins all the same, and is ended when the node hears.
      if (!hearing.isHearing()) hearing.lost(true)
    },
    unfollow: (memberId) => routes.unfollow(memberId),
    followed: () => routes.size,
    onArrival(listener) {
      hand = listener
    },
    reach() {
      if (hearing.isHearing()) return 'all'
      return takesBeats ? 'deaf' : 'away'
    },
    async close() {
      hand = () => {}
      hearing.stop()
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
