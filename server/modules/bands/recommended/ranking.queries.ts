import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { RECOMMENDED_BANDS_MAX } from '#contract/limits.ts'
import type { Region } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { bandArtists, bandGenres, bandSessions, bandTracks } from '#server/db/bandTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import { artists, tracks } from '#server/db/musicTables.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { memberGenres, memberKeywords } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'
import { isSuspended } from '../../safety/sanctions/suspension.queries.ts'
import { arrayOf, itemOf, type Kind, LISTED, raritiesFor } from './rarities.ts'
import { caller, candidates, me, now, number, played, rarityOf, scored, withKeywords } from './scoring.ts'

/**
 * Scores the recruiting bands that may be the best and returns the best with their reasons, in one statement that
 * is prepared once per store. Weights: weights.ts. Plan and times: docs/queries.md.
 */

/**
 * Applied after the sort, which stops at the last row needed: filtering first would read three more tables.
 */
const isWorthShowing = sql`
  cross join lateral (
    (select from ${bandSessions} where band_id = candidate.id limit 1) union all
    (select from ${bandArtists} where band_id = candidate.id limit 1) union all
    (select from ${bandTracks} where band_id = candidate.id limit 1) limit 1
  ) as something
  cross join lateral (
    select from ${members} where id = candidate.manager_id and state = 'ACTIVE'
      and not ${isBlocked(sql`candidate.manager_id`, caller)}
      and not ${isSuspended(sql`candidate.manager_id`, now)} offset 0
  ) as manager`

/**
 * The best bands with the number of artists, or tracks, that they share with the caller, and the name of the rarest;
 * of several the first listed. One join for all bands: the caller may have a thousand items.
 */
function rarestOf(kind: Kind, things: PgTable, name: SQL): SQL {
  const item = itemOf(kind)
  return sql`
    select distinct on (theirs.band_id) theirs.band_id, ${name} as name, count(*) over (partition by theirs.band_id) as count
    from (
      select theirs.* from best cross join lateral (select * from ${LISTED[kind]} where band_id = best.id offset 0) as theirs offset 0
    ) as theirs
    join ${sql.identifier(`${kind}_rarity`)} as mine on mine.item = theirs.${item} join ${things} as things on things.id = theirs.${item}
    order by theirs.band_id, mine.points desc, theirs.position, things.id`
}

/** For each kind, the shared item that weighs most and the number of shared items. */
const named = sql`
  left join (${rarestOf('artist', artists, sql`things.name`)}) as artist on artist.band_id = best.id
  left join (${rarestOf('track', tracks, sql`things.title`)}) as track on track.band_id = best.id
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

/** Newest first among equal scores, so that the order is deterministic. */
const bestFirst = sql`score desc, created_at desc, id desc`

const count = (column: string) => sql`coalesce(ranked.${sql.identifier(column)}, 0)`.mapWith(Number)

/** `among`: a query of the ids of the bands to score. */
const statement = (db: Db, name: string, among: SQL) =>
  db
    .select({
      bandId: count('id'),
      region: sql<Region | null>`ranked.region`,
      artist: sql<string | null>`ranked.artist`,
      track: sql<string | null>`ranked.track`,
      session: sql<BandSessionType | null>`ranked.session`,
      genre: sql<string | null>`ranked.genre`,
      keyword: sql<string | null>`ranked.keyword`,
      /** The number of shared items of each kind, including the named one. */
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
        with me as materialized (${me}),
        played as materialized (${played}), ${rarityOf('artist')}, ${rarityOf('track')},
        candidates as materialized (${among}),
        scored as materialized (
          select *, by_artists + by_tracks + by_session + by_region + by_genres + by_conditions as points
          from (${scored}) as scored
        ),
        best as materialized (
          select * from (
            select candidate.* from (
              select *, points + by_keywords as score from (${withKeywords}) as complete order by ${bestFirst}
            ) as candidate
            ${isWorthShowing}
            order by ${bestFirst} limit ${number(RECOMMENDED_BANDS_MAX)}
          ) as shown
          order by ${bestFirst} limit ${sql.placeholder('limit')}
        )
        select best.*, artist.name as artist, artist.count as artists, track.name as track, track.count as tracks,
          session.name as session, genre.name as genre, genre.count as genres,
          keyword.name as keyword, keyword.count as keywords
        from best
        ${named}
      ) as ranked`,
    )
    .orderBy(bestFirst)
    .prepare(name)

interface Asked {
  limit: number
  now: Date
}

/** A ranking of the bands `among`, best first, whose statement has a name. */
export function rankingAmong(db: Db, name: string, among: SQL) {
  const prepared = statement(db, name, among)
  return async (memberId: number, { limit, now: at }: Asked) => {
    const { artist, track } = await raritiesFor(db, memberId, at)
    return prepared.execute({
      memberId,
      limit,
      now: at.toISOString(),
      artists: arrayOf(artist.keys()),
      artistPoints: arrayOf(artist.values()),
      tracks: arrayOf(track.keys()),
      trackPoints: arrayOf(track.values()),
    })
  }
}

const ranking = oncePerStore((db) => rankingAmong(db, 'recommended_bands', candidates))

/** Best first. */
export const selectRanking = (db: Db, memberId: number, asked: Asked) => ranking(db)(memberId, asked)

export type RankedBand = Awaited<ReturnType<typeof selectRanking>>[number]
