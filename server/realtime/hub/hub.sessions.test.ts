import { pino } from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import {
  ERROR_QUEUE,
  NOTIFICATION_QUEUE,
  OWN_ROOMS_QUEUE,
  roomQueue,
  UNREAD_QUEUE,
} from '#contract/ws/destinations.ts'
import type { OutFrame } from '../outFrame.ts'
import { aRoomMessage } from '../testing/events.ts'
import { Hub, type HubSession } from './hub.ts'
import type { PresenceEvent } from './presence.events.ts'
import { Presence } from './presence.ts'

const ROOM = roomQueue(5)
const LOGGED_OUT = [CLOSE.sessionsEnded, 'Logged out']
const EVENTS_MISSED = [CLOSE.restart, 'Events missed']

const log = pino({ level: 'silent' })
let hub: Hub
let presence: Presence
let said: PresenceEvent[]
const changed = vi.fn<Presence['changed']>()

beforeEach(() => {
  vi.clearAllMocks()
  said = []
  presence = new Presence({
    node: 'here',
    say: (event) => said.push(event),
    ownWatchers: () => [],
    onSocketElsewhere: () => {},
  })
  presence.changed = changed
  presence.socketChanged = () => {}
  hub = new Hub(log, presence)
})

/** A session that has joined; `heard` lists the heads of the frames it was sent. */
function aSession(memberId: number) {
  const heard: string[] = []
  const ended: unknown[][] = []
  const session: HubSession = {
    memberId,
    send: ({ text }: OutFrame) => heard.push(text.split('\n')[0]!),
    end: (...why) => ended.push(why),
  }
  hub.join(session)
  return Object.assign(session, { heard, ended })
}
const loggedOut = (memberId: number) => hub.deliver({ kind: 'memberSessionsEnded', memberId })
const missed = () => hub.deliver({ kind: 'eventsMissed' })

describe('a session whose token is being checked', () => {
  it('goes on as long as nothing has ended the sessions of its member', () => {
    const arrival = hub.arrive()
    loggedOut(2)
    expect(arrival.whyEnded(1)).toBeNull()
    expect(arrival.whyEnded(2)).toEqual(LOGGED_OUT)
  })

  it('ends like every other when events were missed meanwhile', () => {
    const arrival = hub.arrive()
    missed()
    expect(arrival.whyEnded(1)).toEqual(EVENTS_MISSED)
    loggedOut(1)
    expect([arrival.whyEnded(1), arrival.whyEnded(2)]).toEqual([LOGGED_OUT, EVENTS_MISSED])
  })

  it('gets nothing from before it arrived or after it was checked', () => {
    missed()
    loggedOut(1)
    const arrival = hub.arrive()
    hub.arrived(arrival)
    missed()
    loggedOut(1)
    expect(arrival.whyEnded(1)).toBeNull()
  })
})

describe('the members of a node', () => {
  it('are counted once each, until their last session leaves', () => {
    const [first, second] = [aSession(1), aSession(1)]
    aSession(2)
    expect(hub.memberCount).toBe(2)
    hub.leave(first)
    hub.leave(first)
    expect(hub.memberCount).toBe(2)
    hub.leave(second)
    expect(hub.memberCount).toBe(1)
  })

  it('lose all of their sessions on a log-out, for that reason, except sessions that have left', () => {
    const [first, second, gone, other] = [aSession(1), aSession(1), aSession(1), aSession(2)]
    hub.leave(gone)
    loggedOut(1)
    expect([first, second, gone, other].map(({ ended }) => ended)).toEqual([
      [LOGGED_OUT],
      [LOGGED_OUT],
      [],
      [],
    ])
  })

  it('all lose their sessions when events were missed, and the node asks the other nodes for snapshots', () => {
    const [one, two] = [aSession(1), aSession(2)]
    missed()
    expect([one.ended, two.ended]).toEqual([[EVENTS_MISSED], [EVENTS_MISSED]])
    expect(said).toEqual([{ kind: 'presence', node: 'here', say: 'hello' }])
  })
})

describe('a session that subscribes to a room twice', () => {
  /** The subscriptions that have got an event since the last call. */
  const heardBy = (session: ReturnType<typeof aSession>) =>
    session.heard.splice(0).map((head) => head.replace(/message-id.*/s, ''))

  it('gets each event once for each subscription, until it removes that', () => {
    const session = aSession(2)
    hub.subscribe(session, ROOM, 'first')
    hub.subscribe(session, ROOM, 'second')
    hub.deliver(aRoomMessage())
    expect(heardBy(session)).toEqual(['first', 'second'])
    hub.unsubscribe(session, ROOM, 'first')
    hub.deliver(aRoomMessage())
    expect(heardBy(session)).toEqual(['second'])
    hub.unsubscribe(session, ROOM, 'second')
    hub.deliver(aRoomMessage())
    expect(heardBy(session)).toEqual([])
  })

  it('gets what is for the member alone once for each subscription, too', () => {
    const session = aSession(2)
    hub.subscribe(session, NOTIFICATION_QUEUE, 'first')
    hub.subscribe(session, NOTIFICATION_QUEUE, 'second')
    const event = { type: 'NOTIFICATIONS_CHANGED', data: {} }
    hub.deliver({ kind: 'member', memberId: 2, destination: NOTIFICATION_QUEUE, event })
    expect(heardBy(session)).toEqual(['first', 'second'])
  })
})

