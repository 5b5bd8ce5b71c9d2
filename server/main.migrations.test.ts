import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { migratedDatabase } from './testing/emptyStore.ts'
import {
  laterRelease,
  programVariables,
  runProgram,
  spawnServer,
  spawnToEnd,
  type SpawnedServer,
} from './testing/spawnServer.ts'
import { testPostgres } from './testing/store.ts'

/** Each test starts the program several times; the first start fills the store with the sample data. */
vi.setConfig({ testTimeout: 120_000 })
afterAll(() => {
  vi.resetConfig()
})

// One process at a time opens an embedded database.
describe.runIf(testPostgres)('a node of a new release, while one of the old serves members,', () => {
  const env = programVariables()
  const open: pg.Client[] = []
  beforeAll(() => {
    env.SAMPLE_DATA = 'true'
    env.LIMITS = 'off' // the test asks faster than a member
  })
  afterEach(async () => {
    for (const client of open.splice(0)) await client.end()
  })

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    open.push(client)
    return client
  }

  /** A transaction that has read a table and stays open; resolves with what ends it. */
  async function aReaderOf(table: string): Promise<() => Promise<unknown>> {
    const client = await connected()
    await client.query(`begin isolation level repeatable read; select from ${table}`)
    return () => client.query('commit')
  }

  /** A member who reads and writes without a pause; every answer that is not 200 is a failure. */
  async function aMemberOf({ url, said }: SpawnedServer) {
    const [, email, password] = /Log in with {2}(\S+) {2}(\S+)/.exec(said())!
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    const ask = (path: string, body?: unknown) =>
      fetch(url + path, {
        headers,
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
    const { accessToken } = (await (await ask('/member/login', { email, password })).json()) as {
      accessToken: string
    }
    headers.Authorization = `Bearer ${accessToken}`
    const failed: string[] = []
    let [answers, isOver] = [0, false]
    const keepAsking = async (path: string, body?: unknown) => {
      while (!isOver) {
        const answer = await ask(path, body).then(
          ({ status }) => status,
          (error: Error) => error.message,
        )
        if (answer === 200) answers += 1
        else failed.push(`${path}: ${answer}`)
      }
    }
    const loops = [
      keepAsking('/api/track-folders', { name: '합주', color: 'BLUE' }),
      keepAsking('/api/chat/rooms'),
      keepAsking('/api/bands'),
    ]
    return {
      failed,
      /** Resolves after some more answers. */
      isServed() {
        const before = answers
        return until(() => answers > before + 20)
      },
      stop: async () => {
        isOver = true
        await Promise.all(loops)
      },
    }
  }

  const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, { timeout: 60_000 })

  it('changes the tables without failing a request of the old, which serves on and can be started again', async () => {
    env.DATABASE_URL = await migratedDatabase()
    const release = await laterRelease({
      '9000_columns': [
        `alter table track_folders add column mood text default 'calm' not null`,
        'alter table members add column motto text',
      ],
      '9001_indexes': [
        'create index concurrently track_folders_mood on track_folders (mood)',
        'create index concurrently messages_sender_at on messages (sender_id, created_at)',
      ],
      '9002_check': ['alter table track_folders add constraint moods check (length(mood) < 9) not valid'],
      '9003_check': ['alter table track_folders validate constraint moods'],
    })
    const old = await spawnServer(env)
    const member = await aMemberOf(old)
    const [leaveFolders, leaveStore] = [await aReaderOf('track_folders'), await aReaderOf('store_identity')]

    let said = ''
    const starting = spawnServer(env, { release, onOutput: (text) => (said = text) })
    await until(() => said.includes('The migration 9000_columns does not get a lock'))
    await member.isServed()
    await leaveFolders()
    await until(() => said.includes('Building the index track_folders_mood'))
    // a build waits for older transactions, whatever they have read
    await member.isServed()
    await leaveStore()
    const fresh = await starting
    expect(fresh.said()).toContain('Updating the tables: 4 migrations to apply')
    expect(fresh.said()).toContain('Built the index messages_sender_at')

    const another = await aMemberOf(fresh)
    await Promise.all([member.isServed(), another.isServed()])
    const back = await aMemberOf(await spawnServer(env))
    await back.isServed()
    for (const each of [member, another, back]) await each.stop()
    expect([...member.failed, ...another.failed, ...back.failed]).toEqual([])
  })

  it('that is killed while it builds an index waits for Postgres to finish it, and goes on from there', async () => {
    env.DATABASE_URL = await migratedDatabase()
    const release = await laterRelease({
      '9000_index': ['create index concurrently messages_sender_at on messages (sender_id, created_at)'],
    })
    const [leaveStore, observer] = [await aReaderOf('store_identity'), await connected()]
    const killed = await runProgram(env, [], release)
    const waits = `select from pg_stat_activity where query ilike 'create index concurrently %' and wait_event_type = 'Lock'
      and datname = current_database()`
    await until(async () => (await observer.query(waits)).rowCount === 1)
    killed.process.kill('SIGKILL')
    await killed.exited

    let said = ''
    const starting = spawnServer(env, { release, onOutput: (text) => (said = text) })
    await until(() => said.includes('Waiting for another node, which updates the tables'))
    await leaveStore()
    await starting
    expect(said).toContain('Updating the tables: 1 migration to apply')
    expect(said).not.toContain('the index messages_sender_at')
    const { rows } = await observer.query(
      `select indisvalid as valid from pg_index where indexrelid = 'messages_sender_at'::regclass`,
    )
    expect(rows).toEqual([{ valid: true }])
  })

  it('ends with the name of a migration that fails, and the old one serves on', async () => {
    env.DATABASE_URL = await migratedDatabase()
    const release = await laterRelease({
      '9000_folders': ['create unique index concurrently one_name on track_folders (name)'],
    })
    const old = await spawnServer(env)
    const member = await aMemberOf(old)
    await member.isServed()
    const { code, said } = await spawnToEnd(env, [], release)
    expect(code).toBe(1)
    expect(said).toMatch(/\nThe migration 9000_folders failed: could not create unique index "one_name"\.\n$/)
    await member.stop()
    expect(member.failed).toEqual([])
  })
})
