/**
 * How long a write waits while a migration changes the table that it writes to: 10^7 messages (`--rows=1000000`
 * for a quick try) on a durable Postgres, 200 inserts a second. First an index is built concurrently, then a
 * column is added while a transaction that has read messages stays open for three seconds.
 *
 * The disk and the cores are shared with the build, so what the writes wait for is looked up meanwhile. A write's
 * time runs from the moment when it was due, so writes that queue behind a slow one count too.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDb } from '#server/adapters/db/connect.ts'
import { migratePostgres } from '#server/adapters/db/migratePostgres.ts'
import { migrationsAnd } from '#server/testing/migrationsFolder.ts'
import { onEachStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000000' } } })
const ROWS = Number(values.rows)
const WRITES_PER_SECOND = 200
const WRITERS = 20
const BEFORE_MS = 10_000
const READ_MS = 3_000
const MUST_MS = 1_000

const [ROOMS, MEMBERS] = [1_000, 5_000]
/** One statement of a whole fill would keep its rows in one transaction for minutes. */
const FILL_ROWS = 500_000

const INDEX = 'create index concurrently "messages_sender_at" on "messages" ("sender_id", "created_at")'
const COLUMN = 'alter table messages add column mood text'

const WRITE = `insert into messages (room_id, sender_id, content, talk_number, client_message_id, created_at)
  values (1 + $1::bigint % ${ROOMS}, 1 + $1::bigint % ${MEMBERS}, '오늘 저녁에 합주실에서 만나요', 1, gen_random_uuid(), now())`

async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    insert into members (email, nickname, nickname_key, password_hash, gender, age, created_at)
    select n || '@example.com', 'm' || n, 'm' || n, 'x', 'OTHER', 30, now() from generate_series(1, ${MEMBERS}) n`)
  await client.query(
    `insert into rooms (kind, name, created_at) select 'GROUP', '합주 ' || n, now() from generate_series(1, ${ROOMS}) n`,
  )
  // The rows refer to what is there, and an index is built faster than it is kept up to date.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'messages'::regclass and not indisprimary`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (let from = 1; from <= ROWS; from += FILL_ROWS)
    await client.query(
      `insert into messages (room_id, sender_id, content, talk_number, client_message_id, created_at)
       select 1 + n % ${ROOMS}, 1 + (hashint8(n) & 4095), '오늘 저녁에 합주실에서 만나요 ' || md5(n::text), n / ${ROOMS},
         gen_random_uuid(), now() - (${ROWS} - n) * interval '3 seconds'
       from generate_series(${from}::bigint, ${Math.min(ROWS, from + FILL_ROWS - 1)}) n`,
    )
  for (const { definition } of indexes) await client.query(definition)
  await client.query('reset session_replication_role; reset maintenance_work_mem')
  await client.query('analyze messages')
  await client.query('checkpoint')
}

/** Writes at a steady rate until `stop`; `taken` returns the times, in ms, since it was last called. */
function steadyWrites(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: WRITERS })
  let [times, isOver, sent] = [[] as number[], false, 0]
  const pending = new Set<Promise<void>>()
  const started = performance.now()
  const running = (async () => {
    while (!isOver) {
      const due = started + (sent * 1_000) / WRITES_PER_SECOND
      sent += 1
      if (due > performance.now()) await pause(due - performance.now())
      const write: Promise<void> = pool.query(WRITE, [sent]).then(() => {
        times.push(performance.now() - due)
        pending.delete(write)
      })
      pending.add(write)
    }
  })()
  return {
    /** Waits for the writes that are due already. */
    async taken(): Promise<number[]> {
      await Promise.all(pending)
      const before = times
      times = []
      return before
    },
    async stop(): Promise<void> {
      isOver = true
      await running
      await Promise.all(pending)
      await pool.end()
    },
  }
}

const LOOK_EVERY_MS = 50

