import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { BACKLOG_MAX_BYTES } from '#contract/limits.ts'
import { groupTopic } from '#contract/ws/destinations.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { nextId } from '../testing/ids.ts'
import { aRoomMessage } from './testing/events.ts'
import { stompText } from './testing/fakeConnection.ts'
import { startSocketServer, type SocketServer } from './testing/socketServer.ts'
import { connectClient, settle, type ConnectedClient } from './testing/stompClient.ts'

/** Attacks by unauthenticated peers. One well-behaved client stays connected and must not be affected. */
let server: SocketServer
let bystander: ConnectedClient
let delivered = 0

beforeEach(async () => {
  server = await startSocketServer()
  bystander = await connectClient(server.origin, 'websocket', 'member-9')
  delivered = 0
  bystander.client.subscribe(groupTopic(9), () => (delivered += 1))
  await settle(bystander.client)
})
afterEach(async () => {
  await bystander.stop()
  await server.stop()
})

/** Checks that the bystander gets the next message and that no other connection is left on the server. */
async function unharmed(): Promise<true> {
  const before = delivered
  await server.bus.publish(aRoomMessage({ roomId: 9, channel: 'topic', audience: [9] }))
  await expect.poll(() => delivered).toBe(before + 1)
  await expect
    .poll(() => server.realtime.stats())
    .toMatchObject({
      connections: 1,
      sessions: 1,
      members: 1,
      strangers: 0,
    })
  return true
}

const upgradeRequest = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

const port = () => Number(new URL(server.origin).port)

function tcp(text: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(text, () => resolve(socket)))
    socket.on('error', () => {})
  })
}

