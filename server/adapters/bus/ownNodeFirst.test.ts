import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import { aRoomMessage } from '#server/realtime/testing/events.ts'
import { createLog } from '#server/start/log.ts'
import { inProcessBus } from './inProcessBus.ts'
import { ownNodeFirst } from './ownNodeFirst.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A node whose events are carried by `carry`. `arrive` brings one of another node. */
function aNode(carry: (event: RealtimeEvent) => Promise<void>) {
  const logged: { msg: string }[] = []
  const carried: RealtimeEvent[] = []
  let arrive: (event: RealtimeEvent) => void = () => {}
  const bus = ownNodeFirst(
    {
      ...inProcessBus(),
      carry(event) {
        carried.push(event)
        return carry(event)
      },
      onArrival: (listener) => (arrive = listener),
    },
    createLog('info', { write: (line) => void logged.push(JSON.parse(line) as { msg: string }) }),
  )
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => heard.push(event))
  return { bus, heard, carried, logged, arrive: (event: RealtimeEvent) => arrive(event) }
}

const never = () => new Promise<void>(() => {})

it('brings an event to its own node and answers, however long the other nodes take', async () => {
  const { bus, heard, carried } = aNode(never)
  await bus.publish(aRoomMessage({ messageId: 1 }))
  await bus.publish(aRoomMessage({ messageId: 2 }))
  expect(heard).toEqual([aRoomMessage({ messageId: 1 }), aRoomMessage({ messageId: 2 })])
  expect(carried).toEqual(heard)
})

it('brings an event to its own node and answers when it cannot reach the others', async () => {
  const { bus, heard } = aNode(() => Promise.reject(new Error('Redis is unreachable')))
  await bus.publish(aRoomMessage())
  expect(heard).toEqual([aRoomMessage()])
})

it('hands events over in the order of publishing, without waiting for one another', () => {
  const { bus, carried } = aNode(never)
  const events = [1, 2, 3].map((messageId) => aRoomMessage({ messageId }))
  for (const event of events) void bus.publish(event)
  expect(carried).toEqual(events)
})

it('brings the events of the other nodes, and carries them no further', async () => {
  const { heard, carried, arrive } = aNode(never)
  arrive(aRoomMessage())
  expect(heard).toEqual([aRoomMessage()])
  expect(carried).toEqual([])
})

it('logs an outage once, and its end', async () => {
  let isAway = true
  const { bus, logged } = aNode(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()))
  for (let messageId = 1; messageId <= 3; messageId += 1) await bus.publish(aRoomMessage({ messageId }))
  isAway = false
  for (let messageId = 4; messageId <= 6; messageId += 1) await bus.publish(aRoomMessage({ messageId }))
  await vi.advanceTimersByTimeAsync(0)
  expect(logged.map(({ msg }) => msg)).toEqual([
    'events do not reach the other nodes',
    'events reach the other nodes again',
  ])
})

it('waits at its end for events that are under way', async () => {
  let goOn = () => {}
  const { bus } = aNode(() => new Promise((resolve) => (goOn = resolve)))
  await bus.publish(aRoomMessage())
  const closed = vi.fn<() => void>()
  const closing = bus.close().then(closed)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(closed).not.toHaveBeenCalled()
  goOn()
  await closing
})

it('waits at its end two seconds at most', async () => {
  const { bus } = aNode(never)
  await bus.publish(aRoomMessage())
  const closed = vi.fn<() => void>()
  const closing = bus.close().then(closed)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(closed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await closing
})
