import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '#src/api/apiError.ts'
import { networkChanged } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from '../chatApi.ts'
import { draftChanged, selectDraft } from '../composer/draftsSlice.ts'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aTab, type ChatTab } from '../testing/chatTab.ts'
import {
  historyFailed,
  keptMessagesRead,
  olderRequested,
  roomAwaited,
  roomClosed,
  roomOpened,
  roomRetried,
  selectRoom,
} from './timelineSlice.ts'

const ROOM = 5
let server: ChatServer
let tab: ChatTab

beforeEach(() => {
  vi.useFakeTimers()
  server = chatServer([
    { roomId: ROOM, roomType: 'GROUP', people: [1, 2, 3] },
    { roomId: 6, roomType: 'PRIVATE', people: [1, 2] },
    { roomId: 7, roomType: 'GROUP', people: [2, 3] },
  ])
})

afterEach(() => {
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 200) => vi.advanceTimersByTimeAsync(ms)

async function open(roomId = ROOM, kind: 'GROUP' | 'PRIVATE' = 'GROUP') {
  tab = aTab(server)
  await settle()
  server.calls.length = 0
  tab.dispatch(roomOpened({ roomId, kind }))
  await settle()
}

const say = (count: number, from = 2, roomId = ROOM) =>
  Array.from({ length: count }, (_, i) => server.say(roomId, from, `${from}:${i}`).content)

const readAll = () => server.read(ROOM, 1, server.messages.length)

const steps = () => server.calls.filter((call) => call.includes('room') && !call.endsWith('/rooms'))

it('subscribes to a group, then reads its newest page', async () => {
  const texts = say(30)
  readAll()
  await open()
  expect(steps().slice(0, 2)).toEqual([
    `SUBSCRIBE /topic/room/${ROOM}`,
    `GET /api/chat/rooms/${ROOM}/messages`,
  ])
  expect(tab.texts(ROOM)).toEqual(texts.slice(-20))
})

it('joins a group that the list does not have before anything else', async () => {
  const texts = say(30, 2, 7)
  await open(7)
  expect(steps().slice(0, 3)).toEqual([
    'POST /api/chat/rooms/7/members/join',
    'SUBSCRIBE /topic/room/7',
    'GET /api/chat/rooms/7/messages',
  ])
  expect(tab.texts(7)).toEqual(texts.slice(-20))
})

it('does not join again a group that was joined a moment ago', async () => {
  tab = aTab(server)
  void tab.dispatch(chatApi.endpoints.listRooms.initiate())
  await settle()
  const joined = tab.dispatch(chatApi.endpoints.joinRoom.initiate({ roomId: 7 }))
  void joined.then(() => tab.dispatch(roomOpened({ roomId: 7, kind: 'GROUP' })))
  await settle()
  expect(server.calls.filter((call) => call.endsWith('/join'))).toHaveLength(1)
  expect(selectRoom(tab.getState(), 7)?.entered).toBe(true)
})

it('enters a private room, and leaves the previous room', async () => {
  await open()
  tab.dispatch(roomClosed({ roomId: ROOM }))
  tab.dispatch(roomOpened({ roomId: 6, kind: 'PRIVATE' }))
  await settle()
  expect([...tab.network.line.subscriptions].filter((each) => each.includes('/room/'))).toEqual([
    '/user/queue/room/6',
  ])
  expect(server.calls.filter((call) => call.includes('join'))).toEqual([])
})

describe('a room whose screen is loading', () => {
  const messagesAsked = () => server.calls.filter((call) => call.endsWith('/messages'))
  const awaitRoom = async (roomId = ROOM) => {
    tab = aTab(server)
    void tab.dispatch(chatApi.endpoints.listRooms.initiate())
    await settle()
    server.calls.length = 0
    tab.dispatch(roomAwaited({ roomId }))
  }

  it('is read ahead, and after the subscription only its gap is read', async () => {
    const texts = say(30)
    readAll()
    await awaitRoom()
    await settle()
    expect(server.calls).toEqual([`GET /api/chat/rooms/${ROOM}/messages`])
    tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    await settle(0)
    // shown before anything is requested
    expect(tab.texts(ROOM)).toEqual(texts.slice(-20))
    await settle()
    expect(steps().slice(1)).toEqual([
      `SUBSCRIBE /topic/room/${ROOM}`,
      `GET /api/chat/rooms/${ROOM}/messages`,
    ])
    const live = say(2, 3)
    await settle()
    expect(tab.texts(ROOM)).toEqual([...texts.slice(-20), ...live])
  })

  it('is read ahead once, also when the answer is slower than the screen', async () => {
    const texts = say(3)
    await awaitRoom()
    tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    await settle(3)
    expect(messagesAsked()).toHaveLength(1)
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts)
    // the gap
    expect(messagesAsked()).toHaveLength(2)
  })

  it('is read again when a message has arrived since, because the divider counts from the end', async () => {
    say(3)
    await awaitRoom(6)
    await settle()
    say(30, 2, 6)
    await settle()
    tab.dispatch(roomOpened({ roomId: 6, kind: 'PRIVATE' }))
    await settle()
    expect(tab.texts(6)).toHaveLength(30)
    expect(messagesAsked()).toHaveLength(3)
  })

  it('is read again when its screen did not open within ten seconds', async () => {
    say(3)
    await awaitRoom()
    await settle(10_100)
    tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    await settle()
    expect(tab.texts(ROOM)).toHaveLength(3)
    expect(messagesAsked()).toHaveLength(3)
  })

  it('is read by its screen when reading ahead failed', async () => {
    const texts = say(3)
    await awaitRoom()
    tab.goOffline()
    tab.dispatch(roomAwaited({ roomId: 6 }))
    await settle()
    tab.goOnline()
    await settle(5_000)
    tab.dispatch(roomOpened({ roomId: 6, kind: 'PRIVATE' }))
    await settle()
    expect(selectRoom(tab.getState(), 6)?.failure).toBeNull()
    expect(selectRoom(tab.getState(), 6)?.hasOlder).toBe(false)
    tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts)
  })

  it('is not read ahead when the list does not have it, nor when it was shown before', async () => {
    say(3)
    say(3, 2, 7)
    await awaitRoom()
    tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    await settle()
    tab.dispatch(roomClosed({ roomId: ROOM }))
    server.calls.length = 0
    tab.dispatch(roomAwaited({ roomId: ROOM }))
    tab.dispatch(roomAwaited({ roomId: 7 }))
    await settle()
    expect(server.calls).toEqual([])
  })
})

