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
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes the request in progress, then exits with 0',
    async (signal) => {
      server = await spawnServer(env)
      const { answer, finish } = await halfARequest()
      server.process.kill(signal)
      await connectionsAreRefused()
      finish()
      expect(await answer).toBe(401)
      expect(await server.exited).toBe(0)
    },
  )

  it('serves on for a while, not ready, when it is told how long the balancer needs', async () => {
    server = await spawnServer({ ...env, DRAIN_SECONDS: '2' })
    server.process.kill('SIGTERM')
    const ready = () => fetch(`${server.url}/readyz`).then((answer) => answer.json())
    await vi.waitFor(async () => expect(await ready()).toEqual({ ready: false, why: 'draining' }))
    // answered as before, here because nobody is logged in
    const { status, headers } = await fetch(`${server.url}/api/bands`)
    expect([status, headers.get('connection')]).toEqual([401, 'close'])
    expect(await server.exited).toBe(0)
  })

  it('closes the sockets with code 1012 while it still serves, so that their clients go to other nodes', async () => {
    server = await spawnServer({ ...env, DRAIN_SECONDS: '6' })
    const closed = [await openSocket(), await openSocket()].map(
      (socket) => new Promise<number>((resolve) => socket.once('close', resolve)),
    )
    server.process.kill('SIGTERM')
    expect(await Promise.all(closed)).toEqual([1012, 1012])
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    server.process.kill('SIGTERM')
    expect(await server.exited, 'after a second signal').toBe(1)
  })

  it('closes the open sockets with code 1012', async () => {
    server = await spawnServer(env)
    const socket = await openSocket()
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    server.process.kill('SIGTERM')
    expect(await closed).toBe(1012)
    expect(await server.exited).toBe(0)
  })

  it('is cut short by a second signal', async () => {
    server = await spawnServer(env)
    await halfARequest()
    server.process.kill('SIGTERM')
    await connectionsAreRefused()
    server.process.kill('SIGTERM')
    expect(await server.exited).toBe(1)
  })

  async function openSocket(): Promise<WebSocket> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/websocket`)
    await new Promise((resolve) => socket.once('open', resolve))
    return socket
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
    await expect.poll(answer, { timeout: 60_000 }).toBe('refused')
  }
})

describe('a start that cannot work ends with one clear line', () => {
  it('says so when a variable is wrong', async () => {
    expect(await spawnToEnd({ ...env, PORT: 'many' })).toEqual({
      code: 1,
      said: 'PORT must be a whole number from 0 to 65535.\n',
    })
  })

  it('says so when the port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    expect(await spawnToEnd({ ...env, PORT: String(port) })).toEqual({
      code: 1,
      said: `Port ${port} is in use. Stop the other program or set PORT to another one.\n`,
    })
    other.close()
  })

  it('says so when the data folder cannot be made', async () => {
    expect(await spawnToEnd({ ...env, DATA_DIR: '/dev/null/data' })).toMatchObject({
      code: 1,
      said: 'The data folder /dev/null/data cannot be created or written to. Set DATA_DIR to another one.\n',
    })
  })

  it('says so when the database is unreachable', async () => {
    const { code, said } = await spawnToEnd({ ...env, DATABASE_URL: 'postgres://app@127.0.0.1:1/hapju' })
    expect([code, said]).toEqual([1, 'The database of DATABASE_URL is unreachable.\n'])
  })
})
