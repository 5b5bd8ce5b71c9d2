import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WsEvent } from '#contract/ws/frames.ts'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aTab, type ChatTab } from '../testing/chatTab.ts'
import { roomClosed, roomOpened, selectRoom } from './timelineSlice.ts'

/**
 * A live message names the one before it in its room (W15). The client reads a gap that this shows, and makes
 * no request otherwise (H8).
 */
const ROOM = 5
let server: ChatServer
let tab: ChatTab

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 200) => vi.advanceTimersByTimeAsync(ms)

async function open(stored = 3) {
  server = chatServer([{ roomId: ROOM, roomType: 'GROUP', people: [1, 2, 3] }])
  for (let n = 0; n < stored; n += 1) say()
  tab = aTab(server)
  await settle()
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  await settle()
  server.calls.length = 0
}

const say = (from = 2) => server.say(ROOM, from, `말 ${server.messages.length + 1}`)
/** Stores a message without an event; `arrive` brings that at once, not in the next batch of frames. */
function sayLost(from = 2) {
  server.loseNext()
  const message = say(from)
  const previousMessageId = message.messageId - 1
  const event: WsEvent = { type: 'MESSAGE', data: { ...message, previousMessageId } }
  return { event, arrive: () => tab.dispatch(framesArrived([event])) }
}

const pagesRead = () => server.calls.filter((call) => call === `GET /api/chat/rooms/${ROOM}/messages`).length
const texts = () => server.messages.map(({ content }) => content)
const room = () => selectRoom(tab.getState(), ROOM)

describe('without a loss', () => {
  it('live messages cost no request', async () => {
    await open()
    for (let n = 0; n < 50; n += 1) {
      say(n % 2 ? 2 : 3)
      if (n % 7 === 0) await settle(10)
    }
    tab.write(ROOM, '나도')
    await settle()
    expect(server.calls).toEqual([])
    expect(tab.texts(ROOM)).toEqual(texts())
  })

  it('the first message of a room costs no request', async () => {
    await open(0)
    say()
    await settle()
    expect(server.calls).toEqual([])
    expect(tab.texts(ROOM)).toEqual(texts())
  })

  it('two messages that overtake each other within one batch cost no request', async () => {
    await open()
    const [one, two] = [sayLost(1), sayLost(2)]
    tab.dispatch(framesArrived([two.event, one.event]))
    await settle()
    expect(server.calls).toEqual([])
    expect(tab.texts(ROOM)).toEqual(texts())
  })

  it('a message that is sent again does not look like a gap', async () => {
    await open(60)
    const old = server.messages[2]!
    tab.dispatch(framesArrived([{ type: 'MESSAGE', data: { ...old, previousMessageId: old.messageId - 1 } }]))
    await settle()
    expect(server.calls).toEqual([])
  })

  it('messages of a server that does not name the one before cost no request', async () => {
    await open()
    server.loseNext()
    tab.dispatch(framesArrived([{ type: 'MESSAGE', data: say() }]))
    await settle()
    expect(server.calls).toEqual([])
    expect(tab.texts(ROOM)).toEqual(texts())
  })
})

describe('a lost event', () => {
  it('is found by the next message and read once', async () => {
    await open()
    server.loseNext()
    say()
    await settle()
    expect(tab.texts(ROOM)).toHaveLength(3)
    say()
    say()
    say()
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts())
    expect(pagesRead()).toBe(1)
    say()
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts())
    expect(pagesRead()).toBe(1)
  })

  it('of the first message of a room is found by the second', async () => {
    await open(0)
    server.loseNext()
    say()
    say()
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts())
    expect(pagesRead()).toBe(1)
  })

  it('never leaves a row to be inserted between two on screen', async () => {
    await open()
    server.loseNext()
    say()
    say()
    await settle(1)
    expect(tab.texts(ROOM)).toEqual(texts().slice(0, 3))
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts())
  })

  it('does not take an own message off the screen until the gap is read', async () => {
    await open()
    server.loseNext()
    say()
    tab.write(ROOM, '나도')
    for (let ms = 0; ms < 200; ms += 1) {
      await settle(1)
      expect(tab.texts(ROOM).at(-1)).toBe('나도')
    }
    expect(tab.texts(ROOM)).toEqual(texts())
    expect(pagesRead()).toBe(1)
  })

  it('while another one is being read is read afterwards', async () => {
    await open()
    sayLost()
    sayLost().arrive()
    // the answer is computed, but not here yet
    await settle(2)
    sayLost()
    sayLost().arrive()
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts())
    expect(pagesRead()).toBe(2)
  })

  it('in a closed room is read when it is opened, as ever', async () => {
    await open()
    tab.dispatch(roomClosed({ roomId: ROOM }))
    server.loseNext()
    say()
    say()
    await settle()
    expect(pagesRead()).toBe(0)
    tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    await settle()
    expect(tab.texts(ROOM)).toEqual(texts())
  })
})

it('messages that overtake each other on two nodes cost one request, not endless ones', async () => {
  await open()
  const [one, two] = [sayLost(2), sayLost(3)]
  two.arrive()
  await settle(1)
  one.arrive()
  await settle(5_000)
  expect(tab.texts(ROOM)).toEqual(texts())
  expect(pagesRead()).toBe(1)
})

it('a message that the server does not answer with is sought once', async () => {
  await open()
  const { messageId, ...message } = server.messages.at(-1)!
  for (const id of [messageId + 10, messageId + 11]) {
    tab.dispatch(
      framesArrived([
        { type: 'MESSAGE', data: { ...message, messageId: id, previousMessageId: messageId + 9 } },
      ]),
    )
    await settle(5_000)
  }
  expect(pagesRead()).toBe(1)
  expect(room()).toMatchObject({ solid: true, missing: [] })
})

it('any mix of lost and overtaken events ends complete, with at most one request for each', async () => {
  const step = fc.constantFrom('say', 'say', 'say', 'lose', 'late', 'wait', 'moment')
  const story = fc.array(step, { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      await open()
      let faults = 0
      for (const each of steps) {
        if (each === 'wait') await settle(100)
        else if (each === 'moment') await settle(3)
        else {
          if (each === 'lose') server.loseNext()
          if (each === 'late') server.delayNext()
          if (each !== 'say') faults += 1
          say()
        }
      }
      await settle()
      say()
      await settle()
      expect(tab.texts(ROOM)).toEqual(texts())
      expect(room()).toMatchObject({ solid: true, missing: [] })
      expect(pagesRead()).toBeLessThanOrEqual(faults)
      tab.close()
    }),
    { numRuns: runs(60) },
  )
}, 60_000)
