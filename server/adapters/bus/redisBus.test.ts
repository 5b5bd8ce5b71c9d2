import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bus, RealtimeEvent } from '#server/realtime/events.ts'
import { aRoomMessage } from '#server/realtime/testing/events.ts'
import {
  ANSWERS_WITHIN_MS,
  CLOSES_WITHIN_MS,
  type FakeConnection,
  FakeRedis,
  RECONNECTS_AFTER_MS,
} from './redis.fixtures.ts'
import { redisBus } from './redisBus.ts'

let redis: FakeRedis
beforeEach(() => {
  vi.useFakeTimers()
  redis = new FakeRedis()
})
afterEach(() => {
  vi.useRealTimers()
})

async function aNode() {
  const bus = redisBus('redis://fake', undefined, redis.dial)
  const [publisher, listening] = redis.connections.slice(-2) as [FakeConnection, FakeConnection]
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => heard.push(event))
  await vi.advanceTimersByTimeAsync(10)
  return { bus, publisher, listening, heard }
}

const MISSED: RealtimeEvent = { kind: 'eventsMissed' }

it('a node that hears itself keeps its connections, and misses nothing', async () => {
  const { bus, publisher, listening, heard } = await aNode()
  expect(bus.reach()).toBe('all')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(bus.reach()).toBe('all')
  expect([publisher.dials, listening.dials]).toEqual([1, 1])
  expect(heard).toEqual([])
})

it('a deaf node subscribes again within ten seconds, and its clients are told to fill their gaps', async () => {
  const [here, there] = [await aNode(), await aNode()]
  await vi.advanceTimersByTimeAsync(7_777)
  here.listening.isHalfOpen = true
  await there.bus.publish(aRoomMessage({ messageId: 1 }))
  await vi.advanceTimersByTimeAsync(10_000 + RECONNECTS_AFTER_MS)
  expect(here.listening.dials).toBe(2)
  expect(here.heard).toEqual([MISSED])
  expect(here.bus.reach()).toBe('all')
  await there.bus.publish(aRoomMessage({ messageId: 2 }))
  expect(here.heard).toEqual([MISSED, aRoomMessage({ messageId: 2 })])
  expect(there.heard).not.toContainEqual(MISSED)
})

it('is deaf, and hears nothing missed, until its heartbeat has come back over the new subscription', async () => {
  const { bus, listening, heard } = await aNode()
  vi.spyOn(listening, 'subscribe').mockResolvedValue()
  listening.disconnect(true)
  expect(bus.reach()).toBe('deaf')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(bus.reach()).toBe('deaf')
  expect(heard).toEqual([])
  vi.restoreAllMocks()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(bus.reach()).toBe('all')
  expect(heard).toEqual([MISSED])
})

it('a subscription that stays silent is dialled again every eight seconds, not at every beat', async () => {
  const { listening } = await aNode()
  listening.isHalfOpen = true
  listening.on('ready', () => (listening.isHalfOpen = true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listening.dials).toBe(8)
})

it('a broken subscription is made again at once', async () => {
  const { listening, heard } = await aNode()
  listening.disconnect(true)
  await vi.advanceTimersByTimeAsync(RECONNECTS_AFTER_MS)
  expect(heard).toEqual([MISSED])
})

it('a hanging Redis is away, a silent publisher is replaced, and the others learn what they missed', async () => {
  const [here, there] = [await aNode(), await aNode()]
  redis.isHanging = true
  await here.bus.publish(aRoomMessage({ messageId: 1 }))
  expect(here.heard).toEqual([aRoomMessage({ messageId: 1 })])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(here.bus.reach()).toBe('away')
  expect(here.publisher.dials).toBeGreaterThan(1)
  redis.isHanging = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect([here.bus.reach(), there.bus.reach()]).toEqual(['all', 'all'])
  expect(there.heard).toContainEqual(MISSED)
})

it('a silent publisher is replaced once, however many events wait for its answer', async () => {
  const { bus, publisher } = await aNode()
  redis.isHanging = true
  for (let messageId = 1; messageId <= 50; messageId += 1) await bus.publish(aRoomMessage({ messageId }))
  await vi.advanceTimersByTimeAsync(ANSWERS_WITHIN_MS + CLOSES_WITHIN_MS)
  expect(publisher.disconnects).toBe(1)
})

it('an event reaches its own node once and every other node once', async () => {
  const [here, there] = [await aNode(), await aNode()]
  await here.bus.publish(aRoomMessage())
  expect(here.heard).toEqual([aRoomMessage()])
  expect(there.heard).toEqual([aRoomMessage()])
})

it('tells how long an event of another node was under way, if both nodes measure it', async () => {
  const lags: number[] = []
  const [one, other] = [0, 1].map(() =>
    redisBus('redis://fake', undefined, redis.dial, (seconds) => lags.push(seconds)),
  ) as [Bus, Bus]
  const { bus: unmeasured } = await aNode()
  await vi.advanceTimersByTimeAsync(10)
  redis.slowMs = 250
  await unmeasured.publish(aRoomMessage())
  await one.publish(aRoomMessage())
  await vi.advanceTimersByTimeAsync(250)
  expect(lags.filter((seconds) => seconds > 0)).toEqual([0.25])
  await Promise.all([one.close(), other.close(), unmeasured.close()])
})

it('a node that starts while Redis is away tells its clients to fill their gaps when it hears', async () => {
  redis.isHanging = true
  const { bus, heard } = await aNode()
  expect(bus.reach()).toBe('away')
  await vi.advanceTimersByTimeAsync(30_000)
  redis.isHanging = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(bus.reach()).toBe('all')
  expect(heard).toEqual([MISSED])
})

it('stops its heartbeat when it is closed', async () => {
  const { bus } = await aNode()
  await bus.close()
  expect(vi.getTimerCount()).toBe(0)
})
