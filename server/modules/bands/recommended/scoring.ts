import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { RECOMMENDED_BANDS_MAX } from '#contract/limits.ts'
import {
  applications,
  bandArtists,
  bandGenres,
  bands,
  bandSessions,
  bandTracks,
} from '#server/db/bandTables.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { itemOf, type Kind, LISTED } from './rarities.ts'
import * as weights from './weights.ts'

/** The parts of the ranking's statement: a band's points and where they come from. */

/** Inlined rather than passed as parameters: the planner needs the values. */
export const number = (value: number) => sql.raw(`${value}`)
export const caller = sql`${sql.placeholder('memberId')}::bigint`
export const now = sql`${sql.placeholder('now')}::timestamptz`

/** `artist_rarity` and `track_rarity`: the points of the caller's items (`rarities.ts`), as a table. */
export const rarityOf = (kind: Kind) => sql`
  ${sql.identifier(`${kind}_rarity`)} as materialized (
    select * from unnest(
      ${sql.placeholder(`${kind}s`)}::text::bigint[], ${sql.placeholder(`${kind}Points`)}::text::int[]
    ) as listed (item, points)
  )`

/** How many bands are looked at, by what they may share with the caller. */
const CANDIDATES = {
  /** Those with the most points for artists and tracks… */
  byTaste: 300,
  /** …of the newest of each artist or track, the rarest first, up to a number of traces. */
  newestOf: { artist: 300, track: 100 },
  traces: 30_000,
  /** The newest of the caller's region that want a session of theirs. */
  ofRegion: 450,
  /** The newest that want one of the caller's sessions, for each. */
  ofSession: 100,
  /** The newest of all: in a store with fewer bands every one is looked at. */
  newest: 200,
}

const tracesOf = (kind: Kind) => sql`(
    select theirs.band_id, mine.points from (
      select * from ${sql.identifier(`${kind}_rarity`)} order by points desc, item desc
    ) as mine
    cross join lateral (
      select band_id from ${LISTED[kind]} where ${itemOf(kind)} = mine.item
      order by band_id desc limit ${number(CANDIDATES.newestOf[kind])}
    ) as theirs limit ${number(CANDIDATES.traces)})`

const tastePoints = (points: SQL) =>
  sql`least(coalesce(sum(${points}), 0), ${number(weights.SHARED_ITEMS_MAX)})`

/**
 * The bands that may be the best, some two thousand at the most. Each part reads a bounded number of rows through an
 * index; "newest" is by id.
 */
export const candidates = sql`
  (
    select band_id as id from (
      select band_id, points as artist, null::int as track from ${tracesOf('artist')} as traces
      union all select band_id, null, points from ${tracesOf('track')} as traces
    ) as traces
    group by band_id order by ${tastePoints(sql`artist`)} + ${tastePoints(sql`track`)} desc, band_id desc
    limit ${number(CANDIDATES.byTaste)}
  )
  union (
    select b.id from ${bands} b
    where b.status = 'RECRUITING' and b.region = (select region from me) and exists (
      select from ${bandSessions} theirs
      where theirs.band_id = b.id and theirs.recruiting and theirs.session in (select session from played) offset 0)
    order by b.id desc limit ${number(CANDIDATES.ofRegion)}
  )
  union (
    select theirs.band_id from (select distinct session from played) as mine
    cross join lateral (
      select band_id from ${bandSessions} where session = mine.session and recruiting
      order by band_id desc limit ${number(CANDIDATES.ofSession)}
    ) as theirs
  )
  union (select id from ${bands} where status = 'RECRUITING' order by id desc limit ${number(CANDIDATES.newest)})`

function pairsOf(pairs: readonly (readonly [string, string | number])[]): SQL {
  const written = (value: string | number) => (typeof value === 'number' ? value : `'${value}'`)
  return sql.raw(pairs.map(([one, other]) => `(${written(one)}, ${written(other)})`).join(', '))
}

const neighbourPairs = pairsOf(
  Object.entries(NEIGHBOURS).flatMap(([one, others]) => others.map((other) => [one, other] as const)),
)

/** The caller's row: region, age, gender and neighbouring regions. */
export const me = sql`
  select id, region, age, gender,
    array(select other from (values ${neighbourPairs}) as near (one, other) where one = region) as neighbours
  from ${members} where id = ${caller}`

