import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { joinRoom, leaveRoom } from '#contract/http/chat/rooms.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'
import { caller } from '#server/testing/call.ts'
import { nextId } from '#server/testing/ids.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { chatTest, messagesOf, speaking, type ChatTest } from './chat.fixtures.ts'
import { chatSend } from './chat.socket.ts'

/**
 * A bus between nodes that behaves like Redis: an event takes time, each publisher has its own order, and
 * every node gets it.
 */
function sharedBus() {
  const told: RealtimeEvent[] = []
  const listeners = new Set<(event: RealtimeEvent) => void>()
  let turn = 0
  const node = (): Bus => {
    let line = Promise.resolve()
    return {
      ...inProcessBus(),
      publish(event) {
        // uneven delays, so that without waiting one node would overtake the other
        line = Promise.all([line, turns(1 + ((turn += 7) % 5))]).then(() => {
          told.push(event)
          for (const listener of listeners) listener(event)
        })
        return line
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
  return { told, node }
}

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve))
}

let server: TestServer
let chat: ChatTest
let members: TestMember[]
beforeEach(async () => {
  // A node waits a second for a message of the other one, then treats it as dead. Here neither dies, however
  // slow the store is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = await testServer()
  chat = chatTest(server)
  members = [await server.aMember(), await server.aMember(), await server.aMember()]
})

afterEach(() => {
  vi.useRealTimers()
})

it('publishes the messages of a room in id order, whichever of two nodes stored them', async () => {
  const bus = sharedBus()
  const nodes = [0, 1].map(() => {
    const deps: Deps = { ...server.deps, bus: bus.node() }
    return { call: caller(createApp(deps), deps, server.logged), ...speaking(chatSend(deps)) }
  })
  // a node does not wait for messages from before its start
  server.clock.advance({ seconds: 1 })
  const [one, two, three] = members as [TestMember, TestMember, TestMember]
  const rooms = [
    await chat.aRoom('GROUP', [one, two, three], { isOpen: true }),
    await chat.aRoom('GROUP', [one, two]),
  ]

  const answers: Promise<unknown>[] = []
  for (let n = 0; n < 120; n += 1) {
    const node = nodes[n % 2]!
    answers.push(
      node.toGroup(n % 3 ? one : two, rooms[n % 4 === 0 ? 1 : 0]!, {
        content: String(n),
        clientMessageId: nextId(),
      }),
    )
    if (n % 6 === 5) await turns(1)
    if (n % 30 === 10) answers.push(node.call(leaveRoom, { as: three, path: { roomId: rooms[0]! } }))
    if (n % 30 === 25) answers.push(node.call(joinRoom, { as: three, path: { roomId: rooms[0]! } }))
  }
  await Promise.all(answers)

  for (const roomId of rooms) {
    const told = messagesOf(bus.told).filter((message) => message.roomId === roomId)
    const stored = []
    for (let after = 0, more = true; more;) {
      const page = (
        await server.call(listMessages, { as: one, path: { roomId }, query: { after, limit: 100 } })
      ).value
      stored.push(...page.messages)
      more = page.hasNext
      after = page.lastMessageId ?? after
    }
    const ids = stored.map(({ messageId }) => messageId)
    expect(told.map(({ messageId }) => messageId)).toEqual(ids)
    // each names the one before it, whichever node stored that (W15)
    expect(told.map(({ previousMessageId }) => previousMessageId)).toEqual([null, ...ids.slice(0, -1)])
  }
})

it('stores a message once when it is sent on both nodes at the same time', async () => {
  const bus = sharedBus()
  const nodes = [0, 1].map(() => speaking(chatSend({ ...server.deps, bus: bus.node() })))
  const [one, two] = members as [TestMember, TestMember, TestMember]
  const rooms = [await chat.aRoom('GROUP', [one, two]), await chat.aRoom('GROUP', [one, two])]
  for (let round = 0; round < 10; round += 1) {
    const clientMessageId = nextId()
    const answers = await Promise.all(
      // also into two rooms at once, where only the unique index can decide
      [0, 1, 2, 3].map((n) =>
        nodes[n % 2]!.toGroup(one, rooms[round % 2 ? 0 : n % 2]!, {
          content: String(round),
          clientMessageId,
        }),
      ),
    )
    expect(answers).toEqual([null, null, null, null])
  }
  const told = messagesOf(bus.told.filter((event) => event.kind === 'room' && event.audience.length === 2))
  expect(told.map(({ content }) => content)).toEqual(Array.from({ length: 10 }, (_, n) => String(n)))
})