function openSocket(path: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port()}${path}`)
  socket.on('error', () => {})
  return new Promise((resolve) => socket.on('open', () => resolve(socket)))
}

const closed = (socket: WebSocket) =>
  new Promise<number>((resolve) =>
    socket.readyState === WebSocket.CLOSED ? resolve(0) : socket.on('close', (code) => resolve(code)),
  )

it.each(['/ws/000/a.b/websocket', '/ws/websocket', '/ws/000/abcdefgh/websocket', '/elsewhere'])(
  'an upgrade to %s that is reset at once harms nobody',
  async (path) => {
    for (let i = 0; i < 20; i++) (await tcp(upgradeRequest(path))).resetAndDestroy()
    expect(await unharmed()).toBe(true)
  },
)

it('an upgrade without the WebSocket headers harms nobody', async () => {
  const socket = await tcp(
    'GET /ws/websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: nonsense\r\n\r\n',
  )
  await new Promise((resolve) => socket.on('close', resolve).resume())
  expect(await unharmed()).toBe(true)
})

it('fifty megabytes posted to a session, announced or not, harm nobody', async () => {
  const poll = await fetch(`${server.origin}/ws/000/abcdefgh/xhr`, { method: 'POST' })
  await poll.text()
  const head = 'POST /ws/000/abcdefgh/xhr_send HTTP/1.1\r\nHost: x\r\n'
  for (const kind of ['Content-Length: 50000000\r\n\r\n', 'Transfer-Encoding: chunked\r\n\r\n']) {
    const socket = await tcp(head + kind)
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    const chunk = 'x'.repeat(64 * 1024)
    const piece = kind.startsWith('Content') ? chunk : `10000\r\n${chunk}\r\n`
    for (let i = 0; i < 800 && socket.writable; i++) {
      if (!socket.write(piece)) {
        await new Promise<void>((resolve) => {
          socket.once('drain', resolve)
          socket.once('close', () => resolve())
        })
      }
    }
    expect(await answer).toContain('413')
    socket.destroy()
  }
  const stranger = await fetch(`${server.origin}/ws/000/abcdefgh/xhr_send`, {
    method: 'POST',
    body: JSON.stringify([stompText('CONNECT')]),
  })
  expect(stranger.status).toBe(204)
  // The next poll gets the close frame, which ends the session.
  for (let i = 0; i < 2; i++)
    await (await fetch(`${server.origin}/ws/000/abcdefgh/xhr`, { method: 'POST' })).text()
  expect(await unharmed()).toBe(true)
})

it('WebSocket messages that are not SockJS harm nobody', async () => {
  for (const text of ['[null]', 'null', '7', '{"a":1}', '["a",7]', '[[]]', '["', 'x']) {
    const socket = await openSocket('/ws/000/abcdefgh/websocket')
    socket.send(text)
    // at once and without a close frame, as SockJS wants it
    expect(await closed(socket)).toBe(1006)
  }
  expect(await unharmed()).toBe(true)
})

it('a WebSocket message that is too long and a broken WebSocket protocol harm nobody', async () => {
  const long = await openSocket('/ws/websocket')
  long.send('x'.repeat(200_000))
  expect(await closed(long)).toBe(1009)
  const broken = await tcp(upgradeRequest('/ws/websocket'))
  await new Promise((resolve) => broken.once('data', resolve))
  broken.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
  await new Promise((resolve) => broken.once('close', resolve))
  expect(await unharmed()).toBe(true)
})

it('arbitrary texts as WebSocket messages, raw and framed, harm nobody', async () => {
  const connect = stompText('CONNECT', { 'accept-version': '1.2', Authorization: 'member-8' })
  const frame = fc
    .record({
      command: fc.constantFrom(
        'CONNECT',
        'SEND',
        'SUBSCRIBE',
        'UNSUBSCRIBE',
        'ACK',
        'DISCONNECT',
        'BEGIN',
        '',
      ),
      headers: fc.dictionary(
        fc.constantFrom('id', 'destination', 'receipt', 'content-length', 'accept-version', 'heart-beat'),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('/topic/room/9', '/user/queue/errors', '/app/chat/*', '1.2'),
        ),
      ),
      body: fc.string({ unit: 'binary' }),
    })
    .map(({ command, headers, body }) => stompText(command, headers, body))
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(connect), frame, frame)
  const payload = fc.oneof(
    fc.array(text).map((texts) => JSON.stringify(texts)),
    fc.json(),
    text,
  )
  await fc.assert(
    fc.asyncProperty(fc.array(payload, { maxLength: 8 }), fc.boolean(), async (payloads, framed) => {
      const socket = await openSocket(framed ? '/ws/000/abcdefgh/websocket' : '/ws/websocket')
      for (const message of payloads) socket.send(message)
      socket.close()
      await closed(socket)
    }),
    { numRuns: runs(150) },
  )
  expect(await unharmed()).toBe(true)
}, 60_000)

it('arbitrary texts posted harm nobody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), async (body) => {
      const session = `000/${nextId()}`
      const receiver = new AbortController()
      const stream = await fetch(`${server.origin}/ws/${session}/xhr_streaming`, {
        method: 'POST',
        signal: receiver.signal,
      })
      const sent = await fetch(`${server.origin}/ws/${session}/xhr_send`, { method: 'POST', body })
      expect([204, 413, 500]).toContain(sent.status)
      receiver.abort()
      await stream.text().catch(() => '')
    }),
    { numRuns: runs(100) },
  )
  expect(await unharmed()).toBe(true)
}, 60_000)

it('a reader that does not read is cut off at one mebibyte, and no other is', async () => {
  const sloth = await openSocket('/ws/websocket')
  sloth.send(stompText('CONNECT', { 'accept-version': '1.2', Authorization: 'member-8' }))
  sloth.send(stompText('SUBSCRIBE', { id: 's', destination: groupTopic(9) }))
  await expect.poll(() => server.realtime.stats().subscriptions).toBe(3)
  sloth.pause()
  const event = aRoomMessage({ roomId: 9, channel: 'topic', audience: [8, 9] })
  const content = 'x'.repeat(4_000)
  Object.assign(event.event.data, { content })
  let published = 0
  let largest = 0
  // The kernel's own buffers fill up first; they take a few megabytes.
  while (server.realtime.stats().connections === 2) {
    await server.bus.publish(event)
    published += 1
    largest = Math.max(largest, server.realtime.stats().largestBacklogBytes)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(largest).toBeLessThanOrEqual(BACKLOG_MAX_BYTES)
  await expect.poll(() => delivered).toBe(published)
  sloth.terminate()
  expect(await unharmed()).toBe(true)
}, 30_000)
