import { sql, type SQL } from 'drizzle-orm'
import type { BandSessionType, SessionType } from '#contract/sessions.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import { memberSessions } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'

/**
 * The people of a band in order: the manager (`place` 0), then the accepted applicants in order of
 * application (`place` is the room id). Without withdrawn members. `session` is the session applied for; null
 * for the manager.
 */
export const peopleOf = (bandId: SQL) => sql`
  select 0 as place, m.id, m.nickname, m.profile_image_url, null as session
  from ${bands} managed join ${members} m on m.id = managed.manager_id and m.state = 'ACTIVE'
  where managed.id = ${bandId}
  union all
  select a.room_id, m.id, m.nickname, m.profile_image_url, a.session
  from ${applications} a join ${members} m on m.id = a.applicant_id and m.state = 'ACTIVE'
  where a.band_id = ${bandId} and a.pass_fail = 'PASS'`

/**
 * The people with the sessions each plays, in the member's order. Without those between whom and the viewer
 * there is a block (P22).
 */
export const selectPeople = (db: Db, bandId: number, viewerId: number) =>
  db
    .select({
      memberId: sql`person.id`.mapWith(Number),
      nickname: sql<string>`person.nickname`,
      profileImageUrl: sql<string | null>`person.profile_image_url`,
      appliedFor: sql<BandSessionType | null>`person.session`,
      plays: sql<SessionType[]>`(
        select coalesce(json_agg(session_type order by position), '[]'::json)
        from ${memberSessions} where member_id = person.id)`,
    })
    .from(sql`(${peopleOf(sql`${bandId}::bigint`)}) as person`)
    .where(sql`not ${isBlocked(sql`person.id`, sql`${viewerId}::bigint`)}`)
    .orderBy(sql`person.place`)

export type BandPerson = Awaited<ReturnType<typeof selectPeople>>[number]
