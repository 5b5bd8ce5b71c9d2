import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatServer, type ChatServer } from '../testing/chatServer.ts'
import { aTab, type ChatTab, ME } from '../testing/chatTab.ts'
import { messagesSeen, roomClosed, roomOpened, selectRoom } from '../timeline/timelineSlice.ts'
import { jumpTo, readPast } from './pastReads.ts'
import { PAST_MAX, pastLeft, selectPast } from './pastSlice.ts'

const ROOM = 5
const OTHER = 2
/** The ids of the room's thousand messages are 1 to 1,000. */
const COUNT = 1_000

let server: ChatServer
let tab: ChatTab

beforeEach(async () => {
  vi.useFakeTimers()
  server = chatServer([{ roomId: ROOM, roomType: 'GROUP', people: [ME, OTHER] }])
  for (let i = 0; i < COUNT; i += 1) server.say(ROOM, OTHER, `${i + 1}`)
  server.read(ROOM, ME, COUNT - 10)
  tab = aTab(server)
  await vi.advanceTimersByTimeAsync(50)
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  await vi.advanceTimersByTimeAsync(200)
})
afterEach(() => {
  tab.close()
  vi.useRealTimers()
})

const past = () => selectPast(tab.getState(), ROOM)
const window = () => past().window?.messages.map(({ messageId }) => messageId) ?? null
const live = () => selectRoom(tab.getState(), ROOM)?.messages.map(({ messageId }) => messageId) ?? []
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const jump = async (messageId: number) => {
  const jumping = tab.dispatch(jumpTo({ roomId: ROOM, messageId, opening: { at: 'message', messageId } }))
  await vi.advanceTimersByTimeAsync(20)
  return jumping
}
const read = async (end: 'older' | 'newer') => {
  const reading = tab.dispatch(readPast(ROOM, end))
  await vi.advanceTimersByTimeAsync(20)
  await reading
}

describe('a jump', () => {
  it('shows an old message with its surroundings, and leaves the timeline as it is', async () => {
    const before = live()
    expect(await jump(300)).toEqual({ kind: 'there' })
    expect(window()).toEqual(range(251, 350))
    expect(past()).toMatchObject({ jumps: 1, opening: { at: 'message', messageId: 300 }, seeking: null })
    expect(live()).toEqual(before)
  })

  it('reads nothing when the message is loaded already', async () => {
    const calls = server.calls.length
    expect(await jump(COUNT - 3)).toEqual({ kind: 'there' })
    expect(server.calls).toHaveLength(calls)
    expect(past()).toMatchObject({ jumps: 1, window: null })
  })

  it('merges with the timeline at once when its target is just above the loaded messages', async () => {
    await jump(COUNT - 40)
    expect(past().window).toBeNull()
    expect(live()).toEqual(range(COUNT - 89, COUNT))
    expect(selectRoom(tab.getState(), ROOM)?.hasOlder).toBe(true)
  })

  it('shows nothing after a later jump, however late its answer comes', async () => {
    const first = tab.dispatch(
      jumpTo({ roomId: ROOM, messageId: 100, opening: { at: 'message', messageId: 100 } }),
    )
    expect(await jump(500)).toEqual({ kind: 'there' })
    expect(await first).toEqual({ kind: 'overtaken' })
    expect(window()).toEqual(range(451, 550))
    expect(past().jumps).toBe(1)
  })

  it('has no effect when the room is closed meanwhile', async () => {
    const jumping = tab.dispatch(
      jumpTo({ roomId: ROOM, messageId: 100, opening: { at: 'message', messageId: 100 } }),
    )
    tab.dispatch(roomClosed({ roomId: ROOM }))
    await vi.advanceTimersByTimeAsync(20)
    expect(await jumping).toEqual({ kind: 'overtaken' })
    expect(past().window).toBeNull()
  })

  it('returns the error without a connection, and leaves what is shown', async () => {
    await jump(300)
    tab.goOffline()
    expect(await jump(600)).toEqual({ kind: 'failed', error: { kind: 'offline' } })
    expect(window()).toEqual(range(251, 350))
    expect(past()).toMatchObject({ jumps: 1, seeking: null })
  })
})

