import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { groupTopic, UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import { BAD_BODIES } from '#src/realtime/testing/badBodies.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aTab, type ChatTab, ME } from '../testing/chatTab.ts'
import { roomOpened } from '../timeline/timelineSlice.ts'

const ROOM = 5
let server: ChatServer
let tab: ChatTab

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)

async function openRoom() {
  server = chatServer([{ roomId: ROOM, roomType: 'GROUP', people: [ME, 2, 3] }])
  server.say(ROOM, 2, '처음')
  tab = aTab(server)
  await settle()
  tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
  await settle()
}

/** Messages as the server stores them, without frames for them. */
const some = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, i) => ({
    messageId: 100 + i,
    roomId: ROOM,
    senderId: 2 + (i % 2),
    senderName: 'bo',
    content: `메시지 ${100 + i}`,
    timestamp: new Date(Date.parse('2026-11-20T01:00:00.000Z') + i * 1_000).toISOString(),
    type: 'TEXT',
    clientMessageId: null,
    attachment: null,
  }))

const deliver = (message: ChatMessage) =>
  tab.network.line.receive(groupTopic(ROOM), { type: 'MESSAGE', data: message })

it('shows each message once and in id order, whatever the number and order of deliveries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat({ max: 29 }), { minLength: 2, maxLength: 30 }),
      fc.array(fc.nat({ max: 29 }), { maxLength: 30 }),
      fc.array(fc.constantFrom(0, 0, 20), { minLength: 60, maxLength: 60 }),
      async (order, again, pauses) => {
        await openRoom()
        const messages = some(30)
        // every message at least once, and some again
        const rest = messages.map((_, i) => i).filter((i) => !order.includes(i))
        for (const [turn, i] of [...order, ...again, ...rest].entries()) {
          deliver(messages[i]!)
          await settle(pauses[turn] ?? 0)
        }
        await settle()
        expect(tab.texts(ROOM)).toEqual(['처음', ...messages.map(({ content }) => content)])
        tab.close()
      },
    ),
    { numRuns: runs(25) },
  )
})

it('ignores 62 kinds of bad bodies, on the room’s topic and on the member’s own queue', async () => {
  await openRoom()
  const before = tab.rows(ROOM)
  const state = tab.getState()
  for (const [, body] of BAD_BODIES) {
    tab.network.line.receive(groupTopic(ROOM), body)
    tab.network.line.receive(UNREAD_QUEUE, body)
  }
  await settle(1_000)
  expect(tab.rows(ROOM)).toBe(before)
  expect(tab.getState().timeline).toBe(state.timeline)
  expect(tab.getState().outbox).toBe(state.outbox)
  server.say(ROOM, 3, '다음')
  tab.write(ROOM, '그리고')
  await settle()
  expect(tab.texts(ROOM)).toEqual(['처음', '다음', '그리고'])
})

it('accepts a message without its envelope', async () => {
  await openRoom()
  const [message] = some(1)
  tab.network.line.receive(groupTopic(ROOM), JSON.stringify(message))
  await settle()
  expect(tab.texts(ROOM)).toEqual(['처음', message!.content])
})