describe('the other nodes', () => {
  it('are told when the first session of a member opens a room and when the last one leaves it', () => {
    const [first, second, other] = [aSession(2), aSession(2), aSession(3)]
    hub.subscribe(first, ROOM, 'a')
    hub.subscribe(second, ROOM, 'a')
    hub.subscribe(other, ROOM, 'a')
    hub.unsubscribe(first, ROOM, 'a')
    hub.unsubscribe(second, ROOM, 'a')
    expect(changed.mock.calls).toEqual([
      [ROOM, 2, true],
      [ROOM, 3, true],
      [ROOM, 2, false],
    ])
  })

  it('are told nothing about subscriptions to member-only destinations or about one that was never made', () => {
    const session = aSession(2)
    hub.unsubscribe(session, ROOM, 'a')
    hub.subscribe(session, UNREAD_QUEUE, 'a')
    hub.unsubscribe(session, UNREAD_QUEUE, 'a')
    hub.subscribe(aSession(3), ROOM, 'a')
    hub.unsubscribe(session, ROOM, 'a')
    expect(changed.mock.calls).toEqual([[ROOM, 3, true]])
  })

  it('are told, when they ask, how many sockets members have, and who has which room open', () => {
    const [first, second, other] = [aSession(2), aSession(2), aSession(3)]
    for (const session of [first, second, other]) hub.subscribe(session, ROOM, 'a')
    hub.subscribe(first, UNREAD_QUEUE, 'a')
    hub.subscribe(other, roomQueue(6), 'a')
    hub.unsubscribe(other, roomQueue(6), 'a')
    expect(hub.watchers()).toEqual([
      ['sockets:1', [2, 3]],
      ['sockets:2', [2]],
      [ROOM, [2, 3]],
    ])
  })
})

describe('a page in sight', () => {
  const inSight = () => [...hub.inSight([1, 2, 3])]

  it('makes its member in sight, as long as one session says so', () => {
    const [phone, tab, other] = [aSession(1), aSession(1), aSession(2)]
    expect(inSight()).toEqual([])
    for (const session of [phone, tab, other]) hub.sight(session, true)
    expect(inSight()).toEqual([1, 2])
    hub.sight(phone, false)
    expect(inSight()).toEqual([1, 2])
    hub.sight(tab, false)
    expect(inSight()).toEqual([2])
  })

  it('is gone when its session ends, and when the member logs out', () => {
    const [phone, tab] = [aSession(1), aSession(1)]
    hub.sight(phone, true)
    hub.leave(tab)
    expect(inSight()).toEqual([1])
    hub.leave(phone)
    expect(inSight()).toEqual([])
  })

  it('is told to the other nodes when it is the first of its member and when it was the last', () => {
    const [phone, tab] = [aSession(1), aSession(1)]
    for (const session of [phone, phone, tab]) hub.sight(session, true)
    expect(hub.watchers().at(-1)).toEqual(['sight', [1]])
    hub.sight(phone, false)
    hub.leave(tab)
    hub.sight(phone, false)
    expect(changed.mock.calls).toEqual([
      ['sight', 1, true],
      ['sight', 1, false],
    ])
    expect(hub.watchers().map(([name]) => name)).toEqual(['sockets:1'])
  })

  it('on another node counts until that node says otherwise, stops or dies', () => {
    const there = { kind: 'presence', node: 'there' } as const
    const seesElsewhere = () =>
      presence.receive({ ...there, say: 'snapshot', version: 1, watchers: [['sight', [3]]] })
    seesElsewhere()
    expect(inSight()).toEqual([3])
    presence.receive({ ...there, say: 'changed', version: 2, changes: [['sight', 3, false]] })
    expect(inSight()).toEqual([])
    seesElsewhere()
    presence.receive({ ...there, say: 'gone' })
    expect(inSight()).toEqual([])
    seesElsewhere()
    for (let beats = 0; beats < 15; beats += 1) presence.beat()
    expect(inSight()).toEqual([])
  })
})

describe('an event for one session', () => {
  it('reaches only that session, and only if it has subscribed', () => {
    const [session, other] = [aSession(2), aSession(2)]
    hub.tell(session, ERROR_QUEUE, { type: 'ERROR' })
    for (const each of [session, other]) hub.subscribe(each, ERROR_QUEUE, 'errors')
    hub.tell(session, ERROR_QUEUE, { type: 'ERROR' })
    expect([session.heard.length, other.heard.length]).toEqual([1, 0])
  })
})

