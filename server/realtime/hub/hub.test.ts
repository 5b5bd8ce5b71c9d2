import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import {
  groupTopic,
  NOTIFICATION_QUEUE,
  OWN_ROOMS_QUEUE,
  roomQueue,
  UNREAD_QUEUE,
} from '#contract/ws/destinations.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { createRealtime, type Realtime } from '../createRealtime.ts'
import type { Bus } from '../events.ts'
import { aRoomMessage } from '../testing/events.ts'
import { fakePeer, type FakePeer } from '../testing/fakeConnection.ts'
import { fakeHandlers } from '../testing/fakeHandlers.ts'

const log = pino({ level: 'silent' })
let bus: Bus
let nodes: Realtime[]

beforeEach(() => {
  vi.useFakeTimers()
  bus = inProcessBus()
  nodes = []
})
afterEach(async () => {
  const closed = Promise.all(nodes.map((node) => node.close(0)))
  await vi.advanceTimersByTimeAsync(0)
  await closed
  vi.useRealTimers()
})

function aNode(onBus = bus): Realtime {
  const node = createRealtime({ handlers: fakeHandlers(), bus: onBus, log })
  nodes.push(node)
  return node
}

/** A session of a member, subscribed to WS3 and the given destinations; subscription ids are destinations. */
async function aSession(node: Realtime, memberId: number, ...destinations: string[]): Promise<FakePeer> {
  const peer = fakePeer(node)
  peer.say('CONNECT', { 'accept-version': '1.2', Authorization: `member-${memberId}` })
  for (const destination of [UNREAD_QUEUE, ...destinations])
    peer.say('SUBSCRIBE', { id: destination, destination })
  await vi.advanceTimersByTimeAsync(0)
  return peer
}

const unread = (peer: FakePeer) => peer.received(UNREAD_QUEUE)

describe('an event of a room', () => {
  it('reaches every session of its audience that has subscribed, the sender included, once each', async () => {
    const node = aNode()
    const [sender, phone, laptop] = [
      await aSession(node, 1, roomQueue(5)),
      await aSession(node, 2, roomQueue(5)),
      await aSession(node, 2, roomQueue(5)),
    ]
    await bus.publish(aRoomMessage())
    for (const peer of [sender, phone, laptop])
      expect(peer.received(roomQueue(5))).toEqual([aRoomMessage().event])
  })

  it('does not reach a subscriber who is not in the room until they join it', async () => {
    const outsider = await aSession(aNode(), 3, groupTopic(5))
    await bus.publish(aRoomMessage({ channel: 'topic', messageId: 1, audience: [1, 2] }))
    expect(outsider.received(groupTopic(5))).toEqual([])
    await bus.publish(aRoomMessage({ channel: 'topic', messageId: 2, audience: [1, 2, 3] }))
    expect(outsider.received(groupTopic(5))).toMatchObject([{ data: { messageId: 2 } }])
  })

  it('goes only by the destination of its kind of room', async () => {
    const peer = await aSession(aNode(), 2, groupTopic(5), roomQueue(5), roomQueue(6))
    await bus.publish(aRoomMessage({ channel: 'queue' }))
    expect([peer.received(groupTopic(5)), peer.received(roomQueue(6))]).toEqual([[], []])
  })

  it('keeps its place among the other events of the room', async () => {
    const peer = await aSession(aNode(), 2, roomQueue(5))
    for (let messageId = 1; messageId <= 100; messageId++) await bus.publish(aRoomMessage({ messageId }))
    const ids = peer
      .received(roomQueue(5))
      .map((event) => (event as { data: { messageId: number } }).data.messageId)
    expect(ids).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
  })

  it('carries a message id that no other frame of the session has', async () => {
    const peer = await aSession(aNode(), 2, roomQueue(5))
    for (let messageId = 1; messageId <= 40; messageId++) await bus.publish(aRoomMessage({ messageId }))
    const ids = peer.frames
      .filter((frame) => frame.command === 'MESSAGE')
      .map((frame) => frame.headers['message-id'])
    expect(new Set(ids).size).toBe(40)
  })

  it('does not stop the ones behind it when it cannot be written', async () => {
    const peer = await aSession(aNode(), 2, roomQueue(5))
    const broken = aRoomMessage()
    await bus.publish({ ...broken, event: { ...broken.event, data: 1n as never } })
    await bus.publish(aRoomMessage())
    expect(peer.received(roomQueue(5))).toHaveLength(1)
  })
})

