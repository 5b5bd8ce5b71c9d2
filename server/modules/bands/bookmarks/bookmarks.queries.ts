import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { bandBookmarks, bands } from '#server/db/bandTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import { peopleOf } from '../bandPeople.queries.ts'

/** Newest first, without bands that have ended or whose manager a block hides (P22). */
export const selectBookmarks = (db: Db, memberId: number) =>
  db
    .select({
      bandId: bands.id,
      name: bands.name,
      imageUrl: bands.imageUrl,
      status: bands.status,
      /** The nicknames of everybody in the band, the manager first. */
      nicknames: sql<string[]>`(
        select coalesce(json_agg(person.nickname order by person.place), '[]'::json)
        from (${peopleOf(sql`${bands.id}`)}) as person
        where not ${isBlocked(sql`person.id`, sql`${memberId}::bigint`)})`,
    })
    .from(bandBookmarks)
    .innerJoin(bands, and(eq(bands.id, bandBookmarks.bandId), ne(bands.status, 'ENDED')))
    .where(
      and(
        eq(bandBookmarks.memberId, memberId),
        sql`not ${isBlocked(sql`${bands.managerId}`, sql`${memberId}::bigint`)}`,
      ),
    )
    .orderBy(desc(bandBookmarks.savedAt), desc(bandBookmarks.bandId))

export type BookmarkRow = Awaited<ReturnType<typeof selectBookmarks>>[number]

interface Bookmark {
  memberId: number
  bandId: number
}

interface Verdict {
  isThere: boolean
  /** False: it was already saved, possibly a moment ago from another tab. */
  isNew: boolean
}

/**
 * Saves a band that exists and has not ended. The lock prevents the band from ending meanwhile; otherwise a
 * bookmark would remain that ending should remove.
 */
export async function insertBookmark(db: Db, { memberId, bandId }: Bookmark, at: Date): Promise<Verdict> {
  const result = await db.execute(sql`
    with band as materialized (
      select id from ${bands} where id = ${bandId} and status <> 'ENDED'
        and not ${isBlocked(sql`manager_id`, sql`${memberId}::bigint`)} for share
    ), saved as (
      insert into ${bandBookmarks} (member_id, band_id, saved_at)
      select ${memberId}::bigint, id, ${sql.param(at, bandBookmarks.savedAt)} from band
      on conflict do nothing returning 1
    ) select exists (select from band) as "isThere", exists (select from saved) as "isNew"`)
  return (result as { rows: [Verdict] }).rows[0]
}

/** False: it was not saved. */
export async function deleteBookmark(db: Db, { memberId, bandId }: Bookmark): Promise<boolean> {
  const gone = await db
    .delete(bandBookmarks)
    .where(and(eq(bandBookmarks.memberId, memberId), eq(bandBookmarks.bandId, bandId)))
    .returning({ bandId: bandBookmarks.bandId })
  return gone.length > 0
}

/** Of any status. */
export const isBand = async (db: Db, bandId: number): Promise<boolean> =>
  (await db.$count(bands, eq(bands.id, bandId))) > 0
