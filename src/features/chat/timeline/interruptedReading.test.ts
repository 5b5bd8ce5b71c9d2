import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { groupTopic, roomQueue } from '#contract/ws/destinations.ts'
import { refusal } from '#src/api/testing/stubServer.ts'
import { MESSAGES_KEPT } from '#src/offline/keptLimits.ts'
import { keptAnswerShown } from '#src/offline/keptSlice.ts'
import { framesArrived, subscriptionConfirmed } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from '../chatApi.ts'
import { type ChatServer, chatServer, type TestRoom } from '../testing/chatServer.ts'
import { aTab, type ChatTab } from '../testing/chatTab.ts'
import {
  keptMessagesRead,
  olderRequested,
  roomAwaited,
  roomLeft,
  roomOpened,
  roomRetried,
  selectRoom,
} from './timelineSlice.ts'

const ROOM = 5
const PRIVATE_ROOM = 6
const MESSAGES = `GET /api/chat/rooms/${ROOM}/messages`
/** Not listed for this member. */
let band: TestRoom
let server: ChatServer
let tab: ChatTab

beforeEach(() => {
  vi.useFakeTimers()
  band = { roomId: 7, roomType: 'GROUP', people: [2, 3] }
  server = chatServer([
    { roomId: ROOM, roomType: 'GROUP', people: [1, 2, 3] },
    { roomId: PRIVATE_ROOM, roomType: 'PRIVATE', people: [1, 2] },
    band,
  ])
})

