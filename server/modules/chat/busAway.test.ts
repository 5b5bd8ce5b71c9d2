import { expect } from 'vitest'
import { leaveRoom } from '#contract/http/chat/rooms.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { ownNodeFirst } from '#server/adapters/bus/ownNodeFirst.ts'
import { createApp } from '#server/app.ts'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import { caller } from '#server/testing/call.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { it, messagesOf, roomEvents, speaking } from './chat.fixtures.ts'
import { chatSend } from './chat.socket.ts'

/** A node whose way to the other nodes does not work. `heard` is what its own members get. */
function aNode(server: TestServer, carry: () => Promise<void>) {
  const bus = ownNodeFirst({ ...inProcessBus(), carry, onArrival: () => {}, reach: () => 'away' })
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => heard.push(event))
  const deps = { ...server.deps, bus }
  return { heard, call: caller(createApp(deps), deps, server.logged), ...speaking(chatSend(deps)) }
}

const WAYS = [
  ['hangs', () => new Promise<void>(() => {})],
  ['fails', () => Promise.reject(new Error('Redis is unreachable'))],
] as const

for (const [does, carry] of WAYS) {
  it(`a message is answered, and members of its node get it, while the way to other nodes ${does}`, async ({
    server,
    harin,
    roomId,
  }) => {
    const node = aNode(server, carry)
    for (const content of ['하나', '둘', '셋'])
      expect(await node.toGroup(harin, roomId, { content })).toBeNull()
    expect(messagesOf(node.heard).map(({ content }) => content)).toEqual(['하나', '둘', '셋'])
  })

  it(`a read mark and an exit are answered while the way to other nodes ${does}`, async ({
    server,
    harin,
    dojun,
    roomId,
  }) => {
    const node = aNode(server, carry)
    await node.toGroup(harin, roomId, { content: '하나' })
    const { messageId } = messagesOf(node.heard)[0]!
    expect(await node.readGroup(dojun, roomId, messageId)).toBeNull()
    await node.call(leaveRoom, { as: dojun, path: { roomId } }).then(({ value }) => value)
    expect(roomEvents(node.heard).map(({ event }) => event.type)).toEqual(['MESSAGE', 'READ', 'SYSTEM'])
  })
}
