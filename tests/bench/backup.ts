/**
 * Reading all rows of a PGlite with 100,000 messages for a backup, during which every other query waits:
 * seconds, bytes, memory above the start, and the longest time that the event loop stood still. Then filling
 * an empty PGlite with them.
 */
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { openDb } from '#server/adapters/db/connect.ts'
import { PGLITE_EXTENSIONS } from '#server/adapters/db/pgliteExtensions.ts'
import { streamOf } from '#server/backup/moveStore.ts'
import { loadRows, readRows } from '#server/backup/rows.ts'
import { verifySql } from '#server/backup/storeFacts.ts'
import type { Db } from '#server/db/db.ts'
import { onEachStore } from './stores.ts'
import { printFigures, type Figure } from './table.ts'

const MESSAGES = 100_000
const RUNS = 3
const MB = 1024 * 1024

async function fill(db: Db): Promise<void> {
  await db.execute(sql`
    insert into members (id, email, nickname, nickname_key, password_hash, gender, age, created_at)
    select n, n || '@example.com', 'm' || n, 'm' || n, 'x', 'OTHER', 30, now() from generate_series(1, 200) n`)
  await db.execute(sql`
    insert into rooms (id, kind, name, created_at)
    select n, 'GROUP', '합주 ' || n, now() from generate_series(1, 100) n`)
  await db.execute(sql`
    insert into messages (room_id, sender_id, content, talk_number, client_message_id, created_at)
    select 1 + n % 100, 1 + n % 200, '오늘 저녁에 합주실에서 만나요 ' || md5(n::text), n, gen_random_uuid(), now()
    from generate_series(1, ${MESSAGES}::int) n`)
}

async function read(db: Db) {
  const before = process.memoryUsage().rss
  let most = before
  const since = performance.now()
  let [last, standsMs] = [since, 0]
  const look = () => {
    most = Math.max(most, process.memoryUsage().rss)
    standsMs = Math.max(standsMs, performance.now() - last)
    last = performance.now()
  }
  const watch = setInterval(look, 1)
  const rows = await readRows(db, () => new Date())
  const seconds = (performance.now() - since) / 1_000
  look()
  clearInterval(watch)
  const bytes = rows.chunks.reduce((sum, { length }) => sum + length, 0)
  return { rows, seconds, bytes, grownMb: (most - before) / MB, standsMs }
}

async function filled({ facts, chunks }: Awaited<ReturnType<typeof readRows>>): Promise<number> {
  const client = await PGlite.create({ extensions: PGLITE_EXTENSIONS })
  const since = performance.now()
  await drizzle({ client }).transaction(async (tx) => {
    await loadRows(tx as never, streamOf(chunks))
    await tx.execute(verifySql(facts.tables))
  })
  const seconds = (performance.now() - since) / 1_000
  await client.close()
  return seconds
}

const figures: Figure[] = []
await onEachStore(
  async ({ name, place }) => {
    const { db, close } = await openDb(place)
    await fill(db)
    await read(db) // the first compiles
    const runs: Awaited<ReturnType<typeof read>>[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await read(db))
    const figure = (what: string, values: number[], unit: string, max = Infinity): Figure => ({
      id: 'BK',
      what: `${name}, 100,000 messages: ${what}`,
      runs: values,
      unit,
      must: max === Infinity ? '' : `≤ ${max}`,
      keeps: (value) => value <= max,
    })
    figures.push(
      figure(
        'all rows read',
        runs.map(({ seconds }) => seconds),
        's',
        5,
      ),
      figure(
        'event loop stands still',
        runs.map(({ standsMs }) => standsMs),
        'ms',
      ),
      figure(
        'size',
        runs.map(({ bytes }) => bytes / MB),
        'MB',
      ),
      figure(
        'memory above the start',
        runs.map(({ grownMb }) => grownMb),
        'MB',
        200,
      ),
      figure('an empty one filled and compared', [await filled(runs[0]!.rows)], 's'),
    )
    await close()
  },
  ['PGlite'],
)
printFigures('Backup of the embedded database', figures)
