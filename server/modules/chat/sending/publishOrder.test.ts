import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { ownNodeFirst } from '#server/adapters/bus/ownNodeFirst.ts'
import type { RealtimeEvent, Bus, BusReach } from '#server/realtime/events.ts'
import { createLog } from '#server/start/log.ts'
import { messageEvent } from '../events.present.ts'
import { presentMessage } from '../messages/messages.present.ts'
import { publishOrder } from './publishOrder.ts'

const ROOM = 7
const START = new Date('2025-08-04T03:00:00.000Z')
/** Shortly after the node began to listen. */
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
    isNews: false,
    clientMessageId: null,
    createdAt: NOW,
  }
  return messageEvent({ id: ROOM, kind: 'GROUP' }, null, presentMessage(row), null, [1])
}

const idOf = (event: RealtimeEvent) =>
  event.kind === 'room' && event.event.type === 'MESSAGE' ? event.event.data.messageId : null

/** A bus of two nodes: events of `other` arrive here too. */
function aBus(publish?: () => Promise<void>, reach: BusReach = 'all') {
  const told: number[] = []
  /** Between the nodes: questions, and the ids in answers. */
  const asked: RealtimeEvent[] = []
  const listeners: ((event: RealtimeEvent) => void)[] = []
  const hear = (event: RealtimeEvent) => {
    const id = idOf(event)
    if (id === null) asked.push(event)
    else told.push(id)
    for (const listener of listeners) listener(event)
  }
  const bus: Bus = {
    ...inProcessBus(),
    publish: publish ?? (async (event) => hear(event)),
    subscribe: (listener) => {
      listeners.push(listener)
      return () => {}
    },
    reach: () => reach,
  }
  const order = publishOrder({ bus, now: () => new Date(), log: createLog('silent') })
  vi.setSystemTime(NOW)
  return {
    told,
    asked,
    other: hear,
    publish: (id: number, after: number, at = NOW) =>
      order.publish(ROOM, { id: after, at: after === 0 ? null : at }, [said(id)]),
  }
}

it('publishes the first message of a room immediately', async () => {
  const { told, publish } = aBus()
  await publish(1, 0)
  expect(told).toEqual([1])
})

it('publishes immediately after a message that has arrived over the bus', async () => {
  const { told, publish, other } = aBus()
  other(said(1))
  await publish(2, 1)
  await publish(3, 2)
  expect(told).toEqual([1, 2, 3])
})

it('waits for the previous message, which another node has stored but not yet published', async () => {
  const { told, publish, other } = aBus()
  const later = [publish(3, 2), publish(2, 1)]
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual([])
  other(said(1))
  await Promise.all(later)
  expect(told).toEqual([1, 2, 3])
})

