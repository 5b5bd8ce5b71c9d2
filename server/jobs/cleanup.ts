import { sql, type SQL } from 'drizzle-orm'
import { ANSWER_KEPT_SECONDS, CASE_KEPT_DAYS, MODERATION_KEPT_DAYS } from '#contract/limits.ts'
import { WINDOW_MS } from '#server/http/limits/limits.policy.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'

/** Small enough that neither PGlite's event loop nor a lock is held for long. */
const ROWS_AT_A_TIME = 500
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes rows without effect: expired codes, proofs and refresh tokens, families without a token, push
 * subscriptions of ended sessions, counters of past hours, answers kept for a repeated request (W14). Also
 * cases decided `CASE_KEPT_DAYS` ago, with their reports, evidence and REPORT notifications
 * (docs/product/safety.md "Reports"), and what moderators did `MODERATION_KEPT_DAYS` ago. Any node may run it
 * at any time, also concurrently: a row that another node is deleting is skipped.
 */
export async function cleanUp({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now().toISOString()
  const hourAgo = new Date(now().getTime() - WINDOW_MS).toISOString()
  const keptSince = new Date(now().getTime() - ANSWER_KEPT_SECONDS * 1000).toISOString()
  const decidedSince = new Date(now().getTime() - CASE_KEPT_DAYS * DAY_MS).toISOString()
  const moderatedSince = new Date(now().getTime() - MODERATION_KEPT_DAYS * DAY_MS).toISOString()
  return (
    (await deleteAll(db, 'email_codes', 'email', sql`expires_at <= ${at}`)) +
    (await deleteAll(db, 'verified_emails', 'email', sql`expires_at <= ${at}`)) +
    (await deleteAll(db, 'password_resets', 'email', sql`expires_at <= ${at}`)) +
    (await deleteAll(db, 'refresh_tokens', 'id', sql`expires_at <= ${at}`)) +
    (await deleteAll(db, 'refresh_families', 'id', withoutTokens)) +
    (await deleteAll(db, 'push_subscriptions', 'id', ofEndedSession)) +
    (await deleteAll(db, 'rate_counters', 'key', sql`window_started_at <= ${hourAgo}`)) +
    (await deleteAll(db, 'kept_answers', 'id', sql`created_at <= ${keptSince}`)) +
    (await deleteAll(db, 'cases', 'id', sql`closed_at <= ${decidedSince}`)) +
    (await deleteAll(db, 'moderation_actions', 'id', sql`created_at <= ${moderatedSince}`))
  )
}

/** They get no pushes any more; also those of suspended and withdrawn members, whose sessions have ended. */
const ofEndedSession = sql`exists (
  select from refresh_families where id = push_subscriptions.session_id and revoked_at is not null)`

/** A family and its first token are committed together, so a family without tokens has lost them all. */
const withoutTokens = sql`not exists (select from refresh_tokens where family_id = refresh_families.id)`

async function deleteAll(db: Db, table: string, key: string, condition: SQL): Promise<number> {
  let deleted = 0
  for (;;) {
    const rows = await deleteSome(db, sql.identifier(table), sql.identifier(key), condition)
    deleted += rows
    if (rows < ROWS_AT_A_TIME) return deleted
  }
}

type Name = ReturnType<typeof sql.identifier>

async function deleteSome(db: Db, table: Name, key: Name, condition: SQL): Promise<number> {
  const result = await db.execute(sql`
    with gone as (
      delete from ${table} where ${key} in (
        select ${key} from ${table} where ${condition} limit ${ROWS_AT_A_TIME} for update skip locked
      ) returning 1
    ) select count(*)::int as count from gone`)
  return (result as { rows: { count: number }[] }).rows[0]!.count
}