afterEach(() => {
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 200) => vi.advanceTimersByTimeAsync(ms)

async function start() {
  tab = aTab(server)
  void tab.loadRooms()
  await settle()
  server.calls.length = 0
}
const enter = (roomId = ROOM) =>
  tab.dispatch(roomOpened({ roomId, kind: roomId === PRIVATE_ROOM ? 'PRIVATE' : 'GROUP' }))
async function open(roomId = ROOM) {
  await start()
  enter(roomId)
  await settle()
}

const say = (count: number, from = 2, roomId = ROOM) =>
  Array.from({ length: count }, (_, i) => server.say(roomId, from, `${from}:${i}`).content)
const readAll = () => server.read(ROOM, 1, server.messages.length)

/** Changes the answers to the calls whose address has this part. */
function answering(part: string, reply: (real: () => Promise<Response>) => Promise<Response>) {
  vi.stubGlobal('fetch', (input: URL, init?: RequestInit) => {
    const real = () => server.answer(input, init)
    return input.href.includes(part) ? reply(real) : real()
  })
}

/** Keeps those answers back, as the server gave them, until the returned function is called. */
function holding(part: string): () => void {
  let letGo = () => {}
  const isOver = new Promise<void>((resolve) => (letGo = resolve))
  answering(part, async (real) => {
    const answer = await real()
    await isOver
    return answer
  })
  return letGo
}

const offline = () => Promise.reject(new TypeError('offline'))

describe('a room that is left', () => {
  it('while its first page is on the way is read when it is entered again', async () => {
    say(30)
    await start()
    const letGo = holding('/messages')
    enter()
    await settle()
    tab.dispatch(roomLeft({ roomId: ROOM }))
    letGo()
    await settle()
    expect(selectRoom(tab.getState(), ROOM)).toBeUndefined()
    enter()
    await settle()
    expect(tab.texts(ROOM)).toHaveLength(30)
  })

  it('while an older page is on the way gets none of it', async () => {
    say(50)
    readAll()
    await open()
    const letGo = holding('cursor=')
    tab.dispatch(olderRequested({ roomId: ROOM }))
    await settle()
    tab.dispatch(roomLeft({ roomId: ROOM }))
    letGo()
    await settle()
    expect(selectRoom(tab.getState(), ROOM)).toBeUndefined()
  })

  it('and entered again shows what was written meanwhile', async () => {
    const texts = say(3)
    await open()
    tab.dispatch(roomLeft({ roomId: ROOM }))
    await settle()
    const meanwhile = say(5, 3)
    enter()
    await settle()
    expect(tab.texts(ROOM)).toEqual([...texts, ...meanwhile])
  })
})

it('a page that was asked for before a reconnect does not count for what was written since', async () => {
  const texts = say(3)
  await open()
  const reconnect = async () => {
    tab.network.lines.at(-1)!.end('socket')
    texts.push(...say(1))
    await settle(5_000)
    expect(tab.getState().realtime.status).toBe('live')
  }
  const letGo = holding('after=')
  await reconnect()
  await reconnect()
  letGo()
  await settle()
  expect(tab.texts(ROOM)).toEqual(texts)
})

it('an older page that arrives after the room has restarted from its newest page is not added', async () => {
  say(60)
  readAll()
  await open()
  const letGo = holding('cursor=')
  tab.dispatch(olderRequested({ roomId: ROOM }))
  await settle()
  tab.goOffline()
  const missed = say(1_000)
  tab.goOnline()
  await settle(1_000)
  expect(tab.texts(ROOM)).toEqual(missed.slice(-20))
  letGo()
  await settle()
  expect(tab.texts(ROOM)).toEqual(missed.slice(-20))
})

it.each([
  [300, 310],
  [301, 20],
])(
  'after %i missed messages, %i are on screen: three pages are read, or the newest one',
  async (count, shown) => {
    say(10)
    readAll()
    await open()
    tab.goOffline()
    say(count)
    tab.goOnline()
    await settle(1_000)
    expect(tab.texts(ROOM)).toHaveLength(shown)
  },
)

it('a message whose event was lost is read when the next one names it (W15)', async () => {
  const texts = say(3)
  await open()
  server.calls.length = 0
  server.loseNext()
  const { content: lost } = server.say(ROOM, 2, '사라진 말')
  const { content: next } = server.say(ROOM, 3, '다음 말')
  expect(tab.texts(ROOM)).not.toContain(lost)
  await settle()
  expect(tab.texts(ROOM)).toEqual([...texts, lost, next])
  expect(server.calls).toEqual([MESSAGES])
})

it('a room in which nothing was written has nothing older', async () => {
  await open()
  server.calls.length = 0
  tab.dispatch(olderRequested({ roomId: ROOM }))
  tab.dispatch(olderRequested({ roomId: PRIVATE_ROOM }))
  await settle()
  expect(server.calls).toEqual([])
})

it('a room that is read ahead twice keeps the later answer for ten seconds', async () => {
  say(3)
  await start()
  tab.dispatch(roomAwaited({ roomId: ROOM }))
  await settle(6_000)
  tab.dispatch(roomAwaited({ roomId: ROOM }))
  await settle(5_000)
  enter()
  await settle(0)
  expect(tab.texts(ROOM)).toHaveLength(3)
})

it('a room that is read ahead, and then gone from the list, is read by its screen', async () => {
  const texts = say(3, 2, PRIVATE_ROOM)
  await start()
  tab.dispatch(roomAwaited({ roomId: PRIVATE_ROOM }))
  await settle()
  void tab.dispatch(chatApi.util.upsertQueryData('listRooms', undefined, []))
  await settle()
  enter(PRIVATE_ROOM)
  await settle()
  expect(tab.texts(PRIVATE_ROOM)).toEqual(texts)
})

describe('a retry', () => {
  it('reads a room of which nothing could be read', async () => {
    const texts = say(3)
    await start()
    answering('/messages', offline)
    enter()
    await settle()
    expect(selectRoom(tab.getState(), ROOM)?.failure).toEqual({ kind: 'offline' })
    vi.stubGlobal('fetch', server.answer)
    tab.dispatch(roomRetried({ roomId: ROOM }))
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts)
  })

  it('is one read, although the subscription is confirmed at that moment', async () => {
    say(3)
    await start()
    answering('/messages', offline)
    enter()
    await settle()
    vi.stubGlobal('fetch', server.answer)
    server.calls.length = 0
    tab.dispatch(roomRetried({ roomId: ROOM }))
    tab.dispatch(subscriptionConfirmed(groupTopic(ROOM)))
    await settle()
    // the newest page, and what was written before the subscription
    expect(server.calls).toEqual([MESSAGES, MESSAGES])
  })

  it('of a group that is being joined waits for the answer', async () => {
    say(3, 2, 7)
    await start()
    const letGo = holding('/members/join')
    enter(7)
    await settle()
    tab.dispatch(roomRetried({ roomId: 7 }))
    await settle()
    expect(server.calls.filter((call) => call.endsWith('/messages'))).toEqual([])
    letGo()
    await settle()
    expect(tab.texts(7)).toHaveLength(3)
  })
})