describe('UNREAD_MESSAGE', () => {
  it('goes to every session of a member who has the room open nowhere', async () => {
    const node = aNode()
    const peers = [await aSession(node, 2), await aSession(node, 2, roomQueue(6), groupTopic(5))]
    await bus.publish(aRoomMessage())
    for (const peer of peers) {
      expect(unread(peer)).toEqual([{ type: 'UNREAD_MESSAGE', data: aRoomMessage().unread }])
    }
  })

  it('does not go to the sender or outside the audience', async () => {
    const node = aNode()
    const [sender, stranger] = [await aSession(node, 1), await aSession(node, 3)]
    await bus.publish(aRoomMessage({ senderId: 1, audience: [1, 2] }))
    expect([unread(sender), unread(stranger)]).toEqual([[], []])
  })

  it('goes to no session of a member when one of them has the room open', async () => {
    const node = aNode()
    const [pocket, open] = [await aSession(node, 2), await aSession(node, 2, roomQueue(5))]
    await bus.publish(aRoomMessage())
    expect([unread(pocket), unread(open)]).toEqual([[], []])
  })

  it('starts again when the last session has left the room', async () => {
    const node = aNode()
    const [pocket, first, second] = [
      await aSession(node, 2),
      await aSession(node, 2, roomQueue(5)),
      await aSession(node, 2, roomQueue(5)),
    ]
    first.say('UNSUBSCRIBE', { id: roomQueue(5) })
    await vi.advanceTimersByTimeAsync(0)
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toEqual([])
    second.listener.closed()
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toHaveLength(1)
  })

  it('is not sent for an event without `unread`', async () => {
    const peer = await aSession(aNode(), 2)
    const { unread: _, ...event } = aRoomMessage()
    await bus.publish(event)
    expect(unread(peer)).toEqual([])
  })
})

describe("a message for the member's other sessions (WS11)", () => {
  const own = (peer: FakePeer) => peer.received(OWN_ROOMS_QUEUE)
  const MESSAGE = { type: 'OWN_ROOM_MESSAGE', data: aRoomMessage().unread }
  const READ = { type: 'OWN_READ', data: { roomId: 5, messageId: 1, unreadCount: 0 } }

  it('goes, if they wrote it, to the sessions without the room open; all sessions learn that it is read', async () => {
    const node = aNode()
    const open = await aSession(node, 1, OWN_ROOMS_QUEUE, roomQueue(5))
    const pocket = await aSession(node, 1, OWN_ROOMS_QUEUE, roomQueue(6))
    await bus.publish(aRoomMessage({ senderId: 1 }))
    expect(own(pocket)).toEqual([MESSAGE, READ])
    expect(own(open)).toEqual([READ])
    expect([unread(open), unread(pocket)]).toEqual([[], []])
  })

  it('goes to the other sessions, on any node, when one session has the room open', async () => {
    const open = await aSession(aNode(), 2, OWN_ROOMS_QUEUE, roomQueue(5))
    const pocket = await aSession(aNode(), 2, OWN_ROOMS_QUEUE)
    await bus.publish(aRoomMessage({ senderId: 1 }))
    expect(own(pocket)).toEqual([MESSAGE])
    expect([own(open), unread(pocket)]).toEqual([[], []])
  })

  it('is not sent when WS3 announces the message', async () => {
    const pocket = await aSession(aNode(), 2, OWN_ROOMS_QUEUE)
    await bus.publish(aRoomMessage({ senderId: 1 }))
    expect([own(pocket), unread(pocket)]).toEqual([[], [{ ...MESSAGE, type: 'UNREAD_MESSAGE' }]])
  })

  it('reaches nobody outside the audience and is sent for messages only', async () => {
    const node = aNode()
    await aSession(node, 1, roomQueue(5))
    const [stranger, pocket] = [
      await aSession(node, 3, OWN_ROOMS_QUEUE),
      await aSession(node, 1, OWN_ROOMS_QUEUE),
    ]
    await bus.publish(aRoomMessage({ senderId: 2, audience: [2] }))
    const { unread: _, ...repeated } = aRoomMessage({ senderId: 1 })
    await bus.publish(repeated)
    expect([own(stranger), own(pocket)]).toEqual([[], []])
  })
})

