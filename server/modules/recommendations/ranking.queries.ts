import { sql, type SQL } from 'drizzle-orm'
import type { BandSessionType } from '#contract/sessions.ts'
import type { Region } from '#contract/values.ts'
import {
  applications,
  bandArtists,
  bandGenres,
  bands,
  bandSessions,
  bandTracks,
} from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { artists, savedArtists, savedTracks, tracks } from '#server/db/musicTables.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'
import { NEIGHBOURS } from './neighbours.ts'
import * as weights from './weights.ts'

/**
 * Every recruiting band gets its points, the best come out with what they are recommended for: one statement, prepared once a
 * store. Weights: weights.ts. Plan and times: docs/queries.md.
 */

/** So many of the caller's artists, tracks and words are followed, the newest first: an archive may have 20,000 tracks. */
const THINGS_MAX = 1_000

/** Written out, not passed: the planner has to know them. */
const number = (value: number) => sql.raw(`${value}`)
const caller = sql`${sql.placeholder('memberId')}::bigint`
const now = sql`${sql.placeholder('now')}::timestamptz`

const ITEMS = {
  artist: { saved: savedArtists, listed: bandArtists, item: sql.identifier('artist_id') },
  track: { saved: savedTracks, listed: bandTracks, item: sql.identifier('track_id') },
} as const

/** `artist_rarity`: what the caller has, and its points. `artist_points`: bands that list some of it. For tracks likewise. */
function sharedItems(kind: keyof typeof ITEMS): SQL {
  const { saved, listed, item } = ITEMS[kind]
  const [traces, rarity, points] = ['traces', 'rarity', 'points'].map((part) =>
    sql.identifier(`${kind}_${part}`),
  )
  return sql`
    ${traces} as materialized (
      select mine.item, theirs.band_id
      from (
        select ${item} as item from ${saved} where member_id = ${caller}
        order by saved_at desc, ${item} desc limit ${number(THINGS_MAX)}
      ) as mine
      cross join lateral (select band_id from ${listed} where ${item} = mine.item offset 0) as theirs
    ),
    ${rarity} as materialized (
      select item, round(${number(weights.SHARED_ITEM)} * ln(1 + of_all.bands / count(*)) / ln(1 + of_all.bands))::int as points
      from ${traces} cross join (select count(*)::float8 as bands from ${bands}) as of_all
      group by item, of_all.bands
    ),
    ${points} as materialized (
      select band_id, count(*) as items, least(sum(points), ${number(weights.SHARED_ITEMS_MAX)}) as points
      from ${traces} join ${rarity} using (item) group by band_id
    )`
}

function pairsOf(pairs: readonly (readonly [string, string | number])[]): SQL {
  const written = (value: string | number) => (typeof value === 'number' ? value : `'${value}'`)
  return sql.raw(pairs.map(([one, other]) => `(${written(one)}, ${written(other)})`).join(', '))
}

const neighbourPairs = pairsOf(
  Object.entries(NEIGHBOURS).flatMap(([one, others]) => others.map((other) => [one, other] as const)),
)

/** What the caller plays, with its points. Bands know a piano besides, which is for whoever plays the keyboard. */
const played = sql`
  select played.session, levels.points
  from ${memberSessions} mine
  join (values ${pairsOf(Object.entries(weights.WANTED_SESSION))}) as levels (level, points) on levels.level = mine.level
  cross join lateral (
    select mine.session_type as session union all select 'piano' where mine.session_type = 'keyboard'
  ) as played
  where mine.member_id = ${caller}`

const atMost = (count: SQL, each: number, max: number) =>
  sql`least(coalesce(${count}, 0) * ${number(each)}, ${number(max)})`

const decadeOf = (years: SQL) => sql`(coalesce(${years}, 0) / 10 * 10)`
const [from, to] = [decadeOf(sql`b.age_start`), decadeOf(sql`b.age_end`)]
/** Ages as people read them: bounds of one decade say `20대 이상`, which refuses nobody older (api.md section 13). */
const unmetConditions = sql`
  (me.age < ${from} or ${to} > ${from} and me.age >= ${to} + 10)::int
  + (b.gender <> 'OTHER' and b.gender <> me.gender)::int`

/** Not yet closed, not the caller's own, and not one that has the caller's application. */
const isOpenToCaller = sql`
  b.status = 'RECRUITING' and not coalesce(b.auto_close and b.ends_at <= ${now}, false)
  and trim(b.name) <> '' and b.manager_id <> me.id
  and not exists (
    select from ${applications} mine
    where mine.band_id = b.id and mine.applicant_id = me.id and mine.pass_fail <> 'FAIL')`

