import { desc, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { cases, moderationActions, reports, sanctions } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'

/** Members whose name contains the text, whatever its case: the names that begin with it first. */
export async function selectNamed(db: Db, text: string, limit: number) {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, (each) => `\\${each}`)
  return db
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
    .from(sql`${members} as m`)
    .where(sql`m.nickname_key like ${`%${escaped}%`}`)
    .orderBy(sql`m.nickname_key not like ${`${escaped}%`}`, sql`m.nickname_key`)
    .limit(limit)
}

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
