import { EventEmitter } from 'node:events'
import type { RedisConnection } from './redisBus.ts'

export const RECONNECTS_AFTER_MS = 100
export const ANSWERS_WITHIN_MS = 2_000
/** ioredis waits so long for the other end to close, and counts as ready meanwhile. */
export const CLOSES_WITHIN_MS = 2_000

/** What two nodes share: connections by the channels they have subscribed to. */
export class FakeRedis {
  isHanging = false
  /** How long an event takes to arrive. */
  slowMs = 0
  readonly connections: FakeConnection[] = []

  readonly dial = (): RedisConnection => {
    const connection = new FakeConnection(this)
    this.connections.push(connection)
    return connection
  }

  publish(channel: string, text: string): Promise<void> {
    if (this.isHanging) {
      return new Promise((_, reject) => {
        setTimeout(() => reject(new Error('Command timed out')), ANSWERS_WITHIN_MS)
      })
    }
    const bring = () => {
      for (const connection of this.connections) connection.bring(channel, text)
    }
    if (this.slowMs > 0) setTimeout(bring, this.slowMs)
    else bring()
    return Promise.resolve()
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
    return this.status === 'ready' ? this.redis.publish(channel, text) : Promise.reject(new Error('closed'))
  }

  bring(channel: string, text: string): void {
    if (this.channels.has(channel) && !this.isHalfOpen) this.emit('message', channel, text)
  }

  disconnect(reconnect = false): void {
    this.disconnects += 1
    if (this.redis.isHanging) setTimeout(() => this.close(reconnect), CLOSES_WITHIN_MS)
    else this.close(reconnect)
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