it('reads older pages by cursor until there are none, each message once and in order', async () => {
  const texts = say(65)
  await open()
  for (let i = 0; i < 5; i += 1) {
    if (selectRoom(tab.getState(), ROOM)?.hasOlder) tab.dispatch(olderRequested({ roomId: ROOM }))
    await settle()
  }
  expect(tab.texts(ROOM)).toEqual(texts)
  expect(selectRoom(tab.getState(), ROOM)?.hasOlder).toBe(false)
})

it('shows live messages without asking the server anything', async () => {
  say(3)
  await open()
  server.calls.length = 0
  say(50, 3)
  await settle()
  expect(tab.texts(ROOM)).toHaveLength(53)
  expect(server.calls).toEqual([])
})

it('has all 57 messages of a dropped connection, in order, each once', async () => {
  const before = say(10)
  await open()
  tab.goOffline()
  const missed = [...say(30), ...say(27, 3)]
  await settle(30_000)
  expect(tab.texts(ROOM)).toEqual(before)
  tab.goOnline()
  await settle()
  const live = say(2, 3)
  await settle()
  expect(tab.texts(ROOM)).toEqual([...before, ...missed, ...live])
})

it('never inserts a message between two that are on screen', async () => {
  say(10)
  await open()
  tab.goOffline()
  say(250)
  const seen: string[][] = []
  tab.goOnline()
  for (let i = 0; i < 40; i += 1) {
    await settle(5)
    say(1, 3)
    seen.push(tab.texts(ROOM))
  }
  await settle()
  const last = tab.texts(ROOM)
  expect(last).toHaveLength(300)
  for (const texts of seen) expect(last.slice(0, texts.length)).toEqual(texts)
})

it('restarts from the newest page when too much was missed, and shows it without a hole', async () => {
  say(10)
  await open()
  tab.goOffline()
  const missed = say(1_000)
  await settle(1_000)
  tab.goOnline()
  await settle(1_000)
  expect(tab.texts(ROOM)).toEqual(missed.slice(-20))
  tab.dispatch(olderRequested({ roomId: ROOM }))
  await settle()
  expect(tab.texts(ROOM)).toEqual(missed.slice(-40))
})