describe('an event for one member', () => {
  const event = { kind: 'member', memberId: 2, destination: NOTIFICATION_QUEUE, event: {} } as const

  it('reaches those of their sessions that have subscribed', () => {
    const [listening, deaf] = [aSession(2), aSession(2)]
    hub.subscribe(listening, NOTIFICATION_QUEUE, 'news')
    hub.deliver(event)
    expect([listening.heard.length, deaf.heard.length]).toEqual([1, 0])
  })

  it('reaches nobody else, and does nothing on a node without the member', () => {
    const other = aSession(3)
    hub.subscribe(other, NOTIFICATION_QUEUE, 'news')
    const error = vi.spyOn(log, 'error')
    hub.deliver(event)
    expect(other.heard).toEqual([])
    expect(error).not.toHaveBeenCalled()
  })
})

/** Another node announces that the member has the room open there. */
const memberWatchesElsewhere = (memberId: number) =>
  presence.receive({
    kind: 'presence',
    node: 'there',
    say: 'snapshot',
    version: 1,
    watchers: [[ROOM, [memberId]]],
  })

describe('a message that is not read yet', () => {
  it('is told to members who have the room open neither here nor on another node', () => {
    const [away, elsewhere, here] = [aSession(2), aSession(3), aSession(4)]
    for (const session of [away, elsewhere, here]) hub.subscribe(session, UNREAD_QUEUE, 'unread')
    hub.subscribe(here, ROOM, 'room')
    memberWatchesElsewhere(3)
    hub.deliver(aRoomMessage({ audience: [1, 2, 3, 4, 5] }))
    expect(
      [away.heard, elsewhere.heard, here.heard].map((heard) => heard.map((text) => text.slice(0, 4))),
    ).toEqual([['unre'], [], ['room']])
  })

  it('is told to the other sessions of a member who has the room open, here or on another node', () => {
    const [open, pocket, elsewhere] = [aSession(2), aSession(2), aSession(3)]
    hub.subscribe(open, ROOM, 'room')
    for (const session of [open, pocket, elsewhere]) hub.subscribe(session, OWN_ROOMS_QUEUE, 'own')
    memberWatchesElsewhere(3)
    hub.deliver(aRoomMessage({ audience: [1, 2, 3] }))
    expect([open.heard.length, pocket.heard.length, elsewhere.heard.length]).toEqual([1, 1, 1])
    expect(open.heard[0]).toMatch(/^room/)
  })
})

describe('a message that the member wrote', () => {
  const writes = (type: 'MESSAGE' | 'SYSTEM' = 'MESSAGE') => {
    const message = aRoomMessage({ senderId: 2 })
    hub.deliver({ ...message, event: { ...message.event, type } as typeof message.event })
  }

  it('is told to all of their other sessions, with the read position, even where none has the room open', () => {
    const [pocket, deaf] = [aSession(2), aSession(2)]
    hub.subscribe(pocket, OWN_ROOMS_QUEUE, 'own')
    writes()
    expect([pocket.heard.length, deaf.heard.length]).toEqual([2, 0])
  })

  it('is not told to the other sessions of its author if it is a system message', () => {
    const pocket = aSession(2)
    hub.subscribe(pocket, OWN_ROOMS_QUEUE, 'own')
    writes('SYSTEM')
    expect(pocket.heard).toEqual([])
  })

  it('does nothing on a node without its author', () => {
    const error = vi.spyOn(log, 'error')
    const other = aSession(1)
    hub.subscribe(other, OWN_ROOMS_QUEUE, 'own')
    writes()
    expect(other.heard).toEqual([])
    expect(error).not.toHaveBeenCalled()
  })
})

it('an event without `unread` is told in its room and nowhere else', () => {
  const error = vi.spyOn(log, 'error')
  const [open, away] = [aSession(2), aSession(1)]
  hub.subscribe(open, ROOM, 'room')
  for (const destination of [UNREAD_QUEUE, OWN_ROOMS_QUEUE]) hub.subscribe(away, destination, 'other')
  const { unread: _, ...event } = aRoomMessage({ senderId: 2 })
  hub.deliver(event)
  expect([open.heard.length, away.heard.length]).toEqual([1, 0])
  expect(error).not.toHaveBeenCalled()
})

it('an event that cannot be delivered is logged by its kind and stops no later event', () => {
  const error = vi.spyOn(log, 'error')
  const session = aSession(2)
  hub.subscribe(session, ROOM, 'room')
  const broken = aRoomMessage()
  hub.deliver({ ...broken, event: { ...broken.event, data: 1n as never } })
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(TypeError) as TypeError, kind: 'room' },
    'could not deliver an event',
  )
  hub.deliver(aRoomMessage())
  expect(session.heard).toHaveLength(1)
})
