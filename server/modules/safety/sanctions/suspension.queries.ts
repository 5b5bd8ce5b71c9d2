import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { objections, sanctions } from '#server/db/safetyTables.ts'

/** Whether a suspension of the member holds at `now`, for the lists that leave out who is suspended. */
export const isSuspended = (memberId: SQL, now: SQL): SQL => sql`exists (
  select from ${sanctions} suspension
  where suspension.member_id = ${memberId} and suspension.kind = 'SUSPENSION'
    and suspension.lifted_at is null and (suspension.ends_at is null or suspension.ends_at > ${now}))`

/** The suspension of the member that holds at `at`, of several the one that ends last. Undefined: none. */
export async function selectSuspension(db: Db, memberId: number, at: Date) {
  const [row] = await db
    .select({
      sanctionId: sanctions.id,
      reason: sanctions.reason,
      startsAt: sanctions.startsAt,
      endsAt: sanctions.endsAt,
      /** Null: none was made. */
      objectionId: objections.id,
    })
    .from(sanctions)
    .leftJoin(objections, eq(objections.sanctionId, sanctions.id))
    .where(
      and(
        eq(sanctions.memberId, memberId),
        eq(sanctions.kind, 'SUSPENSION'),
        isNull(sanctions.liftedAt),
        or(isNull(sanctions.endsAt), gt(sanctions.endsAt, at)),
      ),
    )
    .orderBy(sql`${sanctions.endsAt} desc nulls first`, sql`${sanctions.id} desc`)
    .limit(1)
  return row
}

export type Suspension = NonNullable<Awaited<ReturnType<typeof selectSuspension>>>