/** Looks what the writes wait for, until `stop`, which returns how many looks found one that waits for each. */
async function watchWaits(url: string): Promise<() => Promise<Record<string, number>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found: Record<string, number> = {}
  let isOver = false
  const watching = (async () => {
    for (; !isOver; await pause(LOOK_EVERY_MS)) {
      const { rows } = await client.query<{ kind: string }>(
        `select distinct coalesce(wait_event_type || ' ' || wait_event, 'nothing') as kind from pg_stat_activity
         where query like 'insert into messages%' and state = 'active'`,
      )
      for (const { kind } of rows) found[kind] = (found[kind] ?? 0) + 1
    }
  })()
  return async () => {
    isOver = true
    await watching
    await client.end()
    return found
  }
}

/** Writers also wait for each other: for room at the end of the table. */
const ofBuild = (kind: string) => kind.startsWith('Lock ') && kind !== 'Lock extend'

/** Applies one more migration; returns the seconds that it took. */
async function migrate(url: string, migrations: Record<string, string[]>): Promise<number> {
  const folder = migrationsAnd(migrations)
  const since = performance.now()
  try {
    await migratePostgres(url, (line) => process.stdout.write(`  ${line}\n`), {
      migrationsFolder: folder.path,
    })
  } finally {
    folder.remove()
  }
  return (performance.now() - since) / 1_000
}

const figures: Figure[] = []
const seconds = (what: string, value: number): Figure => ({
  id: 'S16',
  what,
  runs: [value],
  unit: 's',
  must: '',
  keeps: () => true,
})
const waits = (during: string, times: readonly number[], maxMs = Infinity): Figure[] =>
  [
    { name: 'p50', value: quantile(times, 0.5), max: Infinity },
    { name: 'p99', value: quantile(times, 0.99), max: Infinity },
    { name: 'longest', value: Math.max(...times), max: maxMs },
  ].map(({ name, value, max }) => ({
    id: 'S16',
    what: `a write ${during}, ${name} of ${times.length}`,
    runs: [value],
    unit: 'ms',
    must: max === Infinity ? '' : `< ${max}`,
    keeps: (ms) => ms < max,
  }))

await onEachStore(
  async ({ place, env }) => {
    await (await openDb(place)).close()
    const url = env.DATABASE_URL!
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const since = performance.now()
    await fill(client)
    process.stdout.write(
      `  ${ROWS} messages filled in ${((performance.now() - since) / 1_000).toFixed(0)} s\n`,
    )

    const writes = steadyWrites(url)
    await pause(BEFORE_MS)
    const before = await writes.taken()
    const stopWatching = await watchWaits(url)
    const builtIn = await migrate(url, { '9000_index': [INDEX] })
    const whileBuilding = await writes.taken()
    const found = await stopWatching()
    process.stdout.write(`  writes were seen waiting for: ${JSON.stringify(found)}\n`)
    await client.query('begin isolation level repeatable read; select from messages limit 1')
    const reading = pause(READ_MS).then(() => client.query('commit'))
    const addedIn = await migrate(url, { '9000_index': [INDEX], '9001_column': [COLUMN] })
    const whileAdding = await writes.taken()
    await reading
    await writes.stop()
    await client.end()
    figures.push(
      ...waits('without a migration', before),
      seconds('the index is built, writes going on', builtIn),
      ...waits('while the index is built', whileBuilding, MUST_MS),
      {
        id: 'S16',
        what: 'looks that found a write waiting for a lock meanwhile',
        runs: [Object.entries(found).reduce((sum, [kind, looks]) => sum + (ofBuild(kind) ? looks : 0), 0)],
        unit: '',
        must: '0',
        keeps: (looks) => looks === 0,
      },
      seconds(`a column is added, messages being read for ${READ_MS / 1_000} s`, addedIn),
      ...waits('while the column is added', whileAdding, MUST_MS),
    )
  },
  ['Postgres'],
)
printFigures(`Migrations of ${ROWS} messages, ${WRITES_PER_SECOND} writes a second`, figures)
