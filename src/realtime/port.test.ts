import pino from 'pino'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { groupSend, groupTopic, UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import type { ReadData } from '#contract/ws/frames.ts'
import { type FakeSocket, makeFakeSocket } from '#mocks/fakeSocket.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import type { SocketHandlers } from '#server/realtime/handlers.ts'
import { nextTask } from '#src/lib/time/wait.ts'
import { network } from '#tests/env/network.ts'
import type { Connection } from './connection.ts'
import { dialSocket } from './port.ts'

/** The real port and the server's real realtime engine; only the network between them is faked. */
let realtime: Realtime
let socket: FakeSocket
let deliver: (event: RealtimeEvent) => void
let connection: Connection | undefined
let expiresAt: Date

const authenticate = vi.fn<SocketHandlers['authenticate']>()
const send = vi.fn<SocketHandlers['send']>(async () => null)
const callbacks = { opened: vi.fn(), ended: vi.fn(), frame: vi.fn(), subscribed: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  expiresAt = new Date(Date.now() + 60_000)
  authenticate.mockImplementation(async () => ({
    ok: true,
    member: { memberId: 7, email: 'a@example.com' },
    expiresAt,
  }))
  realtime = createRealtime({
    handlers: { authenticate, send },
    bus: {
      ...inProcessBus(),
      subscribe: (listener) => {
        deliver = listener
        return () => {}
      },
    },
    log: pino({ level: 'silent' }),
  })
  socket = makeFakeSocket(realtime)
  network.use(...socket.handlers)
})

afterEach(async () => {
  connection?.close()
  await realtime.close(0)
})

function dial(): Connection {
  const options = {
    url: 'http://localhost:3000/ws',
    accessToken: 'a.b.c',
    timeoutMs: 5_000,
    heartbeatMs: 4_000,
  }
  connection = dialSocket(options, callbacks)
  return connection
}

async function connected(): Promise<Connection> {
  const dialled = dial()
  await vi.waitFor(() => expect(callbacks.opened).toHaveBeenCalledOnce())
  return dialled
}

it('the port connects with the bearer token', async () => {
  await connected()
  expect(authenticate.mock.calls.map(([token]) => token)).toEqual(['a.b.c'])
})

it('the port reports that the server confirmed a subscription, and passes on its frames', async () => {
  const dialled = await connected()
  dialled.subscribe(groupTopic(5))
  await vi.waitFor(() => expect(callbacks.subscribed).toHaveBeenCalledExactlyOnceWith(groupTopic(5)))

  const data: ReadData = { memberId: 8, nickname: 'bo', roomId: 5, messageId: 9 }
  deliver({ kind: 'room', roomId: 5, channel: 'topic', audience: [7], event: { type: 'READ', data } })
  await vi.waitFor(() => expect(callbacks.frame).toHaveBeenCalledOnce())
  expect(callbacks.frame.mock.lastCall![0]).toBe(groupTopic(5))
  expect(JSON.parse(callbacks.frame.mock.lastCall![1] as string)).toEqual({ type: 'READ', data })
})

it('the port passes on what the server sent before it knew that the subscription has ended', async () => {
  const dialled = await connected()
  dialled.subscribe(groupTopic(5))
  await vi.waitFor(() => expect(callbacks.subscribed).toHaveBeenCalled())
  dialled.unsubscribe(groupTopic(5))
  const data: ReadData = { memberId: 8, nickname: 'bo', roomId: 5, messageId: 9 }
  deliver({ kind: 'room', roomId: 5, channel: 'topic', audience: [7], event: { type: 'READ', data } })
  await vi.waitFor(() =>
    expect(callbacks.frame).toHaveBeenCalledExactlyOnceWith(
      groupTopic(5),
      JSON.stringify({ type: 'READ', data }),
    ),
  )
})