describe('between two nodes', () => {
  it('an event reaches the members on both', async () => {
    const [here, there] = [await aSession(aNode(), 1, roomQueue(5)), await aSession(aNode(), 2, roomQueue(5))]
    await bus.publish(aRoomMessage())
    for (const peer of [here, there]) expect(peer.received(roomQueue(5))).toHaveLength(1)
  })

  it('a member has at most twenty sockets in all, and the node with the most ends its oldest', async () => {
    const [crowded, other] = [aNode(), aNode()]
    const old: FakePeer[] = []
    for (let n = 0; n < 19; n += 1) old.push(await aSession(crowded, 1))
    const [second, third] = [await aSession(other, 1), await aSession(other, 1)]
    const closed = () => [...old, second, third].map((peer) => peer.closedWith?.code ?? null)
    expect(closed()).toEqual([CLOSE.tooMany, ...Array.from({ length: 20 }, () => null)])

    old[0]!.listener.closed()
    await aSession(other, 2)
    await aSession(crowded, 1)
    expect(closed().filter((code) => code !== null)).toEqual([CLOSE.tooMany, CLOSE.tooMany])
    expect(old[1]!.closedWith?.code).toBe(CLOSE.tooMany)
  })

  it('a node that starts later learns how many sockets a member has', async () => {
    const first = aNode()
    const oldest = await aSession(first, 1)
    for (let n = 0; n < 19; n += 1) await aSession(first, 1)
    const late = await aSession(aNode(), 1)
    expect([oldest.closedWith?.code, late.closedWith]).toEqual([CLOSE.tooMany, null])
  })

  it('sockets of a stopped node do not count', async () => {
    const stopping = aNode()
    for (let n = 0; n < 20; n += 1) await aSession(stopping, 1)
    const stopped = stopping.close(0)
    await vi.advanceTimersByTimeAsync(0)
    await stopped
    const node = aNode()
    const peers: FakePeer[] = []
    for (let n = 0; n < 20; n += 1) peers.push(await aSession(node, 1))
    expect(peers.filter(({ closedWith }) => closedWith !== null)).toEqual([])
  })

  it('a room open on one node is not unread on the other until it is closed', async () => {
    const pocket = await aSession(aNode(), 2)
    const open = await aSession(aNode(), 2, roomQueue(5))
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toEqual([])
    open.listener.closed()
    await vi.advanceTimersByTimeAsync(0)
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toHaveLength(1)
  })

  it('a node that starts later learns which rooms are open already', async () => {
    await aSession(aNode(), 2, roomQueue(5))
    const pocket = await aSession(aNode(), 2)
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toEqual([])
  })

  it('the open rooms of a stopped node are forgotten at once', async () => {
    const stopping = aNode()
    await aSession(stopping, 2, roomQueue(5))
    const pocket = await aSession(aNode(), 2)
    const stopped = stopping.close(0)
    await vi.advanceTimersByTimeAsync(0)
    await stopped
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toHaveLength(1)
  })

  it('the open rooms of a dead node are forgotten after three silent periods', async () => {
    let dead = false
    const dyingBus: Bus = { ...bus, publish: (event) => (dead ? Promise.resolve() : bus.publish(event)) }
    await aSession(aNode(dyingBus), 2, roomQueue(5))
    const pocket = await aSession(aNode(), 2)
    dead = true
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toEqual([])
    await vi.advanceTimersByTimeAsync(16_000)
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toHaveLength(1)
  })

  it('a lost announcement is recovered', async () => {
    let losing = false
    const lossyBus: Bus = {
      ...bus,
      publish: (event) => (losing ? Promise.reject(new Error('bus away')) : bus.publish(event)),
    }
    const lossy = aNode(lossyBus)
    const pocket = await aSession(aNode(), 2)
    losing = true
    await aSession(lossy, 2, roomQueue(5))
    losing = false
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    await bus.publish(aRoomMessage())
    expect(unread(pocket)).toHaveLength(1)
  })
})

describe('a member', () => {
  it('gets the events for them alone in every session', async () => {
    const node = aNode()
    const [mine, also, other] = [
      await aSession(node, 2, NOTIFICATION_QUEUE),
      await aSession(node, 2, NOTIFICATION_QUEUE),
      await aSession(node, 1, NOTIFICATION_QUEUE),
    ]
    const event = { type: 'NOTIFICATION', data: { notificationId: 9 } }
    await bus.publish({ kind: 'member', memberId: 2, destination: NOTIFICATION_QUEUE, event })
    expect([mine, also, other].map((peer) => peer.received(NOTIFICATION_QUEUE))).toEqual([
      [event],
      [event],
      [],
    ])
  })

  it('loses every session on every node at log-out, and nobody else does', async () => {
    const [one, two] = [aNode(), aNode()]
    const [here, there, other] = [await aSession(one, 2), await aSession(two, 2), await aSession(two, 3)]
    await bus.publish({ kind: 'memberSessionsEnded', memberId: 2 })
    expect([here, there].map((peer) => peer.closedWith?.code)).toEqual([
      CLOSE.sessionsEnded,
      CLOSE.sessionsEnded,
    ])
    expect(other.closedWith).toBeNull()
  })
})

it('every session ends when events may have been missed, so that clients reconnect and fill the gaps', async () => {
  const node = aNode()
  const peers = [await aSession(node, 1), await aSession(node, 2)]
  await bus.publish({ kind: 'eventsMissed' })
  expect(peers.map((peer) => peer.closedWith?.code)).toEqual([CLOSE.restart, CLOSE.restart])
})
