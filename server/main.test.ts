import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import {
  buildProgram,
  endPrograms,
  removeProgram,
  spawnServer,
  spawnToEnd,
  type SpawnedServer,
} from './testing/spawnServer.ts'
import { freshStore, testPostgres, workersDatabase } from './testing/store.ts'

/** Each test starts the program once or twice, and the first start on a folder makes a database. */
vi.setConfig({ testTimeout: 90_000 })

let parent: string
let env: Record<string, string>
let server: SpawnedServer | undefined

beforeAll(async () => {
  await buildProgram()
  parent = mkdtempSync(join(tmpdir(), 'hapju-main-'))
  env = { DATA_DIR: join(parent, 'data') }
  const databaseUrl = await workersDatabase()
  if (databaseUrl !== null) env.DATABASE_URL = databaseUrl
})
afterEach(async () => {
  await endPrograms()
  server = undefined
})
afterAll(() => {
  rmSync(parent, { recursive: true, force: true })
  removeProgram()
  vi.resetConfig()
})

async function posted(path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(server!.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

let people = 0

/** The whole way of a stranger; resolves with what a log-in takes. */
async function someoneSignsUp(): Promise<{ email: string; password: string }> {
  people += 1
  const unique = `player${people}`
  const person = { email: `${unique}@example.com`, password: 'guitar12' }
  await posted('/auth/send', { email: person.email })
  const outbox = join(env.DATA_DIR!, 'outbox')
  const file = readdirSync(outbox).find((name) => name.includes(person.email))!
  const code = /^ {4}(\d{5})/m.exec(readFileSync(join(outbox, file), 'utf8'))![1]
  await posted('/auth/verify', { email: person.email, code })
  const response = await posted('/member', { ...person, nickname: unique, gender: '여성', age: 23 })
  expect(response.status).toBe(200)
  return person
}

describe('the program', () => {
  it('starts, says where it is and where mail goes, and answers', async () => {
    server = await spawnServer(env)
    expect(server.said()).toContain('outbox')
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ready: true })
    const person = await someoneSignsUp()
    expect(server.said()).toContain(`Mail to ${person.email}`)
    expect((await posted('/member/login', person)).status).toBe(200)
  })

  it('keeps log-ins alive over a restart', async () => {
    server = await spawnServer(env)
    const person = await someoneSignsUp()
    const { refreshToken } = (await (await posted('/member/login', person)).json()) as {
      refreshToken: string
    }
    server.process.kill('SIGTERM')
    await server.exited
    server = await spawnServer(env)
    expect((await posted('/auth/refreshToken', { refreshToken })).status).toBe(200)
  })

  it('has every member who was told of success after kill -9', async () => {
    server = await spawnServer(env)
    const people = []
    for (let n = 0; n < 3; n += 1) people.push(await someoneSignsUp())
    server.process.kill('SIGKILL')
    await server.exited
    server = await spawnServer(env)
    for (const person of people) expect((await posted('/member/login', person)).status).toBe(200)
  })

  it('opens the socket on the same port', async () => {
    server = await spawnServer(env)
    expect(await (await fetch(`${server.url}/ws/info`)).json()).toMatchObject({ websocket: true })
  })
})

describe('the sample data', () => {
  const logInsShown = () => [...server!.said().matchAll(/Log in with {2}(\S+) {2}(\S+)/g)]

  it('comes with log-ins, which are shown at every start', async () => {
    const withSamples = { ...env, DATA_DIR: join(parent, 'samples'), SAMPLE_DATA: 'true' }
    if (testPostgres) await freshStore()
    server = await spawnServer(withSamples)
    const [first] = logInsShown()
    server.process.kill('SIGTERM')
    await server.exited
    server = await spawnServer(withSamples)
    const [, email, password] = logInsShown()[0]!
    expect([email, password]).toEqual([first![1], first![2]])
    expect((await posted('/member/login', { email, password })).status).toBe(200)
  })
})

describe('a graceful stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes the request under way, then ends with 0',
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

  it('tells the open sockets', async () => {
    server = await spawnServer(env)
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/websocket`)
    await new Promise((resolve) => socket.once('open', resolve))
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    server.process.kill('SIGTERM')
    expect(await closed).toBe(1012)
    expect(await server.exited).toBe(0)
  })

  it('ends at once on a second signal', async () => {
    server = await spawnServer(env)
    await halfARequest()
    server.process.kill('SIGTERM')
    await connectionsAreRefused()
    server.process.kill('SIGTERM')
    expect(await server.exited).toBe(1)
  })

  /** A log-in whose body is held back until `finish`. */
  async function halfARequest() {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'guitar12' })
    const sending = request(`${server!.url}/member/login`, {
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
    // The server has read the head of the request when it says that it wants the body.
    await new Promise((resolve) => sending.once('continue', resolve))
    sending.write(body.slice(0, 10))
    return { answer, finish: () => sending.end(body.slice(10)) }
  }

  async function connectionsAreRefused(): Promise<void> {
    const answer = () =>
      fetch(`${server!.url}/healthz`, { headers: { Connection: 'close' } }).then(
        () => 'taken',
        () => 'refused',
      )
    await expect.poll(answer, { timeout: 60_000 }).toBe('refused')
  }
})

describe('a start that cannot work ends with one clear line', () => {
  it('when a variable is wrong', async () => {
    expect(await spawnToEnd({ ...env, PORT: 'many' })).toEqual({
      code: 1,
      said: 'PORT must be a whole number from 0 to 65535.\n',
    })
  })

  it('when the port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    expect(await spawnToEnd({ ...env, PORT: String(port) })).toEqual({
      code: 1,
      said: `Port ${port} is in use. Stop the other program or set PORT to another one.\n`,
    })
    other.close()
  })

  it.runIf(!testPostgres)('when another process has the data folder', async () => {
    server = await spawnServer(env)
    const { code, said } = await spawnToEnd(env)
    expect(code).toBe(1)
    expect(said.trimEnd().split('\n').at(-1)).toMatch(
      /^The data folder is in use by process \d+ \(lock file .*\)\./,
    )
  })

  it('when the data folder cannot be made', async () => {
    expect(await spawnToEnd({ ...env, DATA_DIR: '/dev/null/data' })).toMatchObject({
      code: 1,
      said: 'The data folder /dev/null/data cannot be made or written to. Set DATA_DIR to another one.\n',
    })
  })

  it('when the database is not there', async () => {
    const { code, said } = await spawnToEnd({ ...env, DATABASE_URL: 'postgres://app@127.0.0.1:1/hapju' })
    expect([code, said]).toEqual([1, 'The database of DATABASE_URL is out of reach.\n'])
  })
})
