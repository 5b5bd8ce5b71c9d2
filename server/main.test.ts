import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ALL_CONSENTS } from '#contract/documents.ts'
import { programVariables, spawnServer, spawnToEnd, type SpawnedServer } from './testing/spawnServer.ts'
import { freshStore, testPostgres } from './testing/store.ts'

/** The program is started three times; the first start fills the store with the sample data. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const env = programVariables()
let server: SpawnedServer

beforeAll(async () => {
  env.SAMPLE_DATA = 'true'
  env.LOG_LEVEL = 'info'
  if (testPostgres) await freshStore()
  server = await spawnServer(env)
})
afterAll(() => {
  vi.resetConfig()
})

async function posted(path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

let people = 0

/** Signs up a new member; resolves with the e-mail and password for a log-in. */
async function someoneSignsUp(): Promise<{ email: string; password: string }> {
  people += 1
  const unique = `player${people}`
  const person = { email: `${unique}@example.com`, password: 'onstage25' }
  await posted('/auth/send', { email: person.email })
  const outbox = join(env.DATA_DIR!, 'outbox')
  const file = readdirSync(outbox).find((name) => name.includes(person.email))!
  const code = /^ {4}(\d{5})/m.exec(readFileSync(join(outbox, file), 'utf8'))![1]
  const { proof } = (await (await posted('/auth/verify', { email: person.email, code })).json()) as {
    proof: string
  }
  const facts = { nickname: unique, gender: '여성', age: 23, consents: ALL_CONSENTS }
  const response = await posted('/member', { ...person, proof, ...facts })
  expect(response.status).toBe(200)
  return person
}

const logInsShown = () => [...server.said().matchAll(/Log in with {2}(\S+) {2}(\S+)/g)].map(([line]) => line)

it('prints its address and where mail goes, answers, and opens its socket on the same port', async () => {
  expect(server.said()).toContain('outbox')
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ready: true })
  const person = await someoneSignsUp()
  expect(server.said()).toContain(`Mail to ${person.email}`)
  expect((await posted('/member/login', person)).status).toBe(200)
  expect(await (await fetch(`${server.url}/ws/info`)).json()).toMatchObject({ websocket: true })
})

it('serves the documents of its API', async () => {
  expect(await (await fetch(`${server.url}/docs/api`)).text()).toContain('<title>합주 API</title>')
  const document = await fetch(`${server.url}/docs/api/openapi.json`)
  expect(await document.json()).toMatchObject({ info: { title: '합주' } })
})

it('has no metrics and records no traces without the settings for them', async () => {
  expect(server.said()).not.toContain('Metrics:')
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await posted('/member/login', { email: 'a@example.com', password: 'onstage25' })).status).toBe(401)
  await vi.waitUntil(() => server.said().includes('"call":"A1"'))
  expect(server.said()).not.toContain('traceId')
})

it.runIf(!testPostgres)(
  'refuses to start in a data folder in use by another process, and says so in one line',
  async () => {
    const { code, said } = await spawnToEnd(env)
    expect(code).toBe(1)
    expect(said.trimEnd().split('\n').at(-1)).toMatch(
      /^The data folder is in use by process \d+ \(lock file .*\)\./,
    )
  },
)

it('keeps sessions and prints the sample log-ins after a restart, and has each confirmed sign-up after kill -9', async () => {
  const shown = logInsShown()
  const person = await someoneSignsUp()
  const { refreshToken } = (await (await posted('/member/login', person)).json()) as {
    refreshToken: string
  }
  server.process.kill('SIGTERM')
  await server.exited
  server = await spawnServer(env)
  expect((await posted('/auth/refreshToken', { refreshToken })).status).toBe(200)
  expect(logInsShown()).toEqual(shown)
  const [, email, password] = /(\S+) {2}(\S+)$/.exec(shown[0]!)!
  expect((await posted('/member/login', { email, password })).status).toBe(200)

  const confirmed = []
  for (let n = 0; n < 3; n += 1) confirmed.push(await someoneSignsUp())
  server.process.kill('SIGKILL')
  await server.exited
  server = await spawnServer(env)
  for (const each of confirmed) expect((await posted('/member/login', each)).status).toBe(200)
})