it('reads the messages written while the room was closed', async () => {
  const first = say(30)
  readAll()
  await open()
  tab.dispatch(roomClosed({ roomId: ROOM }))
  const second = say(30)
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  await settle()
  expect(tab.texts(ROOM)).toEqual([...first.slice(-20), ...second])
})

it('keeps few messages of a closed room, however many were loaded', async () => {
  say(300)
  await open()
  for (let i = 0; i < 12; i += 1) {
    tab.dispatch(olderRequested({ roomId: ROOM }))
    await settle()
  }
  expect(selectRoom(tab.getState(), ROOM)?.messages.length).toBeGreaterThan(200)
  tab.dispatch(roomClosed({ roomId: ROOM }))
  expect(selectRoom(tab.getState(), ROOM)?.messages).toHaveLength(40)
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  await settle()
  tab.dispatch(olderRequested({ roomId: ROOM }))
  await settle()
  expect(tab.texts(ROOM)).toHaveLength(60)
})

it('reports that the room could not be read, and reads it after the reconnect', async () => {
  const texts = say(5)
  tab = aTab(server)
  tab.goOffline()
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  await settle()
  expect(selectRoom(tab.getState(), ROOM)).toMatchObject({ failure: { kind: 'offline' }, hasOlder: null })
  tab.goOnline()
  await settle()
  expect(tab.texts(ROOM)).toEqual(texts)
})

describe('the divider', () => {
  const DIVIDER = { kind: 'unread', label: '여기까지 읽으셨습니다' }
  const aroundDivider = () => {
    const rows = tab.rows(ROOM)
    const at = rows.findIndex((row) => row.kind === 'unread')
    return at < 0 ? [] : rows.slice(at - 1, at + 2)
  }
  const wereRead = (count: number) => {
    const texts = say(count, 3)
    readAll()
    return texts
  }

  it.each([
    ['a few unread messages', 5],
    ['more than a page', 25],
    ['more than the largest page', 310],
  ])('stands above the first of %s, which opening reads', async (_title, unread) => {
    const read = wereRead(30)
    const texts = say(unread)
    await open()
    expect(aroundDivider()).toMatchObject([{ text: read.at(-1) }, DIVIDER, { text: texts[0] }])
  })

  it('stands at the first loaded message when too many are unread, until older ones are read', async () => {
    const read = wereRead(30)
    const texts = say(600)
    await open()
    const loaded = tab.texts(ROOM)
    expect(loaded).toEqual(texts.slice(-500))
    expect(aroundDivider().slice(-2)).toMatchObject([DIVIDER, { text: loaded[0] }])
    for (let pages = 0; pages < 6; pages += 1) {
      tab.dispatch(olderRequested({ roomId: ROOM }))
      await settle()
    }
    expect(aroundDivider()).toMatchObject([{ text: read.at(-1) }, DIVIDER, { text: texts[0] }])
  })

  it('waits for what was written while the room was closed', async () => {
    wereRead(5)
    await open()
    tab.dispatch(roomClosed({ roomId: ROOM }))
    await settle()
    const texts = say(12)
    await settle()
    tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    expect(aroundDivider()).toEqual([])
    await settle()
    expect(aroundDivider().at(-1)).toMatchObject({ text: texts[0] })
  })

  it('does not wait for a list of rooms that does not come', async () => {
    const texts = say(3, 2, 6)
    tab = aTab(server)
    vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
      new URL(input instanceof Request ? input.url : input).pathname === '/api/chat/rooms'
        ? new Promise(() => {})
        : server.answer(input, init),
    )
    tab.dispatch(roomOpened({ roomId: 6, kind: 'PRIVATE' }))
    await settle(1_900)
    expect(tab.texts(6)).toEqual([])
    await settle(200)
    expect(tab.texts(6)).toEqual(texts)
  })
})

it('forgets a room that was left, also when it had been left before', async () => {
  say(3)
  await open()
  tab.dispatch(draftChanged({ roomId: ROOM, text: '그런데' }))
  const leaving = tab.dispatch(chatApi.endpoints.leaveRoom.initiate(ROOM))
  await settle()
  expect(await leaving).toEqual({ data: null })
  expect(selectRoom(tab.getState(), ROOM)).toBeUndefined()
  expect(selectDraft(tab.getState(), ROOM)).toBe('')
  expect(tab.network.line.subscriptions.has(`/topic/room/${ROOM}`)).toBe(false)
})

