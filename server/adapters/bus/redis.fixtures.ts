import { EventEmitter } from 'node:events'
import { nodeChannel } from './busChannels.ts'
import type { RedisConnection } from './redisBus.ts'
import { BEAT_TEXT } from './routes.ts'

export const RECONNECTS_AFTER_MS = 100
export const ANSWERS_WITHIN_MS = 2_000
/** ioredis waits so long for the other end to close, and counts as ready meanwhile. */
export const CLOSES_WITHIN_MS = 2_000

/**
 * What two nodes share: connections by the channels they have subscribed to, and the members of each node. What
 * the scripts do is told by `bus.contract.test.ts`, which runs them in Redis.
 */
export class FakeRedis {
  isHanging = false
  /** How long an event takes to arrive. */
  slowMs = 0
  /** How long a command is on its way, and so its answer. */
  commandMs = 0
  readonly connections: FakeConnection[] = []
  /** The channels of the events that were published, heartbeats left out. */
  readonly published: string[] = []
  private readonly sets = new Map<string, Set<number>>()

  readonly dial = (): RedisConnection => {
    const connection = new FakeConnection(this)
    this.connections.push(connection)
    return connection
  }

  /** What a Redis without a copy on the disk has after a restart. */
  forget(): void {
    this.sets.clear()
  }

  setOf(key: string): Set<number> {
    const set = this.sets.get(key) ?? new Set()
    this.sets.set(key, set)
    return set
  }

  answer<Value>(work: () => Value): Promise<Value> {
    if (!this.isHanging && this.commandMs === 0) return Promise.resolve(work())
    if (!this.isHanging) {
      return new Promise((resolve) => {
        setTimeout(() => {
          const value = work()
          setTimeout(() => resolve(value), this.commandMs)
        }, this.commandMs)
      })
    }
    return new Promise((_, reject) => {
      setTimeout(() => reject(new Error('Command timed out')), ANSWERS_WITHIN_MS)
    })
  }

  bring(channel: string, text: string): void {
    if (text !== BEAT_TEXT) this.published.push(channel)
    const bring = () => {
      for (const connection of this.connections) connection.bring(channel, text)
    }
    if (this.slowMs > 0) setTimeout(bring, this.slowMs)
    else bring()
  }

  route(from: string, events: readonly [json: string, memberIds: readonly number[]][]): void {
    for (const [key, members] of this.sets) {
      const node = key.split(':').at(-1)!
      const wanted = events.filter(([, memberIds]) => memberIds.some((id) => members.has(id)))
      if (node === from || wanted.length === 0) continue
      this.bring(nodeChannel(node), `[${wanted.map(([json]) => json).join(',')}]`)
    }
  }
}

export class FakeConnection extends EventEmitter implements RedisConnection {
  status = 'connecting'
  dials = 0
  disconnects = 0
  /** Half-open: it looks connected and brings nothing. A new dial ends that. */
  isHalfOpen = false
  private readonly redis: FakeRedis
  private channels = new Set<string>()

  constructor(redis: FakeRedis) {
    super()
    this.redis = redis
    setTimeout(() => this.connect(), 1)
  }

  async subscribe(...channels: string[]): Promise<void> {
    this.channels = new Set(channels)
  }

  publish(channel: string, text: string): Promise<void> {
    return this.command(() => this.redis.bring(channel, text))
  }

  busRoute(_nodes: string, from: string, ...args: (string | number)[]): Promise<void> {
    const events: [string, number[]][] = []
    for (let at = 0; at < args.length; at += 2 + events.at(-1)![1].length) {
      const memberIds = args.slice(at + 2, at + 2 + Number(args[at + 1]))
      events.push([String(args[at]), memberIds.map(Number)])
    }
    return this.command(() => this.redis.route(from, events))
  }

  busRestore(_nodes: string, key: string, _node: string, _ms: number, ...ids: number[]): Promise<void> {
    return this.command(() => {
      const members = this.redis.setOf(key)
      members.clear()
      for (const id of [0, ...ids]) members.add(id)
    })
  }

  busBeat(_nodes: string, key: string, node: string, _ms: number, count: number): Promise<number> {
    return this.command(() => {
      if (this.redis.setOf(key).size !== count) return 0
      this.redis.bring(nodeChannel(node), BEAT_TEXT)
      return 1
    })
  }

  sadd(key: string, ...ids: number[]): Promise<void> {
    return this.command(() => {
      for (const id of ids) this.redis.setOf(key).add(id)
    })
  }

  srem(key: string, ...ids: number[]): Promise<void> {
    return this.command(() => {
      for (const id of ids) this.redis.setOf(key).delete(id)
    })
  }

  bring(channel: string, text: string): void {
    if (this.channels.has(channel) && !this.isHalfOpen) this.emit('message', channel, text)
  }

  disconnect(reconnect = false): void {
    this.disconnects += 1
    if (this.redis.isHanging) setTimeout(() => this.close(reconnect), CLOSES_WITHIN_MS)
    else this.close(reconnect)
  }

  private command<Value>(work: () => Value): Promise<Value> {
    return this.status === 'ready' ? this.redis.answer(work) : Promise.reject(new Error('closed'))
  }

  private close(reconnect: boolean): void {
    this.status = 'end'
    this.channels.clear()
    this.emit('close')
    if (reconnect) setTimeout(() => this.connect(), RECONNECTS_AFTER_MS)
  }

  private connect(): void {
    this.dials += 1
    this.isHalfOpen = false
    this.status = 'ready'
    this.emit('ready')
  }
}
