import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  const bus = redisBus('redis://fake', { dial: redis.dial })
  const [publisher, listening] = redis.connections.slice(-2) as [FakeConnection, FakeConnection]
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => heard.push(event))
  await vi.advanceTimersByTimeAsync(10)
  // those of `aRoomMessage`
  for (const memberId of [1, 2]) void bus.follow(memberId)
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
    redisBus('redis://fake', { dial: redis.dial, onLag: (seconds) => lags.push(seconds) }),
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

const newsOf = (memberId: number): RealtimeEvent => ({
  kind: 'member',
  memberId,
  destination: '/user/queue/notifications',
  event: {},
})

/** Until nodes that have just started have heard of no older release. */
const BEGIN_TO_ROUTE_MS = 17_000

describe('an event for a member', () => {
  it('still comes for ten seconds after the last of their sessions has ended, then no more', async () => {
    const [here, there] = [await aNode(), await aNode()]
    await vi.advanceTimersByTimeAsync(BEGIN_TO_ROUTE_MS)
    for (const times of [1, 2]) {
      await here.bus.follow(7)
      expect(here.bus.followed()).toBe(3)
      if (times === 1) here.bus.unfollow(7)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    await there.bus.publish(newsOf(7))
    expect(here.heard).toHaveLength(1)
    here.bus.unfollow(7)
    await vi.advanceTimersByTimeAsync(10_000)
    await there.bus.publish(newsOf(7))
    expect(here.heard).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_000)
    await there.bus.publish(newsOf(7))
    expect(here.heard).toHaveLength(2)
    expect(here.bus.followed()).toBe(2)
  })

  it('comes without a gap when the member is back at the moment they are given up', async () => {
    const [here, there] = [await aNode(), await aNode()]
    await vi.advanceTimersByTimeAsync(BEGIN_TO_ROUTE_MS)
    await here.bus.follow(7)
    here.bus.unfollow(7)
    for (let tenths = 0; tenths < 130; tenths += 1) {
      await vi.advanceTimersByTimeAsync(100)
      await here.bus.follow(7)
      here.bus.unfollow(7)
      await there.bus.publish(newsOf(7))
    }
    expect(here.heard).toHaveLength(130)
  })

  it('comes after a restart of Redis to exactly the nodes that follow them', async () => {
    const [here, there, third] = [await aNode(), await aNode(), await aNode()]
    await vi.advanceTimersByTimeAsync(BEGIN_TO_ROUTE_MS)
    await here.bus.follow(7)
    redis.forget()
    for (const connection of redis.connections) connection.disconnect(true)
    await vi.advanceTimersByTimeAsync(RECONNECTS_AFTER_MS + 10)
    for (const { heard } of [here, there, third]) expect(heard).toEqual([MISSED])
    await there.bus.publish(newsOf(7))
    expect(here.heard).toEqual([MISSED, newsOf(7)])
    expect(third.heard).toEqual([MISSED])
  })

  it('that a session follows while Redis cannot take it is made up for by missed events', async () => {
    const [here, there] = [await aNode(), await aNode()]
    await vi.advanceTimersByTimeAsync(BEGIN_TO_ROUTE_MS)
    const { sadd } = here.publisher
    vi.spyOn(here.publisher, 'sadd').mockRejectedValueOnce(new Error('OOM command not allowed'))
    await here.bus.follow(7)
    await there.bus.publish(newsOf(7))
    expect(here.heard).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(here.heard).toEqual([MISSED])
    here.publisher.sadd = sadd
    await there.bus.publish(newsOf(7))
    expect(here.heard).toEqual([MISSED, newsOf(7)])
  })

  it('that a session follows before the node hears the others is made up for by missed events', async () => {
    const bus = redisBus('redis://fake', { dial: redis.dial })
    const heard: RealtimeEvent[] = []
    bus.subscribe((event) => heard.push(event))
    await bus.follow(7)
    await vi.advanceTimersByTimeAsync(10)
    expect([bus.reach(), heard]).toEqual(['all', [MISSED]])
  })

  it('waits two seconds at most for a Redis that hangs', async () => {
    const { bus } = await aNode()
    redis.isHanging = true
    const followed = vi.fn<() => void>()
    const following = bus.follow(7).then(followed)
    await vi.advanceTimersByTimeAsync(ANSWERS_WITHIN_MS - 1)
    expect(followed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await following
  })
})

/** A node of a release before decision 0030: it hears all buckets, and publishes to them. */
function anOldNode() {
  const connection = redis.dial() as FakeConnection
  const heard: RealtimeEvent[] = []
  const of = (kind: string) => Array.from({ length: 16 }, (_, bucket) => `hapju:bus:${kind}:${bucket}`)
  connection.on('ready', () => {
    void connection.subscribe('hapju:bus:nodes', ...of('room'), ...of('member'))
  })
  connection.on('message', (_channel: string, text: string) => {
    const { from, ...event } = JSON.parse(text) as RealtimeEvent & { from: string }
    if (from !== 'old') heard.push(event)
  })
  const say = (channel: string, event: RealtimeEvent) =>
    connection.publish(`hapju:bus:${channel}`, JSON.stringify({ ...event, from: 'old' }))
  const alive: RealtimeEvent = { kind: 'presence', node: 'old', say: 'alive', version: 0 }
  const timer = setInterval(() => void say('nodes', alive), 5_000)
  const stop = () => {
    clearInterval(timer)
    connection.disconnect()
  }
  return { heard, say, stop }
}

const withoutPresence = (events: readonly RealtimeEvent[]) => events.filter(({ kind }) => kind !== 'presence')

describe('a rolling restart from an older release', () => {
  it('a new node and one of the older release hear each other for as long as both run', async () => {
    const old = anOldNode()
    const here = await aNode()
    for (let round = 1; round <= 10; round += 1) {
      await here.bus.publish(aRoomMessage({ messageId: round }))
      await here.bus.publish(newsOf(1))
      await old.say('room:5', aRoomMessage({ messageId: 100 + round }))
      await old.say('member:2', newsOf(2))
      await vi.advanceTimersByTimeAsync(6_000)
    }
    const rounds = Array.from({ length: 10 }, (_, at) => at + 1)
    expect(old.heard).toEqual(
      rounds.flatMap((round) => [
        expect.objectContaining(aRoomMessage({ messageId: round })),
        expect.objectContaining(newsOf(1)),
      ]),
    )
    expect(withoutPresence(here.heard)).toEqual(
      rounds.flatMap((round) => [
        aRoomMessage({ messageId: round }),
        newsOf(1),
        aRoomMessage({ messageId: 100 + round }),
        newsOf(2),
      ]),
    )
    old.stop()
  })

  it('new nodes begin to route once the last of the older release is gone, and lose nothing meanwhile', async () => {
    const old = anOldNode()
    const [here, there] = [await aNode(), await aNode()]
    await vi.advanceTimersByTimeAsync(30_000)
    old.stop()
    const sent: RealtimeEvent[] = []
    for (let second = 0; second < 30; second += 1) {
      sent.push(aRoomMessage({ messageId: second }))
      await there.bus.publish(sent.at(-1)!)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(withoutPresence(here.heard)).toEqual(sent)
    expect(redis.published.at(-1)).toMatch(/^hapju:bus:node:/)
  })

  it('a node of the older release that is started again hears the new ones from its first announcement', async () => {
    const here = await aNode()
    await vi.advanceTimersByTimeAsync(BEGIN_TO_ROUTE_MS)
    const old = anOldNode()
    await vi.advanceTimersByTimeAsync(10)
    await old.say('nodes', { kind: 'presence', node: 'old', say: 'hello' })
    await here.bus.publish(aRoomMessage())
    expect(old.heard).toEqual([expect.objectContaining(aRoomMessage())])
    old.stop()
  })
})

it('stops its heartbeat when it is closed', async () => {
  const { bus } = await aNode()
  await bus.close()
  expect(vi.getTimerCount()).toBe(0)
})