it('continues after a second when the previous message never arrives: its node has died', async () => {
  const { told, publish } = aBus()
  const later = publish(2, 1)
  await vi.advanceTimersByTimeAsync(999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await later
  expect(told).toEqual([2])
})

it('publishes everything that waits after a second, in order: an unreachable node may owe many', async () => {
  const { told, publish } = aBus()
  const later = [publish(2, 1), publish(6, 5), publish(4, 3)]
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all(later)
  expect(told).toEqual([2, 4, 6])
})

it('waits a second even for a message that took long to store: its time is when that began', async () => {
  const { told, publish, other } = aBus()
  vi.setSystemTime(NOW.getTime() + 4_000)
  const later = publish(2, 1)
  await vi.advanceTimersByTimeAsync(900)
  other(said(1))
  await later
  expect(told).toEqual([1, 2])
})

it('does not wait for a message stored so long ago that it has arrived, or never will', async () => {
  const { told, publish } = aBus()
  vi.setSystemTime(NOW.getTime() + 10_000)
  await publish(2, 1)
  expect(told).toEqual([2])
})

it('keeps waiting while the room has new messages: a slow bus is not a dead node', async () => {
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

it("does not wait for a message from before this node's start", async () => {
  const { told, publish } = aBus()
  await publish(2, 1, START)
  expect(told).toEqual([2])
})

it('waits at most a second when the other node’s clock is ahead', async () => {
  const { told, publish } = aBus()
  const later = publish(2, 1, new Date(NOW.getTime() + 60_000))
  await vi.advanceTimersByTimeAsync(1_000)
  await later
  expect(told).toEqual([2])
})

const question = (messageId: number): RealtimeEvent => ({
  kind: 'publishedAsked',
  node: 'another',
  roomId: ROOM,
  messageId,
})
const answer = (messageId: number): RealtimeEvent => ({ kind: 'publishedTold', roomId: ROOM, messageId })

describe('a node that has no member of the room, and so does not hear the previous message', () => {
  it('asks after 50 ms, and publishes when another node says that it was published', async () => {
    const { told, asked, publish, other } = aBus()
    const later = publish(2, 1)
    await vi.advanceTimersByTimeAsync(49)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(2)
    expect(asked).toEqual([{ ...question(1), node: expect.any(String) as string }])
    expect(told).toEqual([])
    other(answer(1))
    await later
    expect(told).toEqual([2])
  })

  it('asks for the earliest of several, and again for the others', async () => {
    const { told, asked, publish, other } = aBus()
    const later = [publish(6, 5), publish(3, 2)]
    await vi.advanceTimersByTimeAsync(51)
    expect(asked).toMatchObject([{ messageId: 2 }])
    other(answer(2))
    await vi.advanceTimersByTimeAsync(51)
    expect(told).toEqual([3])
    expect(asked.filter(({ kind }) => kind === 'publishedAsked')).toMatchObject([
      { messageId: 2 },
      { messageId: 5 },
    ])
    other(answer(5))
    await Promise.all(later)
    expect(told).toEqual([3, 6])
  })
})

describe('a node that is asked', () => {
  it('answers with the newest message that it has heard', async () => {
    const { asked, publish, other } = aBus()
    await publish(1, 0)
    other(said(2))
    other(question(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([question(1), answer(2)])
  })

  it('answers once it has published what is asked for', async () => {
    const { asked, publish, other } = aBus()
    other(question(1))
    expect(asked).toEqual([question(1)])
    await publish(1, 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([question(1), answer(1)])
    await publish(2, 1)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(2)
  })

  it('sends its answer behind the message, so that every node gets the message first', async () => {
    const carried: string[] = []
    let arrive: (event: RealtimeEvent) => void = () => {}
    const bus = ownNodeFirst({
      ...inProcessBus(),
      carry: async (event) => void carried.push(event.kind),
      onArrival: (listener) => (arrive = listener),
    })
    const order = publishOrder({ bus, now: () => new Date(), log: createLog('silent') })
    arrive(question(1))
    await order.publish(ROOM, { id: 0, at: null }, [said(1)])
    await vi.advanceTimersByTimeAsync(0)
    expect(carried).toEqual(['room', 'publishedTold'])
  })

  it('says nothing of messages that it does not hear of', async () => {
    const { asked, publish, other } = aBus()
    await publish(1, 0)
    other(question(2))
    other(answer(2))
    await publish(3, 2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked).toEqual([question(2), answer(2)])
  })

  it('does not answer itself', async () => {
    const { asked, publish } = aBus()
    const later = publish(2, 1)
    await vi.advanceTimersByTimeAsync(1_000)
    await later
    expect(asked.map(({ kind }) => kind)).toEqual(['publishedAsked'])
  })
})

it('does not wait while its node hears no other node', async () => {
  const { told, publish } = aBus(undefined, 'deaf')
  await publish(2, 1)
  expect(told).toEqual([2])
})

it('only logs a failing bus: the message is stored anyway', async () => {
  const { publish } = aBus(() => Promise.reject(new Error('the bus is gone')))
  await expect(publish(1, 0)).resolves.toBeUndefined()
  await expect(publish(2, 1)).resolves.toBeUndefined()
})
