import { Client } from '@stomp/stompjs'
import pino from 'pino'
import SockJS from 'sockjs-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ERROR_QUEUE, privateSend } from '#contract/ws/destinations.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts'
import type { SocketHandlers } from '#server/realtime/handlers.ts'
import { network } from '#tests/env/network.ts'
import { type FakeSocket, makeFakeSocket } from './fakeSocket.ts'

const MEMBER = {
  ok: true,
  member: { memberId: 7, email: 'a@example.com' },
  expiresAt: new Date(Date.now() + 600_000),
} as const
const authenticate = vi.fn<SocketHandlers['authenticate']>()

let realtime: Realtime
let socket: FakeSocket
let client: Client

beforeEach(() => {
  authenticate.mockReset().mockResolvedValue(MEMBER)
  realtime = createRealtime({
    handlers: {
      authenticate,
      send: async () => ({ code: 'CHAT4000', clientMessageId: null }),
    },
    bus: inProcessBus(),
    log: pino({ level: 'silent' }),
  })
  socket = makeFakeSocket(realtime)
  network.use(...socket.handlers)
  client = new Client({
    webSocketFactory: () => new SockJS('http://localhost:3000/ws'),
    reconnectDelay: 20,
  })
})

afterEach(async () => {
  await client.deactivate()
  await realtime.close(0)
})

const connected = () =>
  new Promise<void>((resolve) => {
    client.onConnect = () => resolve()
  })

it('the socket carries STOMP frames to the server and back', async () => {
  const first = connected()
  client.activate()
  await first
  const refusals: string[] = []
  client.subscribe(ERROR_QUEUE, (frame) => refusals.push(frame.body))
  client.publish({ destination: privateSend(52), body: '{}' })
  await vi.waitFor(() => expect(refusals).toHaveLength(1))
  expect(refusals[0]).toContain('CHAT4000')
})

it('a session counts as open after CONNECTED, not while it is authenticating', async () => {
  let letIn = () => {}
  authenticate.mockImplementation(async () => {
    await new Promise<void>((resolve) => (letIn = resolve))
    return MEMBER
  })
  const first = connected()
  client.activate()
  await vi.waitFor(() => expect(authenticate).toHaveBeenCalled())
  expect(socket.open).toBe(0)
  letIn()
  await first
  expect(socket.open).toBe(1)
})

it('a drop looks like a lost connection, and the next connection succeeds', async () => {
  const first = connected()
  client.activate()
  await first
  const closed = new Promise<CloseEvent>((resolve) => (client.onWebSocketClose = resolve))
  const second = connected()
  socket.drop()
  expect((await closed).code).toBe(1006)
  await second
  expect(socket.open).toBe(1)
})

it('no connection succeeds while the socket is blocked', async () => {
  socket.block()
  const refused = new Promise((resolve) => (client.onWebSocketClose = resolve))
  client.activate()
  await refused
  expect(realtime.stats().sessions).toBe(0)
  const later = connected()
  socket.unblock()
  await later
})
