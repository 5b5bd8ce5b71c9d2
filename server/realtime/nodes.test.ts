import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OWN_ROOMS_QUEUE, roomQueue, UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import { FakeRedis } from '#server/adapters/bus/redis.fixtures.ts'
import { redisBus } from '#server/adapters/bus/redisBus.ts'
import { createRealtime, type Realtime } from './createRealtime.ts'
import type { Bus, RealtimeEvent } from './events.ts'
import { aRoomMessage } from './testing/events.ts'
import { fakePeer, type FakePeer } from './testing/fakeConnection.ts'
import { fakeHandlers } from './testing/fakeHandlers.ts'

// Sessions on several nodes, which route events by their members.

interface Node {
  bus: Bus
  realtime: Realtime
  /** Messages of rooms that the node was brought. */
  heard: RealtimeEvent[]
}

let redis: FakeRedis
let nodes: Node[]

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-03-14T09:00:00Z') })
  redis = new FakeRedis()
  nodes = [aNode(), aNode(), aNode()]
  await vi.advanceTimersByTimeAsync(100)
})
afterEach(async () => {
  const closed = Promise.all(nodes.flatMap(({ realtime, bus }) => [realtime.close(0), bus.close()]))
  await vi.advanceTimersByTimeAsync(2_000)
  await closed
  vi.useRealTimers()
})

function aNode(): Node {
  const bus = redisBus('redis://fake', { dial: redis.dial, bucketsForBeats: 0 })
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => void (event.kind === 'room' && heard.push(event)))
  const realtime = createRealtime({ handlers: fakeHandlers(), bus, log: pino({ level: 'silent' }) })
  return { bus, realtime, heard }
}

function connect({ realtime }: Node, memberId: number, destination: string): FakePeer {
  const peer = fakePeer(realtime)
  peer.say('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer member-${memberId}` })
  peer.say('SUBSCRIBE', { id: 's', destination, receipt: 'subscribed' })
  return peer
}

it('a member is told of a message on another node, with the room open or closed, and other nodes hear nothing', async () => {
  const [one, two, three] = nodes as [Node, Node, Node]
  const open = connect(two, 2, roomQueue(5))
  const closed = connect(two, 3, UNREAD_QUEUE)
  const sender = connect(two, 1, OWN_ROOMS_QUEUE)
  connect(three, 9, roomQueue(5))
  await vi.advanceTimersByTimeAsync(10)
  await one.bus.publish(aRoomMessage({ audience: [1, 2, 3] }))
  await vi.advanceTimersByTimeAsync(10)
  expect(open.received('s')).toMatchObject([{ type: 'MESSAGE' }])
  expect(closed.received('s')).toMatchObject([{ type: 'UNREAD_MESSAGE' }])
  expect(sender.received('s')).toMatchObject([{ type: 'OWN_ROOM_MESSAGE' }, { type: 'OWN_READ' }])
  expect([one, two, three].map(({ heard }) => heard.length)).toEqual([1, 1, 0])
})

it('a member misses no message from the receipt of their subscription on, however slow Redis is', async () => {
  const [one, two] = nodes as [Node, Node, Node]
  redis.commandMs = 40
  redis.slowMs = 15
  const peer = connect(two, 2, roomQueue(5))
  let published = 0
  let firstNeeded: number | null = null
  while (published < 60) {
    if (firstNeeded === null && peer.frames.some(({ command }) => command === 'RECEIPT'))
      firstNeeded = published + 1
    published += 1
    void one.bus.publish(aRoomMessage({ messageId: published }))
    await vi.advanceTimersByTimeAsync(5)
  }
  await vi.advanceTimersByTimeAsync(500)
  const ids = (peer.received('s') as { data: { messageId: number } }[]).map(({ data }) => data.messageId)
  expect(firstNeeded).toBeGreaterThan(10)
  expect(ids).toEqual(expect.arrayContaining(range(firstNeeded!, 60)))
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
})

it('a member who has moved to another node is heard there, and after a while no longer at the old one', async () => {
  const [one, two, three] = nodes as [Node, Node, Node]
  const before = connect(two, 2, roomQueue(5))
  await vi.advanceTimersByTimeAsync(10)
  before.listener.closed()
  const after = connect(three, 2, roomQueue(5))
  await vi.advanceTimersByTimeAsync(15_000)
  await one.bus.publish(aRoomMessage())
  await vi.advanceTimersByTimeAsync(10)
  expect(after.received('s')).toHaveLength(1)
  expect([two, three].map(({ heard }) => heard.length)).toEqual([0, 1])
})

it('members whose node had no Redis when they came are sent back once it has, to fill their gaps', async () => {
  const [, two] = nodes as [Node, Node, Node]
  redis.isHanging = true
  const peer = connect(two, 2, roomQueue(5))
  await vi.advanceTimersByTimeAsync(2_500)
  expect(peer.frames.map(({ command }) => command)).toEqual(['CONNECTED', 'RECEIPT'])
  redis.isHanging = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(peer.closedWith).toEqual({ code: 1012, reason: 'Events missed' })
})

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