it('reads again after a reconnect what failed without an answer or with 429, and not what was refused', async () => {
  await open()
  const failing = async (error: ApiError) => {
    tab.dispatch(historyFailed({ roomId: ROOM, error }))
    tab.goOffline()
    tab.goOnline()
    await settle(12_000)
    return selectRoom(tab.getState(), ROOM)?.failure
  }
  const refused: ApiError = { kind: 'refused', status: 400, code: 'CHAT4000', message: '' }
  expect(await failing({ kind: 'timeout' })).toBeNull()
  expect(await failing({ ...refused, status: 429, code: 'COMMON429' })).toBeNull()
  expect(await failing(refused)).toEqual(refused)
})

describe('a room that could not be read', () => {
  const REFUSED: ApiError = { kind: 'refused', status: 400, code: 'CHAT4000', message: '' }
  const failed = async (error: ApiError) => {
    say(3)
    await open()
    tab.dispatch(historyFailed({ roomId: ROOM, error }))
    server.calls.length = 0
  }
  const failure = () => selectRoom(tab.getState(), ROOM)?.failure

  it('is read again when the member retries', async () => {
    await failed(REFUSED)
    tab.dispatch(roomRetried({ roomId: ROOM }))
    expect(failure()).toBeNull()
    await settle()
    expect(tab.texts(ROOM)).toHaveLength(3)
  })

  it('is read again when the phone goes online, also while the socket is connected', async () => {
    await failed({ kind: 'timeout' })
    tab.dispatch(networkChanged(false))
    expect(failure()).toEqual({ kind: 'timeout' })
    tab.dispatch(networkChanged(true))
    expect(failure()).toBeNull()
  })

  it('is read again when the socket reconnects without an online event', async () => {
    await failed({ kind: 'timeout' })
    tab.network.lines.at(-1)!.end('socket')
    await settle(12_000)
    expect(failure()).toBeNull()
  })

  it('stays failed when it was refused or is not on screen', async () => {
    await failed(REFUSED)
    tab.dispatch(networkChanged(true))
    expect(failure()).toEqual(REFUSED)
    tab.dispatch(historyFailed({ roomId: ROOM, error: { kind: 'timeout' } }))
    tab.dispatch(roomClosed({ roomId: ROOM }))
    tab.dispatch(networkChanged(true))
    await settle()
    expect(server.calls.filter((call) => call.endsWith('/messages'))).toEqual([])
  })
})

it('reports that older messages could not be read, and reads them on the next attempt', async () => {
  say(30)
  await open()
  tab.goOffline()
  tab.dispatch(olderRequested({ roomId: ROOM }))
  await settle()
  expect(selectRoom(tab.getState(), ROOM)).toMatchObject({
    failure: { kind: 'offline' },
    loadingOlder: false,
  })
  tab.goOnline()
  await settle(2_000)
  tab.dispatch(olderRequested({ roomId: ROOM }))
  await settle()
  expect(tab.texts(ROOM)).toHaveLength(30)
})

it('an older page that arrives after the room was closed is not added', async () => {
  say(300)
  await open()
  for (let i = 0; i < 3; i += 1) {
    tab.dispatch(olderRequested({ roomId: ROOM }))
    await settle()
  }
  tab.dispatch(olderRequested({ roomId: ROOM }))
  tab.dispatch(roomClosed({ roomId: ROOM }))
  const kept = tab.texts(ROOM)
  await settle()
  expect(tab.texts(ROOM)).toEqual(kept)
})

it('reads as many messages again as the device has kept, so that none of those on screen is an old one', async () => {
  const texts = say(150)
  readAll()
  tab = aTab(server)
  await settle()
  const messages = server.messages.slice(-60).map((message) => ({ ...message, content: 'kept' }))
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  tab.dispatch(keptMessagesRead({ roomId: ROOM, messages, marks: {}, ownMark: 0, receivedAt: 1 }))
  expect(tab.texts(ROOM)).toHaveLength(60)
  await settle()
  expect(tab.texts(ROOM)).toEqual(texts.slice(-120))
})