const scored = sql`
  select b.id, b.manager_id, b.created_at, b.region,
    coalesce(artist_points.points, 0) as by_artists, coalesce(artist_points.items, 0) as shared_artists,
    coalesce(track_points.points, 0) as by_tracks, coalesce(track_points.items, 0) as shared_tracks,
    coalesce(wanted.points, 0) as by_session,
    case
      when b.region is null then ${number(weights.ANY_REGION)}
      when b.region = me.region then ${number(weights.SAME_REGION)}
      when b.region = any(me.neighbours) then ${number(weights.NEIGHBOURING_REGION)}
      else 0
    end as by_region,
    ${atMost(sql`alike.genres`, weights.SHARED_GENRE, weights.SHARED_GENRES_MAX)} as by_genres, coalesce(alike.genres, 0) as shared_genres,
    ${atMost(sql`managed.keywords`, weights.SHARED_KEYWORD, weights.SHARED_KEYWORDS_MAX)} as by_keywords,
    coalesce(managed.keywords, 0) as shared_keywords,
    ${number(weights.UNMET_CONDITION)} * (${unmetConditions}) as by_conditions
  from me cross join ${bands} b
  left join artist_points on artist_points.band_id = b.id
  left join track_points on track_points.band_id = b.id
  left join (
    select bs.band_id, max(played.points) as points
    from ${bandSessions} bs join played on played.session = bs.session
    where bs.recruiting group by bs.band_id
  ) as wanted on wanted.band_id = b.id
  left join (
    select theirs.band_id, count(*) as genres
    from ${memberGenres} mine join ${bandGenres} theirs on theirs.genre = mine.genre
    where mine.member_id = ${caller} group by theirs.band_id
  ) as alike on alike.band_id = b.id
  left join (
    select theirs.member_id, count(*) as keywords
    from ${memberKeywords} mine join ${memberKeywords} theirs on theirs.keyword = mine.keyword
    where mine.member_id = ${caller} group by theirs.member_id
  ) as managed on managed.member_id = b.manager_id
  where ${isOpenToCaller}`

/** Behind the sort, where it ends with the last row that is wanted: looking first would be three tables over. */
const isWorthShowing = sql`
  cross join lateral (
    (select from ${bandSessions} where band_id = candidate.id limit 1) union all
    (select from ${bandArtists} where band_id = candidate.id limit 1) union all
    (select from ${bandTracks} where band_id = candidate.id limit 1) limit 1
  ) as something
  cross join lateral (
    select from ${members} where id = candidate.manager_id and state = 'ACTIVE' offset 0
  ) as manager`

/** Of what both have, what says most: the rarest artist and track, what is played best, else what is named first. */
const named = sql`
  (
    select artists.name from ${bandArtists} theirs
    join artist_rarity on artist_rarity.item = theirs.artist_id join ${artists} on artists.id = theirs.artist_id
    where theirs.band_id = best.id order by artist_rarity.points desc, theirs.position, artists.id limit 1
  ) as artist,
  (
    select tracks.title from ${bandTracks} theirs
    join track_rarity on track_rarity.item = theirs.track_id join ${tracks} on tracks.id = theirs.track_id
    where theirs.band_id = best.id order by track_rarity.points desc, theirs.position, tracks.id limit 1
  ) as track,
  (
    select theirs.session from ${bandSessions} theirs join played on played.session = theirs.session
    where theirs.band_id = best.id and theirs.recruiting order by played.points desc, theirs.position, theirs.session limit 1
  ) as session,
  (
    select theirs.genre from ${bandGenres} theirs
    join ${memberGenres} mine on mine.genre = theirs.genre and mine.member_id = ${caller}
    where theirs.band_id = best.id order by theirs.position, theirs.genre limit 1
  ) as genre,
  (
    select mine.keyword from ${memberKeywords} mine
    join ${memberKeywords} theirs on theirs.keyword = mine.keyword and theirs.member_id = best.manager_id
    where mine.member_id = ${caller} order by mine.position, mine.keyword limit 1
  ) as keyword`

/** Among equals the newest, so that equal stores answer equally. */
const bestFirst = sql`score desc, created_at desc, id desc`

const ranking = oncePerStore((db) =>
  db
    .select({
      bandId: sql`ranked.id`.mapWith(Number),
      region: sql<Region | null>`ranked.region`,
      artist: sql<string | null>`ranked.artist`,
      track: sql<string | null>`ranked.track`,
      session: sql<BandSessionType | null>`ranked.session`,
      genre: sql<string | null>`ranked.genre`,
      keyword: sql<string | null>`ranked.keyword`,
      shared: {
        artists: sql`ranked.shared_artists`.mapWith(Number),
        tracks: sql`ranked.shared_tracks`.mapWith(Number),
        genres: sql`ranked.shared_genres`.mapWith(Number),
        keywords: sql`ranked.shared_keywords`.mapWith(Number),
      },
      points: {
        artists: sql`ranked.by_artists`.mapWith(Number),
        tracks: sql`ranked.by_tracks`.mapWith(Number),
        session: sql`ranked.by_session`.mapWith(Number),
        region: sql`ranked.by_region`.mapWith(Number),
        genres: sql`ranked.by_genres`.mapWith(Number),
        keywords: sql`ranked.by_keywords`.mapWith(Number),
      },
    })
    .from(
      sql`(
        with me as materialized (
          select id, region, age, gender,
            array(select other from (values ${neighbourPairs}) as near (one, other) where one = region) as neighbours
          from ${members} where id = ${caller}
        ),
        played as materialized (${played}), ${sharedItems('artist')}, ${sharedItems('track')}
        select best.*, ${named}
        from (
          select candidate.* from (
            select *, by_artists + by_tracks + by_session + by_region + by_genres + by_keywords + by_conditions as score
            from (${scored}) as scored order by ${bestFirst}
          ) as candidate
          ${isWorthShowing}
          order by ${bestFirst} limit ${sql.placeholder('limit')}
        ) as best
      ) as ranked`,
    )
    .orderBy(bestFirst)
    .prepare('recommended_bands'),
)

/** The best first. */
export const selectRanking = (db: Db, memberId: number, { limit, now }: { limit: number; now: Date }) =>
  ranking(db).execute({ memberId, limit, now: now.toISOString() })

export type RankedBand = Awaited<ReturnType<typeof selectRanking>>[number]