describe('a room that the list does not have', () => {
  it('is not joined when it is a private one', async () => {
    await start()
    tab.dispatch(roomOpened({ roomId: 9, kind: 'PRIVATE' }))
    await settle()
    expect(server.calls.filter((call) => call.includes('join'))).toEqual([])
  })

  it('is looked for in a newer list, so that a group joined on another device is not joined again', async () => {
    await start()
    band.people.push(1)
    enter(7)
    await settle()
    expect(server.calls.filter((call) => call.endsWith('/join'))).toEqual([])
    expect(selectRoom(tab.getState(), 7)?.entered).toBe(true)
  })

  it.each(['CHAT4011', 'CHAT4012'])('and that refuses the member with %s is not read', async (code) => {
    await start()
    const { json, status } = refusal(400, code)
    answering('/members/join', async () => Response.json(json, { status }))
    enter(7)
    await settle()
    expect(selectRoom(tab.getState(), 7)).toMatchObject({ failure: { code }, hasOlder: null })
    expect(server.calls.filter((call) => call.endsWith('/messages'))).toEqual([])
  })
})

it('the newest page is shown although the older unread messages could not be read', async () => {
  const texts = say(250)
  await start()
  answering('cursor=', offline)
  enter()
  await settle(1_000)
  expect(tab.texts(ROOM)).toEqual(texts.slice(-100))
})

describe('what the device has kept', () => {
  /** Shows these messages as kept ones, before the server has answered. */
  async function openKept(messages: readonly ChatMessage[]) {
    await start()
    enter()
    const kept = messages.map((message) => ({ ...message, content: 'kept' }))
    tab.dispatch(keptMessagesRead({ roomId: ROOM, messages: kept, marks: {}, ownMark: 0, receivedAt: 1 }))
    await settle(1_000)
  }

  it('needs no second page when the newest one replaces all of it', async () => {
    const texts = say(50)
    readAll()
    await openKept(server.messages.slice(-20))
    expect(tab.texts(ROOM)).toEqual(texts.slice(-20))
  })

  it('is not read back to when that would take more messages than a device keeps', async () => {
    say(1_000)
    readAll()
    await openKept(server.messages.slice(0, 20))
    const { length } = tab.texts(ROOM)
    expect(length).toBeGreaterThanOrEqual(MESSAGES_KEPT)
    expect(length).toBeLessThan(MESSAGES_KEPT + 100)
  })

  it('of the list does not count: the divider waits for the server’s numbers', async () => {
    await start()
    tab.dispatch(keptAnswerShown({ queryCacheKey: 'listRooms(undefined)', receivedAt: 1 }))
    enter()
    await settle()
    expect(server.calls.filter((call) => call === 'GET /api/chat/rooms')).toHaveLength(1)
  })
})

describe('while a past state is shown, no page is asked for', () => {
  /** The past state is one in which the room was still to be read. */
  async function openPast() {
    say(30, 2, PRIVATE_ROOM)
    await start()
    enter(PRIVATE_ROOM)
    tab.showPast()
    await settle(1_000)
    server.calls.length = 0
  }

  it.each([
    ['a group is opened', roomOpened({ roomId: 7, kind: 'GROUP' })],
    ['a room is read again', roomRetried({ roomId: PRIVATE_ROOM })],
    ['a subscription is confirmed', subscriptionConfirmed(roomQueue(PRIVATE_ROOM))],
  ])('when %s', async (_what, action) => {
    await openPast()
    tab.dispatch(action)
    await settle()
    expect(server.calls).toEqual([])
  })

  it('when older messages are, nor when one was missing', async () => {
    say(30)
    readAll()
    await open()
    const letGo = holding('after=')
    server.loseNext()
    say(2)
    await settle()
    tab.showPast()
    letGo()
    await settle()
    server.calls.length = 0
    tab.dispatch(framesArrived([]))
    tab.dispatch(olderRequested({ roomId: ROOM }))
    await settle()
    expect(server.calls).toEqual([])
  })
})

it('a list that is read only for the unread count is not read again when it changes', async () => {
  tab = aTab(server)
  await settle()
  enter()
  await settle()
  const { data } = chatApi.endpoints.listRooms.select()(tab.getState())
  expect(data).toHaveLength(2)
  server.calls.length = 0
  tab.dispatch(chatApi.util.invalidateTags(['Room']))
  await settle()
  expect(server.calls).toEqual([])
})
