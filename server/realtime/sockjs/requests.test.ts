import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startSocketServer, type SocketServer } from '../testing/socketServer.ts'

let server: SocketServer
beforeEach(async () => {
  server = await startSocketServer({ limits: { socketsPerIp: 3, strangersPerIp: 2 } })
})
afterEach(() => server.stop())

const ask = (path: string, init?: RequestInit) => fetch(server.origin + path, init)

/** The status with which an upgrade is refused, or the open socket. */
function upgrade(
  path: string,
  options: { protocols?: string[]; origin?: string } = {},
): Promise<number | WebSocket> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}${path}`, options.protocols ?? [], {
    ...(options.origin && { origin: options.origin }),
  })
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (request, response) => {
      request.destroy()
      resolve(response.statusCode!)
    })
    socket.on('error', () => {})
  })
}

it('/ws/info says what this server speaks and is never cached', async () => {
  const response = await ask('/ws/info?t=1')
  expect(await response.json()).toEqual({
    websocket: true,
    origins: ['*:*'],
    cookie_needed: false,
    entropy: expect.any(Number) as number,
  })
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
})

it.each([
  ['GET', '/ws'],
  ['GET', '/ws/info'],
  ['GET', '/ws/iframe.html'],
  ['DELETE', '/ws/info'],
  ['OPTIONS', '/ws/000/abcdefgh/xhr'],
  ['POST', '/ws/000/abcdefgh/xhr'],
])('the answer to %s %s may not be sniffed, framed or run', async (method, path) => {
  const { headers } = await ask(path, { method })
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  })
})

it('a page that is refused is answered with the same headers', async () => {
  const { headers } = await ask('/ws/info', { headers: { Origin: 'https://evil.example' } })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('everything outside /ws goes to the app', async () => {
  expect(await (await ask('/wsx/info')).text()).toBe('the app')
  expect(await (await ask('/')).text()).toBe('the app')
})

it.each([
  ['GET', '/ws', 200],
  ['GET', '/ws/', 200],
  ['GET', '/ws/iframe.html', 404],
  ['GET', '/ws/000/abcdefgh/jsonp', 404],
  ['GET', '/ws/000/a.bcdefgh/xhr', 404],
  ['GET', '/ws/000/abcdefgh/xhr/more', 404],
  ['GET', '/ws/websocket', 400],
  ['GET', '/ws/000/abcdefgh/websocket', 400],
  ['GET', '/ws/000/abcdefgh/xhr', 405],
  ['POST', '/ws/000/abcdefgh/eventsource', 405],
  ['DELETE', '/ws/info', 405],
])('%s %s is answered with %i', async (method, path, status) => {
  expect((await ask(path, { method })).status).toBe(status)
})

it('pages of another origin are refused on request, preflight and upgrade', async () => {
  const headers = { Origin: 'https://evil.example' }
  expect((await ask('/ws/info', { headers })).status).toBe(403)
  expect((await ask('/ws/000/abcdefgh/xhr', { headers, method: 'OPTIONS' })).status).toBe(403)
  expect((await ask('/ws/000/abcdefgh/xhr', { headers, method: 'POST' })).status).toBe(403)
  expect(await upgrade('/ws/websocket', { origin: 'https://evil.example' })).toBe(403)
  expect(await upgrade('/ws/websocket', { origin: 'null' })).toBe(403)
})

it("pages of the server's own origin are answered with their origin", async () => {
  const headers = { Origin: server.origin }
  const preflight = await ask('/ws/000/abcdefgh/xhr', { headers, method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(server.origin)
  expect(preflight.headers.get('access-control-allow-credentials')).toBe('true')
  expect(preflight.headers.get('access-control-allow-methods')).toBe('OPTIONS, POST')
  expect(await upgrade('/ws/websocket', { origin: server.origin })).toBeInstanceOf(WebSocket)
})

it.each([
  [['v10.stomp', 'v12.stomp', 'v11.stomp'], 'v12.stomp'],
  [['v10.stomp', 'v11.stomp'], 'v11.stomp'],
  [[], ''],
])('a raw WebSocket that offers %o speaks %s', async (protocols, protocol) => {
  expect(((await upgrade('/ws/websocket', { protocols })) as WebSocket).protocol).toBe(protocol)
})

it('upgrades to any other path, under /ws or not, are refused', async () => {
  expect(await upgrade('/ws/000/abcdefgh/xhr')).toBe(404)
  expect(await upgrade('/ws/000/a.b/websocket')).toBe(404)
  expect(await upgrade('/elsewhere')).toBe(404)
})

it('strangers of one address beyond the limit are turned away until others leave or authenticate', async () => {
  const first = (await upgrade('/ws/websocket')) as WebSocket
  const second = (await upgrade('/ws/000/abcdefgh/websocket')) as WebSocket
  expect(await upgrade('/ws/websocket')).toBe(503)
  expect((await ask('/ws/000/abcdefgh/xhr', { method: 'POST' })).status).toBe(503)
  second.close()
  await expect.poll(() => server.realtime.stats().strangers).toBe(1)
  first.send('CONNECT\naccept-version:1.2\nAuthorization:member-1\n\n\0')
  await expect.poll(() => server.realtime.stats().strangers).toBe(0)
  expect(await upgrade('/ws/websocket')).toBeInstanceOf(WebSocket)
  expect(await upgrade('/ws/websocket')).toBeInstanceOf(WebSocket)
  expect(await upgrade('/ws/websocket')).toBe(503)
})

it('a stopping server accepts no new connection', async () => {
  await server.realtime.close(100)
  expect(await upgrade('/ws/websocket')).toBe(503)
  expect((await ask('/ws/000/abcdefgh/xhr', { method: 'POST' })).status).toBe(503)
})