/**
 * The sessions the caller plays, with their points. Bands also have `piano`, which counts for keyboard
 * players.
 */
export const played = sql`
  select played.session, levels.points
  from ${memberSessions} mine
  join (values ${pairsOf(Object.entries(weights.WANTED_SESSION))}) as levels (level, points) on levels.level = mine.level
  cross join lateral (
    select mine.session_type as session union all select 'piano' where mine.session_type = 'keyboard'
  ) as played
  where mine.member_id = ${caller}`

const decadeOf = (years: SQL) => sql`(coalesce(${years}, 0) / 10 * 10)`
const [from, to] = [decadeOf(sql`b.age_start`), decadeOf(sql`b.age_end`)]
/** Ages as they are displayed, by decades (docs/product/bands.md "Band texts on the wire"). */
const unmetConditions = sql`
  (me.age < ${from} or ${to} > 0 and me.age >= ${to} + 10)::int
  + (b.gender <> 'OTHER' and b.gender <> me.gender)::int`

/** Still open, not the caller's own, and without an open application of the caller. */
const isOpenToCaller = sql`
  b.status = 'RECRUITING' and not coalesce(b.auto_close and b.ends_at <= ${now}, false)
  and trim(b.name) <> '' and b.manager_id <> me.id
  and b.id not in (
    select band_id from ${applications} where applicant_id = ${caller} and pass_fail <> 'FAIL')`

/**
 * The rows of a table for each candidate, by one look-up by key each. Without the inner `offset 0` the planner reads
 * the whole table, as if the candidates were many; without the outer one it joins what follows once per candidate.
 */
const ofCandidates = (table: PgTable, which = sql`true`) =>
  sql`(
    select theirs.* from candidates
    cross join lateral (select * from ${table} where band_id = candidates.id and ${which} offset 0) as theirs offset 0
  ) as theirs`

/**
 * What the candidates share with the caller, one row per item, aggregated once: a join per kind would go over all
 * of them each time.
 */
const shared = sql`
  select band_id, sum(artist) as artists, sum(track) as tracks, max(session) as session, count(genre) as genres
  from (
    select theirs.band_id, mine.points as artist, null::int as track, null::int as session, null as genre
    from ${ofCandidates(bandArtists)} join artist_rarity mine on mine.item = theirs.artist_id
    union all
    select theirs.band_id, null, mine.points, null, null
    from ${ofCandidates(bandTracks)} join track_rarity mine on mine.item = theirs.track_id
    union all
    select theirs.band_id, null, null, played.points, null
    from ${ofCandidates(bandSessions, sql`recruiting`)} join played on played.session = theirs.session
    union all
    select theirs.band_id, null, null, null, theirs.genre
    from ${ofCandidates(bandGenres)} join ${memberGenres} mine on mine.genre = theirs.genre
    where mine.member_id = ${caller}
  ) as trace
  group by band_id`

const atMost = (points: SQL, max: number) => sql`least(coalesce(${points}, 0), ${number(max)})`

/** The candidates with all their points except those for keywords. */
export const scored = sql`
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
    ${number(weights.UNMET_CONDITION)} * (${unmetConditions}) as by_conditions
  from me cross join candidates
  cross join lateral (select * from ${bands} where id = candidates.id offset 0) as b
  left join (${shared}) as shared on shared.band_id = b.id
  where ${isOpenToCaller}`

/**
 * Keywords are read only for bands that may reach this rank with them. It is twice the last that is returned, because
 * some bands turn out not worth showing.
 */
const RANK_TO_REACH = 2 * RECOMMENDED_BANDS_MAX

/** Those of `scored` that may be among the best, with all points. */
export const withKeywords = sql`
  select scored.*, ${atMost(sql`managers.keywords * ${number(weights.SHARED_KEYWORD)}`, weights.SHARED_KEYWORDS_MAX)} as by_keywords
  from scored
  cross join lateral (
    select count(*) as keywords from ${memberKeywords} theirs
    where theirs.member_id = scored.manager_id
      and theirs.keyword = any(array(select keyword from ${memberKeywords} where member_id = ${caller}))
  ) as managers
  where scored.points + ${number(weights.SHARED_KEYWORDS_MAX)}
    >= coalesce((select points from scored order by points desc offset ${number(RANK_TO_REACH - 1)} limit 1), scored.points)`
