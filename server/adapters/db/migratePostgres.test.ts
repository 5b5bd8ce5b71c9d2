import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isStoreOutOfReach } from '#server/db/failures.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import { migratedDatabase } from '#server/testing/emptyStore.ts'
import { migrationsAnd } from '#server/testing/migrationsFolder.ts'
import { testPostgres } from '#server/testing/store.ts'
import { migratePostgres, type Patience } from './migratePostgres.ts'

const ADD_COLUMN = 'alter table members add column motto text'
const ADD_INDEX = 'create index concurrently "members_age" on "members" ("age")'
const A_MEMBER = `insert into members (email, nickname, nickname_key, password_hash, gender, age, created_at)
  values (gen_random_uuid() || '@example.com', 'mina', gen_random_uuid()::text, 'x', 'OTHER', 23, now())`

// PGlite has one connection, so nobody waits for anybody.
describe.runIf(testPostgres)('a store that others use', () => {
  let url: string
  let said: string[]
  const open: pg.Client[] = []
  const folders: ReturnType<typeof migrationsAnd>[] = []

  beforeEach(async () => {
    url = await migratedDatabase()
    said = []
  })
  afterEach(async () => {
    for (const client of open.splice(0)) await client.end()
    for (const folder of folders.splice(0)) folder.remove()
  })

  async function connected(name?: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: name })
    await client.connect()
    open.push(client)
    return client
  }

  function folderWith(more: Record<string, readonly string[]>): string {
    const folder = migrationsAnd(more)
    folders.push(folder)
    return folder.path
  }

  /** Migrates as a starting node does. Without `pause` the tries follow each other at once. */
  const migrate = (migrationsFolder: string, patience: Partial<Patience> = {}, report = said) =>
    migratePostgres(url, (line) => report.push(line), {
      migrationsFolder,
      lockWithinMs: 100,
      pause: async () => {},
      ...patience,
    })

  /** A transaction that has read members and stays open. */
  async function aReader(name = 'a reader'): Promise<{ pid: number; leave: () => Promise<unknown> }> {
    const client = await connected(name)
    await client.query('begin isolation level repeatable read')
    const { rows } = await client.query<{ pid: number }>(
      'select pg_backend_pid() as pid from (select count(*) from members) m',
    )
    return { pid: rows[0]!.pid, leave: () => client.query('commit') }
  }

  const asked = async <Row extends pg.QueryResultRow>(text: string, client?: pg.Client): Promise<Row[]> =>
    (await (client ?? (await connected())).query<Row>(text)).rows

  const columns = async () =>
    (
      await asked<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = 'members'::regclass and attname in ('motto', 'song')`,
      )
    ).map(({ name }) => name)

  const indexes = () =>
    asked<{ name: string; valid: boolean; oid: number }>(
      `select relname as name, indisvalid as valid, oid::int from pg_index join pg_class on oid = indexrelid
       where relname in ('members_age', 'members_once')`,
    )

  /** How many migrations the store has. */
  const recorded = async () =>
    Number((await asked<{ count: string }>('select count(*) from drizzle.__drizzle_migrations'))[0]!.count)

  /** Resolves when the statement that creates an index waits for others to end. */
  async function untilTheBuildWaits(client: pg.Client, forMs = 0): Promise<number> {
    const builder = `select pid from pg_stat_activity where query ilike 'create % concurrently %'
      and wait_event_type = 'Lock' and datname = current_database()
      and clock_timestamp() - query_start > interval '${forMs} ms'`
    return vi.waitUntil(async () => (await asked<{ pid: number }>(builder, client))[0]?.pid, 15_000)
  }

  describe('a migration that needs a table for itself', () => {
    it('lets the members pass that queue behind it, and is tried again until the table is free', async () => {
      const folder = folderWith({ '9000_motto': [ADD_COLUMN] })
      const [reader, writer, observer] = [await aReader(), await connected(), await connected()]
      let [written, isOver] = [0, false]
      const writing = (async () => {
        while (!isOver) {
          await writer.query(A_MEMBER)
          written += 1
        }
      })()
      const queued = `select from pg_stat_activity where query like 'insert into members%'
        and wait_event_type = 'Lock' and datname = current_database()`
      let writtenWhenQueued = Infinity
      const seen = vi
        .waitUntil(async () => (await asked(queued, observer)).length > 0, 15_000)
        .then(() => {
          writtenWhenQueued = written
        })
      const pauses: number[] = []
      await migrate(folder, {
        pausesMs: Array.from({ length: 100 }, (_, nth) => nth + 1),
        async pause(ms) {
          pauses.push(ms)
          // one that has queued was served, although the reader is still there
          if (written > writtenWhenQueued) await reader.leave()
        },
      })
      isOver = true
      await Promise.all([seen, writing])
      expect(pauses).toEqual(pauses.map((_, nth) => nth + 1))
      expect(await columns()).toEqual(['motto'])
      const oldest = `The oldest transaction is that of process ${reader.pid} (a reader), N s old.`
      expect(said.map((line) => line.replace(/\d+ s old/, 'N s old'))).toEqual([
        'Updating the tables: 1 migration to apply',
        ...pauses.map(
          (ms) =>
            `The migration 9000_motto does not get a lock that others hold. ${oldest} Try ${ms} of 101; the next in ${ms / 1_000} s`,
        ),
      ])
    })

    it('is given up in the end, by name and with who is in its way, and leaves nothing of it behind', async () => {
      const folder = folderWith({
        '9000_songs': ['create table songs (id bigint primary key)'],
        '9001_motto': ['alter table songs add column title text', ADD_COLUMN],
      })
      const before = await recorded()
      const reader = await aReader()
      const givenUp = await migrate(folder, { pausesMs: [1, 1] }).catch((error: unknown) => error)
      expect(givenUp).toBeInstanceOf(StartRefused)
      expect(String(givenUp)).toContain(
        `The migration 9001_motto is given up after 3 tries: it does not get a lock that others hold. The oldest transaction is that of process ${reader.pid} (a reader), `,
      )
      expect([await recorded(), await columns()]).toEqual([before + 1, []])
      expect(
        await asked(`select from pg_attribute where attrelid = 'songs'::regclass and attname = 'title'`),
      ).toEqual([])
      await reader.leave()
      await migrate(folder)
      expect([await recorded(), await columns()]).toEqual([before + 2, ['motto']])
    })

    it('ends the start by name when Postgres refuses it', async () => {
      const refused = migrate(folderWith({ '9000_age': ['alter table members add column age text'] }))
      await expect(refused).rejects.toThrow(
        new StartRefused('The migration 9000_age failed: column "age" of relation "members" already exists.'),
      )
    })
  })

  describe('an index that is built concurrently', () => {
    it('is built by one of two nodes that start together, while members write and the other waits', async () => {
      const folder = folderWith({ '9000_index': [ADD_INDEX] })
      const [reader, writer] = [await aReader(), await connected()]
      const before = await recorded()
      const first = migrate(folder, { lockWithinMs: 1 })
      await untilTheBuildWaits(writer)
      const [others, asks]: [string[], number[]] = [[], []]
      const second = migrate(
        folder,
        {
          askAgainMs: 250,
          async pause(ms) {
            asks.push(ms)
            await writer.query(A_MEMBER)
            // the build waits for no statement of the second
            if (asks.length === 3) await reader.leave()
          },
        },
        others,
      )
      await Promise.all([first, second])
      expect(asks.slice(0, 3)).toEqual([250, 250, 250])
      expect(await recorded()).toBe(before + 1)
      expect(await indexes()).toEqual([{ name: 'members_age', valid: true, oid: expect.any(Number) }])
      expect(said).toEqual([
        'Updating the tables: 1 migration to apply',
        'Building the index "members_age", without holding up readers or writers',
        expect.stringMatching(/^Built the index "members_age" in \d+\.\d s$/),
      ])
      expect(others).toEqual(['Waiting for another node, which updates the tables'])
    })

    it('may take longer than the store lets statements take, and says for whom it waits', async () => {
      const observer = await connected()
      await observer.query(
        `do $$ begin execute format('alter database %I set statement_timeout = 100', current_database()); end $$`,
      )
      const reader = await aReader()
      const migrated = migrate(folderWith({ '9000_index': [ADD_INDEX] }), {
        lockWithinMs: 1,
        progressEveryMs: 20,
      })
      await untilTheBuildWaits(observer, 400)
      const waits = `Building the index "members_age": waiting for old snapshots, that of process ${reader.pid}`
      await vi.waitUntil(() => said.includes(waits), 15_000)
      await reader.leave()
      await migrated
      expect(await indexes()).toMatchObject([{ name: 'members_age', valid: true }])
    })

    it('is dropped and built again when the build was interrupted', async () => {
      const folder = folderWith({ '9000_index': [ADD_INDEX] })
      const [reader, observer] = [await aReader(), await connected()]
      const interrupted = migrate(folder).catch((error: unknown) => error)
      await observer.query('select pg_terminate_backend($1)', [await untilTheBuildWaits(observer)])
      expect(isStoreOutOfReach(await interrupted)).toBe(true)
      expect(await indexes()).toMatchObject([{ name: 'members_age', valid: false }])
      await reader.leave()
      said.length = 0
      await migrate(folder)
      expect(said).toContain('Dropping the unfinished index "members_age"')
      expect(await indexes()).toMatchObject([{ name: 'members_age', valid: true }])
    })

    it('is kept when it was complete and only its record is missing', async () => {
      const [observer] = [await connected()]
      await observer.query(ADD_INDEX)
      const before = await indexes()
      await migrate(folderWith({ '9000_index': [ADD_INDEX] }))
      expect(await indexes()).toEqual(before)
      expect(said).toEqual(['Updating the tables: 1 migration to apply'])
    })

    it('leaves no half of it behind when rows refuse it, and ends the start by name', async () => {
      const observer = await connected()
      for (let n = 0; n < 2; n += 1) await observer.query(A_MEMBER)
      const folder = folderWith({
        '9000_index': [ADD_INDEX, 'create unique index concurrently members_once on members (nickname)'],
      })
      const before = await recorded()
      await expect(migrate(folder)).rejects.toThrow(
        new StartRefused('The migration 9000_index failed: could not create unique index "members_once".'),
      )
      expect(await indexes()).toMatchObject([{ name: 'members_age', valid: true }])
      await observer.query('delete from members')
      said.length = 0
      await migrate(folder)
      expect(said).not.toContainEqual(expect.stringContaining('members_age'))
      expect((await indexes()).map(({ valid }) => valid)).toEqual([true, true])
      expect(await recorded()).toBe(before + 1)
    })

    it('can be dropped in the same way, also when it is gone already', async () => {
      const drop = 'drop index concurrently "members_age"'
      await migrate(folderWith({ '9000_index': [ADD_INDEX], '9001_no_index': [drop] }))
      expect(await indexes()).toEqual([])
      await migrate(folderWith({ '9000_index': [], '9001_no_index': [], '9002_no_index': [drop] }))
      expect(await indexes()).toEqual([])
    })
  })

  it('keeps migrations that came before one that failed', async () => {
    const before = await recorded()
    const folder = folderWith({ '9000_motto': [ADD_COLUMN], '9001_wrong': ['select 1 / 0'] })
    await expect(migrate(folder)).rejects.toThrow('The migration 9001_wrong failed: division by zero.')
    expect([await recorded(), await columns()]).toEqual([before + 1, ['motto']])
  })
})
