import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aBrowser, aTab, type Browser, type ChatTab, ME } from '../testing/chatTab.ts'
import { messagesSeen, roomOpened } from '../timeline/timelineSlice.ts'

const ROOM = 5
const DAY_MS = 24 * 60 * 60_000
/** Noon in Seoul on the day of the test server's messages. */
const NOON = Date.parse('2026-11-20T03:00:00.000Z')
const TODAY = '2026년 11월 20일 금요일'

let server: ChatServer
let browser: Browser
let tab: ChatTab

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)
const days = () => tab.rows(ROOM).flatMap((row) => (row.kind === 'day' ? [row.label] : []))

async function openTab() {
  tab = aTab(server, browser)
  await settle()
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  await settle()
}

describe.each([
  ['a day behind', -DAY_MS],
  ['right', 0],
  ['a day ahead', DAY_MS],
])('a phone whose clock is %s', (_how, offMs) => {
  beforeEach(async () => {
    vi.useFakeTimers()
    vi.setSystemTime(NOON + offMs)
    server = chatServer([{ roomId: ROOM, roomType: 'GROUP', people: [ME, 2, 3] }])
    browser = aBrowser()
    server.say(ROOM, 2, '하나')
    await openTab()
  })
  afterEach(() => {
    tab.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('shows everything in the server’s order, under its days', async () => {
    tab.write(ROOM, '둘')
    await settle()
    server.say(ROOM, 3, '셋')
    tab.write(ROOM, '넷')
    await settle()
    server.say(ROOM, 2, '다섯')
    await settle()
    expect(tab.texts(ROOM)).toEqual(['하나', '둘', '셋', '넷', '다섯'])
    expect(days()).toEqual([TODAY])
  })

  it('shows pending messages last, in typing order, and sends them in that order after a reload', async () => {
    tab.goOffline()
    tab.write(ROOM, '둘')
    tab.write(ROOM, '셋')
    await settle()
    expect(tab.texts(ROOM)).toEqual(['하나', '둘', '셋'])
    tab.close()
    await openTab()
    await settle(5_000)
    expect(server.messages.map(({ content }) => content)).toEqual(['하나', '둘', '셋'])
    expect(tab.texts(ROOM)).toEqual(['하나', '둘', '셋'])
    expect(days()).toEqual([TODAY])
  })

  it('sends a read mark a second after a message was seen', async () => {
    tab.dispatch(messagesSeen({ roomId: ROOM, messageId: 1 }))
    await settle(990)
    expect(server.marks).toEqual([])
    await settle(20)
    expect(server.marks).toEqual([[ME, ROOM, 1]])
  })

  it('fills the gap of a dropped connection', async () => {
    tab.goOffline()
    const missed = ['둘', '셋', '넷']
    for (const text of missed) server.say(ROOM, 2, text)
    await settle(3_000)
    tab.goOnline()
    await settle()
    expect(tab.texts(ROOM)).toEqual(['하나', ...missed])
    expect(days()).toEqual([TODAY])
  })

  it('loses nothing when the clock is corrected in between', async () => {
    tab.goOffline()
    tab.write(ROOM, '둘')
    vi.setSystemTime(NOON)
    tab.write(ROOM, '셋')
    tab.goOnline()
    await settle(5_000)
    expect(server.messages.map(({ content }) => content)).toEqual(['하나', '둘', '셋'])
    expect(tab.texts(ROOM)).toEqual(['하나', '둘', '셋'])
    expect(days()).toEqual([TODAY])
  })
})
