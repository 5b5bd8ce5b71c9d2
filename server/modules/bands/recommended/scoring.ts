import { sql, type SQL } from 'drizzle-orm'
import {
  applications,
  bandArtists,
  bandGenres,
  bands,
  bandSessions,
  bandTracks,
} from '#server/db/bandTables.ts'
import { savedArtists, savedTracks } from '#server/db/musicTables.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'
import { NEIGHBOURS } from './neighbours.ts'
import * as weights from './weights.ts'

/** The parts of the ranking's statement: a band's points and where they come from. */

/**
 * At most this many of the caller's artists and tracks are used, newest first: an archive may have 20,000.
 */
const THINGS_MAX = 1_000

/** Inlined rather than passed as parameters: the planner needs the values. */
export const number = (value: number) => sql.raw(`${value}`)
export const caller = sql`${sql.placeholder('memberId')}::bigint`
export const now = sql`${sql.placeholder('now')}::timestamptz`

const ITEMS = {
  artist: { saved: savedArtists, listed: bandArtists, item: sql.identifier('artist_id') },
  track: { saved: savedTracks, listed: bandTracks, item: sql.identifier('track_id') },
} as const

/**
 * `artist_traces`: each band that lists an artist of the caller's. `artist_rarity`: the points of that
 * artist. The same for tracks.
 */
export function sharedItems(kind: keyof typeof ITEMS): SQL {
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
 * What bands share with the caller, one row per item, aggregated once: a join per kind would scan all bands
 * each time.
 */
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
    ${atMost(sql`managers.keywords * ${number(weights.SHARED_KEYWORD)}`, weights.SHARED_KEYWORDS_MAX)} as by_keywords,
    ${number(weights.UNMET_CONDITION)} * (${unmetConditions}) as by_conditions
  from me cross join ${bands} b
  left join (${shared}) as shared on shared.band_id = b.id
  left join (${likeMindedManagers}) as managers on managers.member_id = b.manager_id
  where ${isOpenToCaller}`
