import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { pushes, pushNews } from '#server/db/pushTables.ts'

export interface Claim {
  subscriptionId: number
  kind: 'ROOM' | 'BAND' | 'NOTIFICATION'
  objectId: number
  version: number
  tries: number
  expiresAt: Date
  isMentioned: boolean
  isShown: boolean
  /** The newest message that the device has been told of; null: none that the server remembers. */
  toldMessageId: number | null
  /** This node sends it as long as the row has this time. */
  leasedUntil: Date
}

/** Takes the pushes that have been due longest, and those whose node has not finished them in time. */
export async function claimPushes(db: Db, now: Date, leasedUntil: Date, max: number): Promise<Claim[]> {
  const [at, until] = [now.toISOString(), leasedUntil.toISOString()]
  const { rows } = (await db.execute(sql`
    with due as (
      select subscription_id, kind, object_id from ${pushes}
      where due_at <= ${at}::timestamptz and (leased_until is null or leased_until <= ${at}::timestamptz)
      order by due_at limit ${max} for update skip locked
    )
    update ${pushes} p set leased_until = ${until}::timestamptz
    from due where p.subscription_id = due.subscription_id and p.kind = due.kind and p.object_id = due.object_id
    returning p.subscription_id, p.kind, p.object_id, p.version, p.tries, p.is_mentioned, p.is_shown,
      p.told_message_id, extract(epoch from p.expires_at) * 1000 as expires_ms`)) as {
    rows: Record<string, unknown>[]
  }
  return rows.map((row) => ({
    subscriptionId: Number(row.subscription_id),
    kind: row.kind as Claim['kind'],
    objectId: Number(row.object_id),
    version: Number(row.version),
    tries: Number(row.tries),
    expiresAt: new Date(Number(row.expires_ms)),
    isMentioned: row.is_mentioned === true,
    isShown: row.is_shown === true,
    toldMessageId: row.told_message_id === null ? null : Number(row.told_message_id),
    leasedUntil,
  }))
}

/** Enough to see that nothing sends them; counting on would only cost time. */
const COUNTED_MAX = 10_000

/**
 * How many pushes are due on all nodes, those being sent included, with the news whose recipients are not
 * found yet; and for how long the first has been due.
 */
export async function readWaiting(db: Db, now: Date): Promise<{ pushes: number; seconds: number }> {
  const at = now.toISOString()
  const { rows } = (await db.execute(sql`
    select (select count(*) from (
        select from ${pushes} where due_at <= ${at}::timestamptz limit ${COUNTED_MAX}) due)
      + (select count(*) from (select from ${pushNews} limit ${COUNTED_MAX}) news) as waiting,
      (select extract(epoch from ${at}::timestamptz - min(due_at)) from ${pushes}
        where due_at <= ${at}::timestamptz) as seconds`)) as { rows: Record<string, unknown>[] }
  return { pushes: Number(rows[0]?.waiting), seconds: Number(rows[0]?.seconds ?? 0) }
}

export interface Finished {
  claim: Claim
  /** Whether the device shows a notification of the room from now on. */
  isShown: boolean
  /** The newest message that was told now; null: none was. */
  toldMessageId: number | null
}

/**
 * Ends what is sent or has become needless. A push of which more has come meanwhile is due again; one that a
 * device shows is remembered; the others are deleted. One that another node has taken over is left to it.
 * Returns whether something is due again.
 */
export async function finishPushes(db: Db, finished: readonly Finished[], at: Date): Promise<boolean> {
  const rows = JSON.stringify(
    finished.map(
      ({ claim: { subscriptionId, kind, objectId, version, leasedUntil }, isShown, toldMessageId }) => ({
        subscriptionId,
        kind,
        objectId,
        version,
        leasedUntil,
        isShown,
        toldMessageId,
      }),
    ),
  )
  const { rows: changed } = (await db.execute(sql`
    with held as materialized (
      select p.subscription_id, p.kind, p.object_id, done."isShown" as is_shown,
        done."toldMessageId" as told_message_id, p.version = done.version as is_over
      from json_to_recordset(${rows}::json) as done("subscriptionId" bigint, kind text, "objectId" bigint,
        version int, "leasedUntil" timestamptz, "isShown" boolean, "toldMessageId" bigint)
      join ${pushes} p on p.subscription_id = done."subscriptionId" and p.kind = done.kind
        and p.object_id = done."objectId" and p.leased_until = done."leasedUntil"
      order by p.subscription_id, p.kind, p.object_id for update of p
    ), deleted as (
      delete from ${pushes} p using held
      where p.subscription_id = held.subscription_id and p.kind = held.kind and p.object_id = held.object_id
        and held.is_over and not held.is_shown
    )
    update ${pushes} p set
      due_at = case when held.is_over then null else ${at.toISOString()}::timestamptz end,
      leased_until = null, tries = 0, is_shown = held.is_shown, is_mentioned = p.is_mentioned and not held.is_over,
      told_message_id = coalesce(held.told_message_id, p.told_message_id)
    from held
    where p.subscription_id = held.subscription_id and p.kind = held.kind and p.object_id = held.object_id
      and not (held.is_over and not held.is_shown)
    returning held.is_over`)) as { rows: { is_over: boolean }[] }
  return changed.some((row) => !row.is_over)
}

/** Sends it again later. One that another node has taken over is left to it. */
export async function putOff(db: Db, claim: Claim, dueAt: Date): Promise<void> {
  await db
    .update(pushes)
    .set({ dueAt, leasedUntil: null, tries: claim.tries + 1 })
    .where(
      and(
        eq(pushes.subscriptionId, claim.subscriptionId),
        eq(pushes.kind, claim.kind),
        eq(pushes.objectId, claim.objectId),
        eq(pushes.leasedUntil, claim.leasedUntil),
      ),
    )
}
