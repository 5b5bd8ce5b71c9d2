import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import { privateSend, roomQueue } from '#contract/ws/destinations.ts'
import { aRoomMessage } from './testing/events.ts'
import { startSocketServer, type SocketServer } from './testing/socketServer.ts'
import { connectClient, settle, type ClientTransport } from './testing/stompClient.ts'

const TRANSPORTS: ClientTransport[] = ['raw', 'websocket', 'xhr-streaming', 'xhr-polling', 'eventsource']

let server: SocketServer
beforeEach(async () => {
  server = await startSocketServer()
})
afterEach(() => server.stop())

describe.each(TRANSPORTS)('over %s', (transport) => {
  it('a member connects, sends, and gets every message of a room in order', async () => {
    const { client, expectMessages, stop } = await connectClient(server.origin, transport)
    const messages = expectMessages(roomQueue(5), 50)
    await settle(client)
    client.publish({ destination: privateSend(5), body: '{"content":"안녕 👋🏽"}' })
    await settle(client)
    for (let messageId = 1; messageId <= 50; messageId++)
      await server.bus.publish(aRoomMessage({ messageId }))

    expect(await messages).toEqual(
      Array.from({ length: 50 }, (_, i) => aRoomMessage({ messageId: i + 1 }).event),
    )
    expect(server.handlers.sent).toEqual([
      {
        member: { memberId: 1, email: 'm1@hapju.kr' },
        send: { id: 'WS6', roomId: 5 },
        body: '{"content":"안녕 👋🏽"}',
      },
    ])
    await stop()
  })

  it('a bad token is reported with its code before the connection closes', async () => {
    await expect(connectClient(server.origin, transport, 'expired')).rejects.toThrow('AUTH_006')
  })

  it('a stopping server sends its close code', async () => {
    const { closed, client } = await connectClient(server.origin, transport)
    await server.realtime.close(1_000)
    expect(await closed).toBe(CLOSE.restart)
    await client.deactivate()
  })

  it('logging out closes the socket and leaves no state behind', async () => {
    const { closed, client } = await connectClient(server.origin, transport)
    await server.bus.publish({ kind: 'memberSessionsEnded', memberId: 1 })
    expect(await closed).toBe(CLOSE.sessionsEnded)
    await client.deactivate()
    expect(server.realtime.stats()).toMatchObject({ sessions: 0, members: 0, subscriptions: 0, strangers: 0 })
  })
})

it('a member misses nothing that arrives while one polling response is replaced by the next', async () => {
  const { client, expectMessages, stop } = await connectClient(server.origin, 'xhr-streaming')
  const messages = expectMessages(roomQueue(5), 2_000)
  await settle(client)
  for (let messageId = 1; messageId <= 2_000; messageId++) {
    await server.bus.publish(aRoomMessage({ messageId }))
    if (messageId % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  expect((await messages).map((event) => (event as { data: { messageId: number } }).data.messageId)).toEqual(
    Array.from({ length: 2_000 }, (_, i) => i + 1),
  )
  await stop()
})