it('the port reports only the newest subscription after unsubscribing and subscribing again', async () => {
  const dialled = await connected()
  dialled.subscribe(UNREAD_QUEUE)
  dialled.unsubscribe(UNREAD_QUEUE)
  dialled.subscribe(UNREAD_QUEUE)
  await vi.waitFor(() => expect(callbacks.subscribed).toHaveBeenCalled())
  await expect.poll(() => realtime.stats().subscriptions).toBe(1)
  expect(callbacks.subscribed).toHaveBeenCalledOnce()
})

it('the port sends the frame it is given', async () => {
  const dialled = await connected()
  dialled.send({ destination: groupSend(5), body: '{"content":"안녕"}', contentType: 'application/json' })
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ memberId: 7 }),
      { id: 'WS5', roomId: 5 },
      '{"content":"안녕"}',
    ),
  )
})

it('a token refused at CONNECT ends the connection as tokenRefused', async () => {
  authenticate.mockResolvedValue({ ok: false, code: 'AUTH_006' })
  dial()
  await vi.waitFor(() => expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('tokenRefused', 'AUTH_006'))
  expect(callbacks.opened).not.toHaveBeenCalled()
})

it('a token that expires while connected ends the connection as tokenRefused', async () => {
  expiresAt = new Date(Date.now() + 50)
  await connected()
  await vi.waitFor(() => expect(callbacks.ended).toHaveBeenCalledOnce())
  expect(callbacks.ended).toHaveBeenCalledWith('tokenRefused', expect.stringContaining('4001'))
})

it('a refusal for another reason than the token ends the connection as stomp', async () => {
  authenticate.mockResolvedValue({ ok: false, code: 'COMMON503' })
  dial()
  await vi.waitFor(() => expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('stomp', 'COMMON503'))
})

it('a broken connection is reported once as socket', async () => {
  await connected()
  socket.drop()
  await vi.waitFor(() => expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('socket', expect.anything()))
})

/** Going away, connection lost, server error, overload, and SockJS's code for an unknown session. */
const CLOSED_WITH = [1001, 1006, 1011, 1013, 3000]

it.each(CLOSED_WITH)('a socket closed with %d is reported once as socket', async (code) => {
  await connected()
  socket.drop(code)
  await vi.waitFor(() =>
    expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('socket', expect.stringContaining(`${code}`)),
  )
})

it('the port connects over SockJS where no WebSocket opens', async () => {
  socket.refusesRaw = true
  const dialled = await connected()
  dialled.send({ destination: groupSend(5), body: '{}', contentType: 'application/json' })
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(callbacks.ended).not.toHaveBeenCalled()
})

it('the port hands nothing to a socket that is closing already', async () => {
  const Intercepted = WebSocket
  let opened: WebSocket | undefined
  let handed: Mock<WebSocket['send']> | undefined
  vi.stubGlobal(
    'WebSocket',
    Object.assign(
      function open(...args: ConstructorParameters<typeof WebSocket>) {
        opened = new Intercepted(...args)
        handed = vi.spyOn(opened, 'send')
        return opened
      },
      { OPEN: Intercepted.OPEN },
    ),
  )
  const dialled = await connected()
  handed!.mockClear()
  Object.defineProperty(opened, 'readyState', { value: Intercepted.CLOSING, configurable: true })
  dialled.send({ destination: groupSend(5), body: '{}', contentType: 'application/json' })
  expect(handed).not.toHaveBeenCalled()
  Object.defineProperty(opened, 'readyState', { value: Intercepted.OPEN, configurable: true })
  dialled.send({ destination: groupSend(5), body: '{}', contentType: 'application/json' })
  expect(handed).toHaveBeenCalledOnce()
})

it('the port does not turn to SockJS while the phone is offline', async () => {
  socket.refusesRaw = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dial()
  await vi.waitFor(() =>
    expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('connect', expect.anything()),
  )
  expect(authenticate).not.toHaveBeenCalled()
})

