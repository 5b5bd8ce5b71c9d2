/**
 * Making the data of a member with 20,000 saved tracks, half of them in a folder, and 20,000 messages of a
 * hundred characters: seconds, bytes, and how much memory it takes at the most.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { localArchives } from '#server/adapters/archives/localArchives.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { openDb } from '#server/adapters/db/connect.ts'
import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { makeExports } from '#server/modules/auth/export/making.service.ts'
import { createLog } from '#server/start/log.ts'
import { onEachStore } from './stores.ts'
import { printFigures, type Figure } from './table.ts'

const EACH = 20_000
const RUNS = 3
const MB = 1024 * 1024

async function fill(db: Db): Promise<void> {
  await db.execute(sql`
    insert into members (id, email, nickname, nickname_key, password_hash, gender, age, created_at)
    values (1, 'big@example.com', 'big', 'big', 'x', 'OTHER', 30, now())`)
  await db.execute(
    sql`insert into rooms (id, kind, name, created_at) values (1, 'GROUP', '주말 합주', now())`,
  )
  await db.execute(sql`insert into participants (room_id, member_id, joined_at) values (1, 1, now())`)
  await db.execute(sql`
    insert into messages (room_id, sender_id, content, talk_number, created_at)
    select 1, 1, repeat('합주 ', 33) || n, n, now() from generate_series(1, ${EACH}::int) n`)
  await db.execute(sql`
    insert into tracks (id, spotify_id, title, artist, created_at, updated_at)
    select n, 't' || n, '곡 ' || n, '아티스트 ' || n % 500, now(), now() from generate_series(1, ${EACH}::int) n`)
  await db.execute(sql`
    insert into saved_tracks (member_id, track_id, saved_at)
    select 1, n, now() + n * interval '1 second' from generate_series(1, ${EACH}::int) n`)
  await db.execute(sql`
    insert into track_folders (id, member_id, name, colour, created_at) values (1, 1, '연습', 'RED', now())`)
  await db.execute(sql`
    insert into track_folder_entries (member_id, folder_id, track_id, added_at)
    select 1, 1, n, now() from generate_series(1, ${EACH / 2}::int) n`)
  await db.execute(sql`analyze`)
}

/** The part of `Deps` that making an export uses. */
const depsOn = (db: Db, folder: string) =>
  ({
    db,
    now: () => new Date(),
    archives: localArchives(folder),
    files: memoryFiles(),
    bus: inProcessBus(),
    log: createLog('silent'),
  }) as unknown as Deps

/** Makes one; resolves with the seconds, the bytes, and the most memory above the start in MB. */
async function once(deps: Deps, folder: string) {
  await deps.db.execute(sql`delete from data_exports`)
  await deps.db.execute(sql`insert into data_exports (member_id, requested_at) values (1, now())`)
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  const since = performance.now()
  const made = await makeExports(deps)
  const seconds = (performance.now() - since) / 1_000
  clearInterval(watch)
  if (made !== 1) throw new Error('no export was made')
  const { rows } = (await deps.db.execute(sql`select path from data_exports`)) as { rows: { path: string }[] }
  const { size } = await stat(join(folder, rows[0]!.path.replace('/exports/', '')))
  return { seconds, bytes: size, grownMb: (most - before) / MB }
}

const figures: Figure[] = []
await onEachStore(async ({ name, place, dataDir }) => {
  const { db, close } = await openDb(place)
  await fill(db)
  const folder = join(dataDir, 'exports')
  const deps = depsOn(db, folder)
  await once(deps, folder) // the first compiles, and opens what stays open
  const runs: Awaited<ReturnType<typeof once>>[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await sleep(200)
    runs.push(await once(deps, folder))
  }
  const what = `${name}: 20,000 tracks and 20,000 messages`
  figures.push(
    {
      id: 'DX',
      what,
      runs: runs.map(({ seconds }) => seconds),
      unit: 's',
      must: '≤ 30',
      keeps: (s) => s <= 30,
    },
    {
      id: 'DX',
      what: `${name}: size of the file`,
      runs: runs.map(({ bytes }) => bytes / MB),
      unit: 'MB',
      must: '',
      keeps: () => true,
    },
    {
      id: 'DX',
      what: `${name}: memory above the start`,
      runs: runs.map(({ grownMb }) => grownMb),
      unit: 'MB',
      must: '≤ 100',
      keeps: (mb) => mb <= 100,
    },
  )
  await close()
})
printFigures('The data of a member with much of it', figures)
