import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { quantile, type Figure } from './table.ts'

const PARTS = 16
const RUNS = 5
const READS = 200
const INSERTS = 2_000
const ROWS_OF_AN_INSERT = 10
const PAGE = 51

type Table = ReturnType<typeof sql.identifier>

/**
 * `messages` as it is beside a copy that is partitioned by room, with the same rows and indexes: a copy of 10^7 rows
 * takes some minutes and 3 GB. Unique indexes of the copy contain the room, as those of partitioned tables must.
 */
export async function partitionFigures(db: Db): Promise<Figure[]> {
  await copyMessages(db)
  const figures: Figure[] = []
  for (const [name, tableName] of [
    ['one table', 'messages'],
    [`${PARTS} parts`, 'messages_parted'],
  ] as const) {
    const table = sql.identifier(tableName)
    const figure = (what: string, unit: string, runs: number[]): Figure => ({
      id: 'parts',
      what: `${name}: ${what}`,
      runs,
      unit,
      must: '-',
      keeps: () => true,
    })
    const p95 = (work: (turn: number) => Promise<unknown>) =>
      ofRuns(async (run) => {
        const times: number[] = []
        for (let turn = 0; turn < READS; turn += 1) times.push(await msOf(() => work(run * READS + turn)))
        return quantile(times, 0.95)
      })
    figures.push(
      figure(
        'rows stored a second, by one connection',
        '/s',
        await ofRuns((run) => insertsPerSecond(db, table, run)),
      ),
      figure('newest page of any room, p95', 'ms', await p95((turn) => readPage(db, table, turn))),
      figure('newest message of a sender, p95', 'ms', await p95((turn) => readOfSender(db, table, turn))),
      figure('message of a file, p95', 'ms', await p95((turn) => readOfFile(db, table, turn))),
      figure('one message by its id, p95', 'ms', await p95((turn) => readById(db, table, turn))),
      figure('indexes', 'MB', [await indexMb(db, tableName)]),
      figure('vacuum after a change of each 1,000th row', 's', [await vacuumSeconds(db, table)]),
    )
  }
  await db.execute(sql`drop table messages_parted`)
  return figures
}

async function copyMessages(db: Db): Promise<void> {
  await db.execute(sql`drop table if exists messages_parted`)
  await db.execute(
    sql`create table messages_parted (like messages including defaults including constraints) partition by hash (room_id)`,
  )
  // the ids of both come from one sequence
  await db.execute(sql`alter table messages_parted alter id set default nextval('messages_id_seq')`)
  for (let part = 0; part < PARTS; part += 1)
    await db.execute(
      sql.raw(
        `create table messages_part_${part} partition of messages_parted for values with (modulus ${PARTS}, remainder ${part})`,
      ),
    )
  await db.execute(sql`insert into messages_parted select * from messages order by id`)
  for (const index of ['primary key (id, room_id)', 'unique (sender_id, client_message_id, room_id)'])
    await db.execute(sql.raw(`alter table messages_parted add ${index}`))
  for (const index of [
    'index on messages_parted (room_id, id desc nulls last)',
    'index on messages_parted (room_id, created_at)',
    'unique index on messages_parted (attachment_id, room_id) where attachment_id is not null',
  ])
    await db.execute(sql.raw(`create ${index}`))
  await db.execute(sql`vacuum analyze messages_parted`)
  await db.execute(sql`vacuum analyze messages`)
}

async function ofRuns(work: (run: number) => Promise<number>): Promise<number[]> {
  await work(RUNS)
  const runs: number[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await work(run))
  return runs
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** Spread over all rooms, and the same for both tables. */
const roomOf = (turn: number) => 1 + ((turn * 7_919 + 13) % 900_000)

/** As the sends of several rooms are stored together; taken back at the end, so that both tables stay alike. */
async function insertsPerSecond(db: Db, table: Table, run: number): Promise<number> {
  let seconds = Number.NaN
  const takenBack = new Error('taken back')
  await db
    .transaction(async (tx) => {
      const since = performance.now()
      for (let n = 0; n < INSERTS / ROWS_OF_AN_INSERT; n += 1)
        await tx.execute(sql`
          insert into ${table} (room_id, sender_id, content, talk_number, client_message_id, created_at)
          select 1 + ((${run * INSERTS + n}::bigint * ${ROWS_OF_AN_INSERT}::int + k) * 7919) % 900000, 1 + k, '4시 어때요? 연습실은 제가 예약할게요', 1, gen_random_uuid(), now()
          from generate_series(1, ${ROWS_OF_AN_INSERT}::int) k`)
      seconds = (performance.now() - since) / 1000
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  return INSERTS / seconds
}

const readPage = (db: Db, table: Table, turn: number) =>
  db.execute(
    sql`select * from ${table} where room_id = ${roomOf(turn)} order by id desc nulls last limit ${PAGE}`,
  )

const readOfSender = (db: Db, table: Table, turn: number) =>
  db.execute(sql`select id from ${table} where sender_id = ${roomOf(turn)} limit 1`)

const readOfFile = (db: Db, table: Table, turn: number) =>
  db.execute(sql`select id from ${table} where attachment_id = ${1 + turn}`)

const readById = (db: Db, table: Table, turn: number) =>
  db.execute(sql`select id from ${table} where id = ${1 + ((turn * 7_919) % 9_000_000)}`)

async function indexMb(db: Db, tableName: string): Promise<number> {
  const { rows } = (await db.execute(sql`
    select (pg_indexes_size(${tableName}::text::regclass) + coalesce(
      (select sum(pg_indexes_size(relid)) from pg_partition_tree(${tableName}::text::regclass) where isleaf), 0)
    )::float8 / 1048576 as mb`)) as {
    rows: { mb: number }[]
  }
  return rows[0]!.mb
}

async function vacuumSeconds(db: Db, table: Table): Promise<number> {
  await db.execute(sql`update ${table} set content = content where id % 1000 = 0`)
  return (await msOf(() => db.execute(sql`vacuum ${table}`))) / 1000
}
