import { sql, type SQL } from 'drizzle-orm'
import { RECOMMENDED_BANDS_MAX } from '#contract/limits.ts'
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

/** `artist_traces`: each band that lists something of the caller's, by what it is. `artist_rarity`: its points. For tracks likewise. */
function sharedItems(kind: keyof typeof ITEMS): SQL {
  const { saved, listed, item } = ITEMS[kind]
  const [traces, rarity] = [sql.identifier(`${kind}_traces`), sql.identifier(`${kind}_rarity`)]
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
      select item,
        round(${number(weights.SHARED_ITEM)} * ln(1 + of_all.bands / count(*)) / ln(1 + of_all.bands))::int as points
      from ${traces} cross join of_all group by item, of_all.bands
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
  and b.id not in (
    select band_id from ${applications} where applicant_id = ${caller} and pass_fail <> 'FAIL')`

/** What bands share with the caller, a row each, added up once: a join for each sort would go over all bands as often. */
const shared = sql`
  select band_id, sum(artist) as artists, sum(track) as tracks, max(session) as session, count(genre) as genres
  from (
    select band_id, points as artist, null::int as track, null::int as session, null as genre
    from artist_traces join artist_rarity using (item)
    union all
    select band_id, null, points, null, null from track_traces join track_rarity using (item)
    union all
    select band_id, null, null, played.points, null
    from ${bandSessions} theirs join played on played.session = theirs.session where theirs.recruiting
    union all
    select band_id, null, null, null, theirs.genre
    from ${memberGenres} mine join ${bandGenres} theirs on theirs.genre = mine.genre where mine.member_id = ${caller}
  ) as trace
  group by band_id`

const likeMindedManagers = sql`
  select theirs.member_id, count(*) as keywords
  from ${memberKeywords} mine join ${memberKeywords} theirs on theirs.keyword = mine.keyword
  where mine.member_id = ${caller} group by theirs.member_id`

const atMost = (points: SQL, max: number) => sql`least(coalesce(${points}, 0), ${number(max)})`

const scored = sql`
  select b.id, b.manager_id, b.created_at, b.region,
    ${atMost(sql`shared.artists`, weights.SHARED_ITEMS_MAX)} as by_artists,
    ${atMost(sql`shared.tracks`, weights.SHARED_ITEMS_MAX)} as by_tracks,
    coalesce(shared.session, 0) as by_session,
    case
      when b.region is null then ${number(weights.ANY_REGION)}
      when b.region = me.region then ${number(weights.SAME_REGION)}
      when b.region = any(me.neighbours) then ${number(weights.NEIGHBOURING_REGION)}
      else 0
    end as by_region,
    ${atMost(sql`shared.genres * ${number(weights.SHARED_GENRE)}`, weights.SHARED_GENRES_MAX)} as by_genres,
    ${atMost(sql`managers.keywords * ${number(weights.SHARED_KEYWORD)}`, weights.SHARED_KEYWORDS_MAX)} as by_keywords,
    ${number(weights.UNMET_CONDITION)} * (${unmetConditions}) as by_conditions
  from me cross join ${bands} b
  left join (${shared}) as shared on shared.band_id = b.id
  left join (${likeMindedManagers}) as managers on managers.member_id = b.manager_id
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

/** Of what both have, what says most, and how much there is: the rarest artist and track, else what is named first. */
const named = sql`
  left join lateral (
    select artists.name, count(*) over () as count from ${bandArtists} theirs
    join artist_rarity on artist_rarity.item = theirs.artist_id join ${artists} on artists.id = theirs.artist_id
    where theirs.band_id = best.id order by artist_rarity.points desc, theirs.position, artists.id limit 1
  ) as artist on true
  left join lateral (
    select tracks.title as name, count(*) over () as count from ${bandTracks} theirs
    join track_rarity on track_rarity.item = theirs.track_id join ${tracks} on tracks.id = theirs.track_id
    where theirs.band_id = best.id order by track_rarity.points desc, theirs.position, tracks.id limit 1
  ) as track on true
  left join lateral (
    select theirs.session as name from ${bandSessions} theirs join played on played.session = theirs.session
    where theirs.band_id = best.id and theirs.recruiting
    order by played.points desc, theirs.position, theirs.session limit 1
  ) as session on true
  left join lateral (
    select theirs.genre as name, count(*) over () as count from ${bandGenres} theirs
    join ${memberGenres} mine on mine.genre = theirs.genre and mine.member_id = ${caller}
    where theirs.band_id = best.id order by theirs.position, theirs.genre limit 1
  ) as genre on true
  left join lateral (
    select mine.keyword as name, count(*) over () as count from ${memberKeywords} mine
    join ${memberKeywords} theirs on theirs.keyword = mine.keyword and theirs.member_id = best.manager_id
    where mine.member_id = ${caller} order by mine.position, mine.keyword limit 1
  ) as keyword on true`

/** Among equals the newest, so that equal stores answer equally. */
const bestFirst = sql`score desc, created_at desc, id desc`

const count = (column: string) => sql`coalesce(ranked.${sql.identifier(column)}, 0)`.mapWith(Number)

const ranking = oncePerStore((db) =>
  db
    .select({
      bandId: count('id'),
      region: sql<Region | null>`ranked.region`,
      artist: sql<string | null>`ranked.artist`,
      track: sql<string | null>`ranked.track`,
      session: sql<BandSessionType | null>`ranked.session`,
      genre: sql<string | null>`ranked.genre`,
      keyword: sql<string | null>`ranked.keyword`,
      /** Of each sort how many, with the one that is named. */
      shared: {
        artists: count('artists'),
        tracks: count('tracks'),
        genres: count('genres'),
        keywords: count('keywords'),
      },
      points: {
        artists: count('by_artists'),
        tracks: count('by_tracks'),
        session: count('by_session'),
        region: count('by_region'),
        genres: count('by_genres'),
        keywords: count('by_keywords'),
      },
    })
    .from(
      sql`(
        with me as materialized (
          select id, region, age, gender,
            array(select other from (values ${neighbourPairs}) as near (one, other) where one = region) as neighbours
          from ${members} where id = ${caller}
        ),
        of_all as materialized (select count(*)::float8 as bands from ${bands}),
        played as materialized (${played}), ${sharedItems('artist')}, ${sharedItems('track')}
        select best.*, artist.name as artist, artist.count as artists, track.name as track, track.count as tracks,
          session.name as session, genre.name as genre, genre.count as genres,
          keyword.name as keyword, keyword.count as keywords
        from (
          select * from (
            select candidate.* from (
              select *, by_artists + by_tracks + by_session + by_region + by_genres + by_keywords + by_conditions as score
              from (${scored}) as scored order by ${bestFirst}
            ) as candidate
            ${isWorthShowing}
            order by ${bestFirst} limit ${number(RECOMMENDED_BANDS_MAX)}
          ) as shown
          order by ${bestFirst} limit ${sql.placeholder('limit')}
        ) as best
        ${named}
      ) as ranked`,
    )
    .orderBy(bestFirst)
    .prepare('recommended_bands'),
)

/** The best first. */
export const selectRanking = (db: Db, memberId: number, { limit, now }: { limit: number; now: Date }) =>
  ranking(db).execute({ memberId, limit, now: now.toISOString() })

export type RankedBand = Awaited<ReturnType<typeof selectRanking>>[number]