it('the port turns to SockJS when a WebSocket is not answered in time', async () => {
  const Intercepted = WebSocket
  const silent = Object.assign(new EventTarget(), { readyState: 0, close: vi.fn(), send: vi.fn() })
  vi.stubGlobal('WebSocket', function open(...args: ConstructorParameters<typeof WebSocket>) {
    return String(args[0]).endsWith('/ws/websocket') ? silent : new Intercepted(...args)
  })
  connection = dialSocket(
    { url: 'http://localhost:3000/ws', accessToken: 'a.b.c', timeoutMs: 20, heartbeatMs: 4_000 },
    callbacks,
  )
  await vi.waitFor(() => expect(silent.close).toHaveBeenCalled())
  expect(callbacks.opened).not.toHaveBeenCalled()
})

it('a connection that was closed while the port turned to SockJS stays closed', async () => {
  socket.refusesRaw = true
  dial().close()
  await import('./sockJs.ts')
  await nextTask()
  expect(authenticate).not.toHaveBeenCalled()
  expect(callbacks.ended).not.toHaveBeenCalled()
})

it.each([
  [1001, 'Going away'],
  [1006, 'Connection lost'],
  [1011, 'Internal error'],
  [2010, 'Another connection still open'],
  [3000, 'Go away!'],
])('the SockJS close frame c[%d,"%s"] is reported once as socket', async (code, reason) => {
  socket.refusesRaw = true
  await connected()
  socket.goAway(code, reason)
  await vi.waitFor(() =>
    expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('socket', `${code} ${reason}`),
  )
})

const OVER = ['a WebSocket', 'SockJS'] as const
const closedOver = (codes: readonly number[]) =>
  codes.flatMap((code) => OVER.map((over) => [code, over] as const))

it.each(closedOver([4001, 4002]))(
  'the close code %d over %s is reported as tokenRefused',
  async (code, over) => {
    socket.refusesRaw = over === 'SockJS'
    await connected()
    socket.goAway(code, 'tokens')
    await vi.waitFor(() =>
      expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('tokenRefused', `${code} tokens`),
    )
  },
)

it.each(closedOver([4004]))('the close code %d over %s is reported as displaced', async (_, over) => {
  socket.refusesRaw = over === 'SockJS'
  await connected()
  socket.goAway(4004, 'Too many sockets')
  await vi.waitFor(() =>
    expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('displaced', '4004 Too many sockets'),
  )
})

it.each(closedOver([1012]))('the close code %d over %s is reported as restart', async (code, over) => {
  socket.refusesRaw = over === 'SockJS'
  await connected()
  socket.goAway(code, 'Service restart')
  await vi.waitFor(() =>
    expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('restart', `${code} Service restart`),
  )
})

it('a server that restarts before it has answered is reported as restart too', async () => {
  authenticate.mockImplementation(() => new Promise(() => {}))
  dial()
  await vi.waitFor(() => expect(authenticate).toHaveBeenCalled())
  socket.drop(1012)
  await vi.waitFor(() =>
    expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('restart', expect.anything()),
  )
})

it.each([1001, 1006, 1011, 3000])(
  'a server that closes with %d before it has answered is reported as connect',
  async (code) => {
    authenticate.mockImplementation(() => new Promise(() => {}))
    dial()
    await vi.waitFor(() => expect(authenticate).toHaveBeenCalled())
    socket.drop(code)
    await vi.waitFor(() =>
      expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('connect', expect.anything()),
    )
    expect(callbacks.opened).not.toHaveBeenCalled()
  },
)

it('a blocked network is reported as connect', async () => {
  socket.block()
  dial()
  await vi.waitFor(() =>
    expect(callbacks.ended).toHaveBeenCalledExactlyOnceWith('connect', expect.anything()),
  )
})

it('a closed connection reports nothing', async () => {
  const dialled = await connected()
  dialled.close()
  await expect.poll(() => socket.open).toBe(0)
  expect(callbacks.ended).not.toHaveBeenCalled()
})
