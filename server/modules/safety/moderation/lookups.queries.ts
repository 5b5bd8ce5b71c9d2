import { desc, lt, sql, type SQL } from 'drizzle-orm'
import { literalPiece } from '#server/catalogue/nameForm.ts'
import type { Db } from '#server/db/db.ts'
import { cases, moderationActions, reports, sanctions } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'

/** Putting in order all of the members whose name contains one letter would take as long as reading them. */
const INSIDE_MAX = 1_000

/**
 * Members whose name contains the text, whatever its case: the names that begin with it first, each part by name.
 * Of names that only contain it INSIDE_MAX are considered.
 */
export async function selectNamed(db: Db, text: string, limit: number) {
  const wanted = text.normalize('NFC').toLowerCase()
  const escaped = wanted.replace(/[\\%_]/g, (each) => `\\${each}`)
  const beginning = sql`nickname_key collate "C" like ${`${escaped}%`}`
  const begins = await named(
    db,
    sql`(select * from ${members} where ${beginning} order by ${byName} limit ${limit})`,
  )
  if (begins.length === limit) return begins
  const contains = sql`nickname_key like ${`%${escaped}%`} and not (${beginning})`
  // the parts of a union are planned alone, so each takes the index that is made for it
  const inside = await named(
    db,
    sql`(select * from (
      (select * from ${members} where nickname_form like ${literalPiece(wanted)}
        and ${contains} limit ${INSIDE_MAX})
      union all
      (select * from ${members} where nickname_form is null and ${contains} limit ${INSIDE_MAX})
    ) as inside order by ${byName} limit ${limit - begins.length})`,
  )
  return [...begins, ...inside]
}

const byName = sql`nickname_key collate "C"`

const named = (db: Db, found: SQL) =>
  db
    .select({
      memberId: sql`m.id`.mapWith(Number),
      nickname: sql<string>`m.nickname`,
      imageUrl: sql<string | null>`m.profile_image_url`,
      joinedAt: sql`m.created_at`.mapWith(members.createdAt),
      reports: sql`(
        select count(*) from ${reports} r join ${cases} c on c.id = r.case_id
        where c.member_id = m.id)`.mapWith(Number),
      sanctions: sql`(select count(*) from ${sanctions} s where s.member_id = m.id)`.mapWith(Number),
    })
    .from(sql`${found} as m`)
    .orderBy(sql`m.nickname_key collate "C"`)

/** Newest first; `cursor` null: from the newest. */
export async function selectActions(db: Db, cursor: number | null, limit: number) {
  return db
    .select({
      actionId: moderationActions.id,
      moderatorName: moderationActions.moderatorName,
      action: moderationActions.action,
      decision: moderationActions.decision,
      memberName: moderationActions.memberName,
      caseId: moderationActions.caseId,
      sanctionId: moderationActions.sanctionId,
      reason: moderationActions.reason,
      createdAt: moderationActions.createdAt,
    })
    .from(moderationActions)
    .where(cursor === null ? undefined : lt(moderationActions.id, cursor))
    .orderBy(desc(moderationActions.id))
    .limit(limit)
}
