import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'
import { createLog } from '#server/start/log.ts'
import { messageEvent } from '../events.present.ts'
import { presentMessage } from '../messages/messages.present.ts'
import { publishOrder } from './publishOrder.ts'

const ROOM = 7
const START = new Date('2025-08-04T03:00:00.000Z')
/** A moment after the node began to listen. */
const NOW = new Date(START.getTime() + 5_000)

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

function said(id: number): RealtimeEvent {
  const row = {
    id,
    roomId: ROOM,
    senderId: 1,
    senderName: 'harin',
    type: 'TEXT' as const,
    content: String(id),
    clientMessageId: null,
    createdAt: NOW,
  }
  return messageEvent({ id: ROOM, kind: 'GROUP' }, null, presentMessage(row), [1])
}

const idOf = (event: RealtimeEvent) =>
  event.kind === 'room' && event.event.type === 'MESSAGE' ? event.event.data.messageId : null

/** A bus of two nodes: what `other` says is heard here too. */
function aBus(publish?: () => Promise<void>) {
  const told: (number | null)[] = []
  const listeners: ((event: RealtimeEvent) => void)[] = []
  const hear = (event: RealtimeEvent) => {
    told.push(idOf(event))
    for (const listener of listeners) listener(event)
  }
  const bus: Bus = {
    publish: publish ?? (async (event) => hear(event)),
    subscribe: (listener) => {
      listeners.push(listener)
      return () => {}
    },
    close: async () => {},
  }
  const order = publishOrder({ bus, now: () => new Date(), log: createLog('silent') })
  vi.setSystemTime(NOW)
  return {
    told,
    other: hear,
    publish: (id: number, after: number, at = NOW) =>
      order.publish(ROOM, { id: after, at: after === 0 ? null : at }, [said(id)]),
  }
}

it('publishes the first message of a room at once', async () => {
  const { told, publish } = aBus()
  await publish(1, 0)
  expect(told).toEqual([1])
})

it('publishes at once after a message it has heard', async () => {
  const { told, publish, other } = aBus()
  other(said(1))
  await publish(2, 1)
  await publish(3, 2)
  expect(told).toEqual([1, 2, 3])
})

it('waits for the message before, which another node has stored but not yet published', async () => {
  const { told, publish, other } = aBus()
  const later = [publish(3, 2), publish(2, 1)]
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual([])
  other(said(1))
  await Promise.all(later)
  expect(told).toEqual([1, 2, 3])
})

it('goes on after a second when the message before never comes: its node has died', async () => {
  const { told, publish } = aBus()
  const later = publish(2, 1)
  await vi.advanceTimersByTimeAsync(999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await later
  expect(told).toEqual([2])
})

it('waits a second too for a message that took a while to be stored: its time is that of its beginning', async () => {
  const { told, publish, other } = aBus()
  vi.setSystemTime(NOW.getTime() + 4_000)
  const later = publish(2, 1)
  await vi.advanceTimersByTimeAsync(900)
  other(said(1))
  await later
  expect(told).toEqual([1, 2])
})

it('does not wait for a message stored so long ago that it has been heard, or never will be', async () => {
  const { told, publish } = aBus()
  vi.setSystemTime(NOW.getTime() + 10_000)
  await publish(2, 1)
  expect(told).toEqual([2])
})

it('goes on waiting as long as the room moves: a slow bus is no dead node', async () => {
  const { told, publish, other } = aBus()
  const later = publish(5, 4)
  for (const id of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(900)
    expect(told).not.toContain(5)
    other(said(id))
  }
  await later
  expect(told).toEqual([1, 2, 3, 4, 5])
})

it('does not wait for a message from before this node was there', async () => {
  const { told, publish } = aBus()
  await publish(2, 1, START)
  expect(told).toEqual([2])
})

it('waits a second at most when the other node’s clock is ahead', async () => {
  const { told, publish } = aBus()
  const later = publish(2, 1, new Date(NOW.getTime() + 60_000))
  await vi.advanceTimersByTimeAsync(1_000)
  await later
  expect(told).toEqual([2])
})

it('takes a bus that fails for what it is: the message is stored all the same', async () => {
  const { publish } = aBus(() => Promise.reject(new Error('the bus is gone')))
  await expect(publish(1, 0)).resolves.toBeUndefined()
  await expect(publish(2, 1)).resolves.toBeUndefined()
})
