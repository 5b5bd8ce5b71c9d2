import { setInterval as every } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '#server/db/db.ts'

interface Watch {
  url: string
  report: (line: string) => void
  /** How often the progress of a build is reported, in ms. */
  everyMs: number
}

/**
 * Creates and drops indexes while members read and write, each statement by itself. Can be tried again after
 * any failure, and after the death of this process or of Postgres: what is done already is left alone.
 */
export async function applyConcurrently(db: Db, statements: readonly string[], watch: Watch): Promise<void> {
  for (const statement of statements) {
    const { drops, index } = readStatement(statement)
    const found = await stateOf(db, index)
    if (drops) {
      if (found !== null) await db.execute(sql.raw(statement))
    } else if (found !== 'valid') {
      if (found === 'invalid') {
        watch.report(`Dropping the unfinished index ${index}`)
        await dropIndex(db, index)
      }
      await build(db, index, statement, watch)
    }
  }
}

const NAMED =
  /\b(?<verb>create|drop)\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?(?<index>"(?:[^"]|"")+"|\w+)/i

/** `index` is spelled as in the statement, with its quotes. */
function readStatement(statement: string): { drops: boolean; index: string } {
  const { verb, index } = NAMED.exec(statement)?.groups ?? {}
  if (verb === undefined || index === undefined) throw new Error(`The index has no name: ${statement}`)
  return { drops: verb.toLowerCase() === 'drop', index }
}

/** An index whose build was interrupted stays invalid: nobody reads it, and every writer maintains it. */
async function stateOf(db: Db, index: string): Promise<'valid' | 'invalid' | null> {
  const { rows } = (await db.execute(
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`,
  )) as { rows: { valid: boolean }[] }
  const [row] = rows
  if (row === undefined) return null
  return row.valid ? 'valid' : 'invalid'
}

const dropIndex = (db: Db, index: string) => db.execute(sql.raw(`drop index concurrently if exists ${index}`))

async function build(db: Db, index: string, statement: string, watch: Watch): Promise<void> {
  watch.report(`Building the index ${index}, without holding up readers or writers`)
  const since = performance.now()
  const stop = await watchProgress(db, index, watch)
  try {
    await db.execute(sql.raw(statement))
  } catch (error) {
    // Also when it is not tried again: an unfinished unique index refuses writers.
    if ((await stateOf(db, index)) === 'invalid') await dropIndex(db, index)
    throw error
  } finally {
    await stop()
  }
  watch.report(`Built the index ${index} in ${((performance.now() - since) / 1_000).toFixed(1)} s`)
}

/** Reports how far the build is, and for whom it waits, over another connection. Returns what ends that. */
async function watchProgress(
  db: Db,
  index: string,
  { url, report, everyMs }: Watch,
): Promise<() => Promise<void>> {
  const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] }
  const { pid } = rows[0]!
  const stopping = new AbortController()
  const watching = (async () => {
    for await (const _turn of every(everyMs, undefined, { signal: stopping.signal })) {
      const progress = await progressOf(url, pid)
      if (progress !== null) report(`Building the index ${index}: ${progress}`)
    }
  })().catch(() => {}) // stopped, or without a connection: the build goes on unreported
  return () => {
    stopping.abort()
    return watching
  }
}

const ANSWER_WITHIN_MS = 5_000

async function progressOf(url: string, pid: number): Promise<string | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  client.on('error', () => {}) // the query fails with it
  await client.connect()
  try {
    const { rows } = await client.query<{ phase: string; waits_for: number | null; percent: number | null }>(
      `select phase, nullif(current_locker_pid, 0)::int as waits_for,
         case when blocks_total > 0 then (100 * blocks_done / blocks_total)::int
              when tuples_total > 0 then (100 * tuples_done / tuples_total)::int end as percent
       from pg_stat_progress_create_index where pid = $1`,
      [pid],
    )
    const [row] = rows
    if (row === undefined) return null
    if (row.waits_for !== null) return `${row.phase}, that of process ${row.waits_for}`
    return row.percent === null ? row.phase : `${row.phase}, ${row.percent} %`
  } finally {
    await client.end()
  }
}