describe('reading more messages', () => {
  it('adds older messages and stops at the first', async () => {
    await jump(80)
    await read('older')
    expect(window()).toEqual(range(1, 130))
    expect(past().window?.hasOlder).toBe(false)
  })

  it('requests a page once while it is pending', async () => {
    await jump(300)
    const calls = server.calls.length
    void tab.dispatch(readPast(ROOM, 'older'))
    await read('older')
    expect(server.calls).toHaveLength(calls + 1)
    expect(window()).toEqual(range(201, 350))
  })

  it('keeps at most PAST_MAX messages in either direction, and reads dropped ones again', async () => {
    await jump(600)
    for (let i = 0; i < 8; i += 1) await read('older')
    expect(window()).toEqual(range(151, 150 + PAST_MAX))
    for (let i = 0; i < 6; i += 1) await read('newer')
    expect(window()).toEqual(range(451, 450 + PAST_MAX))
    expect(past().window?.hasOlder).toBe(true)
    await read('older')
    expect(window()).toEqual(range(401, 400 + PAST_MAX))
  })

  it('records which end failed, and can be retried', async () => {
    await jump(300)
    tab.goOffline()
    await read('newer')
    expect(past().window?.failure).toEqual({ end: 'newer', error: { kind: 'offline' } })
    tab.goOnline()
    await read('newer')
    expect(window()).toEqual(range(251, 400))
    expect(past().window?.failure).toBeNull()
  })

  it('drops a page that arrives after another jump', async () => {
    await jump(300)
    const reading = tab.dispatch(readPast(ROOM, 'newer'))
    await jump(700)
    await reading
    expect(window()).toEqual(range(651, 750))
  })
})

describe('the return to the live timeline', () => {
  it('merges into the timeline where the two meet, with the same rows and without reopening the list', async () => {
    await jump(870)
    await read('newer')
    expect(window()).toEqual(range(821, 970))
    const before = tab.texts(ROOM)
    await read('newer')
    expect(past()).toMatchObject({ window: null, jumps: 1 })
    expect(live()).toEqual(range(821, COUNT))
    expect(tab.texts(ROOM).slice(-before.length)).toEqual(before)
  })

  it('loses no message that is written meanwhile', async () => {
    await jump(920)
    server.say(ROOM, OTHER, '그 사이에')
    await vi.advanceTimersByTimeAsync(20)
    expect(past().window).not.toBeNull()
    await read('newer')
    expect(live()).toEqual(range(871, COUNT + 1))
    expect(tab.texts(ROOM).at(-1)).toBe('그 사이에')
  })

  it('waits after a broken connection until the timeline reaches as far as the window', async () => {
    await jump(920)
    tab.network.line.end('socket')
    server.say(ROOM, OTHER, '끊긴 사이에')
    await read('newer')
    expect(window()).toEqual(range(871, COUNT + 1))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(past().window).toBeNull()
    expect(live()).toEqual(range(871, COUNT + 1))
  })

  it('is one step with pastLeft', async () => {
    await jump(300)
    tab.dispatch(pastLeft({ roomId: ROOM }))
    expect(past()).toMatchObject({ window: null, jumps: 2, opening: { at: 'end' } })
  })

  it('happens when the member writes a message', async () => {
    await jump(300)
    tab.write(ROOM, '이 얘기 기억나요?')
    expect(past()).toMatchObject({ window: null, opening: { at: 'end' } })
  })
})

it('seeing old messages sends no read mark', async () => {
  tab.dispatch(messagesSeen({ roomId: ROOM, messageId: COUNT }))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(server.marks).toEqual([[ME, ROOM, COUNT]])
  await jump(300)
  tab.dispatch(messagesSeen({ roomId: ROOM, messageId: 310 }))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(server.marks).toHaveLength(1)
})

it('new messages are not marked as read while the list shows old ones', async () => {
  tab.dispatch(messagesSeen({ roomId: ROOM, messageId: COUNT }))
  await vi.advanceTimersByTimeAsync(1_500)
  await jump(300)
  server.say(ROOM, OTHER, '그 사이에')
  tab.dispatch(messagesSeen({ roomId: ROOM, messageId: 330 }))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(server.marks.at(-1)).toEqual([ME, ROOM, COUNT])
})
