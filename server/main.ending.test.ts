import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { programVariables, spawnServer, spawnToEnd, type SpawnedServer } from './testing/spawnServer.ts'

/** Each test starts the program; without Postgres the first start creates a database. */
vi.setConfig({ testTimeout: 90_000 })

const env = programVariables()
let server: SpawnedServer

afterAll(() => {
  vi.resetConfig()
})

describe('a graceful stop', () => {
  it('on SIGTERM closes the sockets with code 1012, finishes the request in progress and exits with 0', async () => {
    server = await spawnServer(env)
    const { closed } = await openSocket()
    const { answer, finish } = await halfARequest()
    server.process.kill('SIGTERM')
    expect(await closed).toBe(1012)
    await connectionsAreRefused()
    finish()
    expect(await answer).toBe(401)
    expect(await server.exited).toBe(0)
  })

  it('on SIGINT serves on for a while, not ready, when it is told how long the balancer needs, and then finishes what is in progress', async () => {
    server = await spawnServer({ ...env, DRAIN_SECONDS: '2' })
    const { answer, finish } = await halfARequest()
    server.process.kill('SIGINT')
    const ready = () => fetch(`${server.url}/readyz`).then((response) => response.json())
    await vi.waitFor(async () => expect(await ready()).toEqual({ ready: false, why: 'draining' }))
    // answered as before, here because nobody is logged in
    const { status, headers } = await fetch(`${server.url}/api/bands`)
    expect([status, headers.get('connection')]).toEqual([401, 'close'])
    await connectionsAreRefused()
    finish()
    expect(await answer).toBe(401)
    expect(await server.exited).toBe(0)
  })

  it('closes the sockets while it still serves, so that their clients go to other nodes, and is cut short by a second signal', async () => {
    server = await spawnServer({ ...env, DRAIN_SECONDS: '6' })
    const sockets = [await openSocket(), await openSocket()]
    await halfARequest()
    server.process.kill('SIGTERM')
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1012, 1012])
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    server.process.kill('SIGTERM')
    expect(await server.exited).toBe(1)
  })

  async function openSocket() {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/websocket`)
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => socket.once('open', resolve))
    return { closed }
  }

  /** A log-in whose body is held back until `finish`. */
  async function halfARequest() {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'onstage25' })
    const sending = request(`${server.url}/member/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        Expect: '100-continue',
      },
    })
    const answer = new Promise<number | undefined>((resolve) => {
      sending.on('response', ({ statusCode }) => resolve(statusCode))
      sending.on('error', () => resolve(undefined))
    })
    // The server has read the request's head when it sends 100 Continue.
    await new Promise((resolve) => sending.once('continue', resolve))
    sending.write(body.slice(0, 10))
    return { answer, finish: () => sending.end(body.slice(10)) }
  }

  async function connectionsAreRefused(): Promise<void> {
    const answer = () =>
      fetch(`${server.url}/healthz`, { headers: { Connection: 'close' } }).then(
        () => 'taken',
        () => 'refused',
      )
    await expect.poll(answer, { timeout: 60_000, interval: 200 }).toBe('refused')
  }
})

it('a start that cannot work ends with one clear line and with 1', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  expect(await spawnToEnd({ ...env, PORT: String(port) })).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop the other program or set PORT to another one.\n`,
  })
  other.close()
})
