import { sql } from 'drizzle-orm'
import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { areFilesOurs } from '#server/files/fileOwner.ts'
import { HOUSEKEEPING } from '#server/jobs/jobs.ts'
import type { Figure } from './table.ts'

/** What has piled up since the last run, of each kind. */
const BACKLOG = 5_000
const FILES = 3_000
/** The `statement_timeout` of the connection of the jobs. */
const MUST_SECONDS = 120

/**
 * Runs the housekeeping on a backlog: the longest statement of each job, as Postgres has timed it, and the whole
 * job.
 */
export async function jobFigures(deps: Deps, jobsDb: Db): Promise<Figure[]> {
  await insertBacklog(jobsDb)
  const files = memoryFiles(() => new Date(Date.now() - 2 * 86_400_000))
  const withFiles = { ...deps, db: jobsDb, files }
  await areFilesOurs(withFiles)
  for (let n = 0; n < FILES; n += 1) await files.put({ bytes: new Uint8Array([1]), mime: 'image/webp' })
  await jobsDb.execute(sql`create extension if not exists pg_stat_statements`)
  const figures: Figure[] = []
  for (const { name, run } of HOUSEKEEPING) {
    await jobsDb.execute(sql`select pg_stat_statements_reset()`)
    const since = performance.now()
    const rows = await run(withFiles, new AbortController().signal)
    const seconds = (performance.now() - since) / 1000
    const { rows: longest } = (await jobsDb.execute(sql`
      select max_exec_time / 1000 as seconds, left(regexp_replace(query, '\\s+', ' ', 'g'), 60) as query
      from pg_stat_statements where query not like '%pg_stat_statements%' order by max_exec_time desc limit 1`)) as {
      rows: { seconds: number; query: string }[]
    }
    const figure = (what: string, value: number) => ({
      id: 'jobs',
      what: `${name}: ${what}`,
      runs: [value],
      unit: 's',
    })
    figures.push(
      { ...figure(`all, ${rows} rows`, seconds), must: '-', keeps: () => true },
      {
        ...figure(`longest statement (${longest[0]?.query})`, longest[0]?.seconds ?? 0),
        must: `< ${MUST_SECONDS}`,
        keeps: (value) => value < MUST_SECONDS,
      },
    )
  }
  return figures
}

async function insertBacklog(db: Db): Promise<void> {
  const rows = sql`generate_series(1, ${BACKLOG}::int) n`
  const past = sql`now() - interval '2 days'`
  await db.execute(
    sql`insert into email_codes select 'old' || n || '@example.com', 'h', ${past} from ${rows} on conflict do nothing`,
  )
  await db.execute(
    sql`insert into rate_counters select 'login:old' || n, ${past}, 1, ${past} from ${rows} on conflict do nothing`,
  )
  await db.execute(sql`
    insert into kept_answers (member_id, key, call_id, body_hash, status, answer, created_at)
    select n, gen_random_uuid(), 'CH2', 'h', 200, '{}', ${past} from ${rows}`)
  await db.execute(sql`
    update refresh_tokens set expires_at = ${past} where id in (select id from refresh_tokens where expires_at > now() limit ${BACKLOG}::int)`)
  await db.execute(sql`
    update refresh_families set revoked_at = now(), revoked_by = 'logout'
    where id in (select session_id from push_subscriptions order by id limit ${BACKLOG}::int)`)
  await db.execute(sql`
    update bands set auto_close = true, ends_at = ${past}
    where id in (select id from bands where status = 'RECRUITING' order by id limit ${BACKLOG / 10}::int)`)
  await db.execute(sql`
    insert into attachments (room_id, member_id, kind, path, mime, bytes, created_at)
    select 4, 1, 'AUDIO', '/room-files/' || gen_random_uuid(), 'audio/mp4', 1, ${past} from ${rows} where n <= ${BACKLOG / 10}::int`)
  await db.execute(sql`
    update members set state = 'INACTIVE', withdrawn_on = current_date - 30
    where id in (select max(id) - n from members, generate_series(0, 4) n group by n) and state = 'ACTIVE'`)
}
