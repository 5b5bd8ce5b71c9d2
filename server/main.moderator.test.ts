import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { programVariables, spawnServer, spawnToEnd } from './testing/spawnServer.ts'
import { freshStore, testPostgres } from './testing/store.ts'

/** The program is started several times; the first start fills the store with the sample data. */
vi.setConfig({ testTimeout: 90_000 })

const env = programVariables()
beforeAll(async () => {
  env.SAMPLE_DATA = 'true'
  if (testPostgres) await freshStore()
})
afterAll(() => {
  vi.resetConfig()
})

const moderator = (...words: string[]) => spawnToEnd(env, ['moderator', ...words])

it('the command makes a member a moderator and takes the role away, but not in a folder that a server uses', async () => {
  const server = await spawnServer(env)
  const email = /Log in with {2}(\S+)/.exec(server.said())![1]!
  // on Postgres nobody owns the store
  const meanwhile = await moderator(testPostgres ? 'revoke' : 'grant', email)
  expect(meanwhile.said).toContain(testPostgres ? 'is no moderator already.' : 'is in use by process')
  expect(meanwhile.code).toBe(testPostgres ? 0 : 1)
  server.process.kill('SIGTERM')
  await server.exited
  for (const [action, said] of [
    ['grant', 'is a moderator from now on.'],
    ['grant', 'is a moderator already.'],
    ['revoke', 'is no moderator from now on.'],
  ] as const) {
    const ended = await moderator(action, email)
    expect(ended.said).toContain(`(${email}) ${said}`)
    expect(ended.code).toBe(0)
  }
})

it.each([
  [['grant'], 'Usage: npm run moderator'],
  [['promote', 'a@example.com'], 'Usage: npm run moderator'],
  [['grant', 'nobody@example.com'], 'Nobody has signed up with the e-mail nobody@example.com.'],
])('the command says what is wrong with %j', async (words, said) => {
  const ended = await moderator(...words)
  expect(ended.code).toBe(1)
  expect(ended.said).toContain(said)
})
