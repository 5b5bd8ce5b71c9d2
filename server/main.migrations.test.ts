import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDb } from './adapters/db/connect.ts'
import { argon2Hasher } from './adapters/secrets/argon2Hasher.ts'
import { migratedDatabase } from './testing/emptyStore.ts'
import { memberMaker } from './testing/members.ts'
import {
  laterRelease,
  programVariables,
  runProgram,
  spawnServer,
  spawnToEnd,
  type SpawnedServer,
} from './testing/spawnServer.ts'
import { testPostgres } from './testing/store.ts'

/** The program is started several times. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Between two requests of a member: enough requests meet each change, and the machine has time for it. */
const PAUSE_MS = 50

afterAll(() => {
  vi.resetConfig()
})

// One process at a time opens an embedded database.
describe.runIf(testPostgres)('a node of a new release, while one of the old serves members,', () => {
  const env = programVariables()
  const open: pg.Client[] = []
  beforeAll(() => {
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

  /** A new database with one member, who can log in. */
  async function aDatabase() {
    env.DATABASE_URL = await migratedDatabase()
    const { db, close } = await openDb({ kind: 'postgres', url: env.DATABASE_URL, leavesTables: true })
    const { email, password } = await memberMaker({ db, hash: await argon2Hasher(), now: () => new Date() })()
    await close()
    return { email, password }
  }

  /** A member who reads and writes again and again; every answer that is not 200 is a failure. */
  async function aMemberOf({ url }: SpawnedServer, logIn: { email: string; password: string }) {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    const ask = (path: string, body?: unknown) =>
      fetch(url + path, {
        headers,
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
    const { accessToken } = (await (await ask('/member/login', logIn)).json()) as {
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
        await setTimeout(PAUSE_MS)
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

  it('changes the tables without failing a request of the old, which can be started again, and ends with the name of a migration that fails', async () => {
    const logIn = await aDatabase()
    const changes = {
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
    }
    const release = await laterRelease(changes)
    const old = await spawnServer(env)
    const member = await aMemberOf(old, logIn)
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

    const another = await aMemberOf(fresh, logIn)
    await Promise.all([member.isServed(), another.isServed()])
    const back = await aMemberOf(await spawnServer(env), logIn)
    await back.isServed()

    const failing = await laterRelease({
      ...changes,
      '9004_folders': ['create unique index concurrently one_name on track_folders (name)'],
    })
    const ended = await spawnToEnd(env, [], failing)
    expect(ended.code).toBe(1)
    expect(ended.said).toMatch(
      /\nThe migration 9004_folders failed: could not create unique index "one_name"\.\n$/,
    )
    await Promise.all([member.isServed(), another.isServed(), back.isServed()])
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
})
