import { sql, type SQL } from 'drizzle-orm'
import { SIMILAR_ITEMS_MAX, SIMILAR_MEMBERS_MAX } from '#contract/limits.ts'
import { bandArtists, bands, bandTracks } from '#server/db/bandTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import { artists, tracks } from '#server/db/musicTables.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { members } from '#server/db/schema.ts'
import {
  caller,
  hasSaved,
  mostAlike,
  newestOf,
  rows,
  sharedWith,
  type SavedKind,
  tracesOfSaved,
  tracesOfTastes,
} from './likeMinded.ts'

/**
 * One statement per call, prepared once per store: planning is a large part of their cost. Their plans and
 * times are in docs/queries.md.
 */

/** Only recent items of a similar member count; an archive may have 20,000 entries. */
const NEWEST_EACH = 500

const alike = mostAlike(sql`${tracesOfTastes} union all ${tracesOfSaved('tracks')}`, SIMILAR_MEMBERS_MAX)

/**
 * The items that most members in `among` have saved and the caller has not, as `item` with the number of
 * `savers`.
 */
const mostSaved = (kind: SavedKind, among: SQL, limit: number) => sql`
  select saved.thing as item, count(*) as savers
  from ${among} as a cross join lateral (${newestOf(kind, sql`a.member_id`, NEWEST_EACH)}) as saved
  where not ${hasSaved(kind, caller, sql`saved.thing`)}
  group by saved.thing order by savers desc, item limit ${rows(limit)}`

const LISTED_BY = {
  tracks: { listed: sql`${bandTracks}`, item: sql.identifier('track_id') },
  artists: { listed: sql`${bandArtists}`, item: sql.identifier('artist_id') },
} as const

/** The newest recruiting band that lists the item, found from the end of the item's index. Null: none. */
function recruitingBand(kind: SavedKind, itemId: SQL) {
  const { listed, item } = LISTED_BY[kind]
  return sql<number | null>`(
    select listed.band_id
    from ${listed} listed
    cross join lateral (select from ${bands} b where b.id = listed.band_id and b.status = 'RECRUITING'
      and not ${isBlocked(sql`b.manager_id`, caller)} offset 0) open
    where listed.${item} = ${itemId} order by listed.band_id desc limit 1)`.mapWith(Number)
}

/** AT7. */
const similarTracks = oncePerStore((db) =>
  db
    .select({
      trackId: sql`t.id`.mapWith(Number),
      title: sql<string>`t.title`,
      artist: sql<string>`t.artist`,
      album: sql<string | null>`t.album`,
      imageUrl: sql<string | null>`t.image_url`,
      bandId: recruitingBand('tracks', sql`t.id`),
    })
    .from(
      sql`(
        with alike as materialized (${alike}),
        found as materialized (${mostSaved('tracks', sql`alike`, SIMILAR_ITEMS_MAX)})
        select * from found
        union all
        select * from (
          ${mostSaved('tracks', sql`(${mostAlike(tracesOfSaved('tracks'), SIMILAR_MEMBERS_MAX)})`, SIMILAR_ITEMS_MAX)}
        ) as fallback
        where not exists (select from found)
      ) as best
      join ${tracks} t on t.id = best.item`,
    )
    .orderBy(sql`best.savers desc, best.item`)
    .prepare('similar_tracks'),
)

/** AR6. Like AT7, but without its fallback. */
const similarArtists = oncePerStore((db) =>
  db
    .select({
      artistId: sql`a.id`.mapWith(Number),
      name: sql<string>`a.name`,
      imageUrl: sql<string | null>`a.image_url`,
      bandId: recruitingBand('artists', sql`a.id`),
    })
    .from(
      sql`(
        with alike as materialized (${alike}) ${mostSaved('artists', sql`alike`, SIMILAR_ITEMS_MAX)}
      ) as best
      join ${artists} a on a.id = best.item`,
    )
    .orderBy(sql`best.savers desc, best.item`)
    .prepare('similar_artists'),
)

/** AR7. The first artist of AR6 and the most similar member who has saved it. */
const question = oncePerStore((db) =>
  db
    .select({
      artistName: sql<string | null>`asked.artist_name`,
      memberNickname: sql<string>`coalesce(asked.nickname, me.nickname)`,
      memberId: sql<number | null>`asked.member_id`.mapWith(Number),
      profileImageUrl: sql<string | null>`asked.profile_image_url`,
    })
    .from(
      sql`${members} me left join (
        with alike as materialized (${alike}),
        first as materialized (${mostSaved('artists', sql`alike`, 1)})
        select a.name as artist_name, m.id as member_id, m.nickname, m.profile_image_url
        from first
        join ${artists} a on a.id = first.item
        join alike on ${hasSaved('artists', sql`alike.member_id`, sql`first.item`)}
        join ${members} m on m.id = alike.member_id
        order by alike.overlap desc, alike.member_id limit 1
      ) as asked on true`,
    )
    .where(sql`me.id = ${caller}`)
    .prepare('similar_question'),
)

/**
 * More than the ten in the answer: traces beyond the limit may change the order of members with similar
 * counts.
 */
const CANDIDATES = 30

/** MS1. Among the members with the most traces, the ten who share most, counted completely. */
const similarMembers = (kind: SavedKind) =>
  oncePerStore((db) =>
    db
      .select({
        memberId: sql`m.id`.mapWith(Number),
        nickname: sql<string>`m.nickname`,
        profileImageUrl: sql<string | null>`m.profile_image_url`,
        shared: sql`shared.items`.mapWith(Number),
      })
      .from(
        sql`(
          with alike as materialized (${mostAlike(tracesOfSaved(kind), CANDIDATES)})
          ${sharedWith(kind, sql`alike`)}
        ) as shared
        join ${members} m on m.id = shared.member_id`,
      )
      .orderBy(sql`shared.items desc, shared.member_id`)
      .limit(SIMILAR_MEMBERS_MAX)
      .prepare(`similar_members_by_${kind}`),
  )

const SIMILAR_MEMBERS = { tracks: similarMembers('tracks'), artists: similarMembers('artists') }

export const selectSimilarTracks = (db: Db, memberId: number, now: Date) =>
  similarTracks(db).execute({ memberId, now: now.toISOString() })

export const selectSimilarArtists = (db: Db, memberId: number, now: Date) =>
  similarArtists(db).execute({ memberId, now: now.toISOString() })

/** Undefined: no such member. Without an artist the nickname is the member's own. */
export async function selectQuestion(db: Db, memberId: number, now: Date) {
  const [row] = await question(db).execute({ memberId, now: now.toISOString() })
  return row
}

export const selectSimilarMembers = (db: Db, kind: SavedKind, memberId: number, now: Date) =>
  SIMILAR_MEMBERS[kind](db).execute({ memberId, now: now.toISOString() })
