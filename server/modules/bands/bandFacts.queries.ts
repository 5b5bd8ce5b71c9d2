import { eq, sql, type SQL } from 'drizzle-orm'
import type { ArtistRef, SnsRef, TrackRef } from '#contract/http/bands/bands.ts'
import { DAYS, SNS_PLATFORMS, type Day, type Job } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import {
  bandArtists,
  bandDays,
  bandGenres,
  bandJobs,
  bandLinks,
  bands,
  bandSessions,
  bandTracks,
} from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { artists, tracks } from '#server/db/musicTables.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'

/** One list of a band as JSON, read through the table's primary key, which begins with the band's id. */
const list = <Item>(item: SQL, from: SQL) =>
  sql<Item[]>`(select coalesce(json_agg(${item}), '[]'::json) ${from})`

const sessionsOf = (which: SQL) =>
  list<BandSessionType>(
    sql`session order by position, session`,
    sql`from ${bandSessions} where band_id = ${bands.id} and ${which}`,
  )

/** For sorting by the place in a fixed list. */
const inOrder = (texts: readonly string[]) => sql.raw(`array[${texts.map((each) => `'${each}'`).join(', ')}]`)

/** All facts of a band except its people. Pictures are stored paths. */
const FACTS = {
  bandId: bands.id,
  managerId: bands.managerId,
  name: bands.name,
  imageUrl: bands.imageUrl,
  mediaUrl: bands.mediaUrl,
  status: bands.status,
  description: bands.description,
  region: bands.region,
  district: bands.district,
  ageStart: bands.ageStart,
  ageEnd: bands.ageEnd,
  gender: bands.gender,
  endsAt: bands.endsAt,
  autoClose: bands.autoClose,
  averageAge: bands.averageAge,
  maleCount: bands.maleCount,
  femaleCount: bands.femaleCount,
  createdAt: bands.createdAt,
  recruiting: sessionsOf(sql`recruiting`),
  occupied: sessionsOf(sql`not recruiting`),
  genres: list<string>(sql`genre order by position`, sql`from ${bandGenres} where band_id = ${bands.id}`),
  artists: list<ArtistRef>(
    sql`json_build_object('name', a.name, 'imageUrl', a.image_url) order by liked.position`,
    sql`from ${bandArtists} liked join ${artists} a on a.id = liked.artist_id where liked.band_id = ${bands.id}`,
  ),
  tracks: list<TrackRef>(
    sql`json_build_object('title', t.title, 'artist', t.artist, 'imageUrl', t.image_url) order by wanted.position`,
    sql`from ${bandTracks} wanted join ${tracks} t on t.id = wanted.track_id where wanted.band_id = ${bands.id}`,
  ),
  days: list<Day>(
    sql`day order by array_position(${inOrder(DAYS)}, day)`,
    sql`from ${bandDays} where band_id = ${bands.id}`,
  ),
  jobs: list<Job>(sql`job order by position`, sql`from ${bandJobs} where band_id = ${bands.id}`),
  links: list<SnsRef>(
    sql`json_build_object('platform', platform, 'url', url) order by array_position(${inOrder(SNS_PLATFORMS)}, platform)`,
    sql`from ${bandLinks} where band_id = ${bands.id}`,
  ),
}

/**
 * Planning the statement costs more than running it for one band, so each store prepares it once (on
 * Postgres: once per connection).
 */
const bandFacts = oncePerStore((db) =>
  db
    .select(FACTS)
    .from(sql`unnest(${sql.placeholder('bandIds')}::text::bigint[]) with ordinality as asked(band_id, place)`)
    .innerJoin(bands, eq(bands.id, sql`asked.band_id`))
    .orderBy(sql`asked.place`)
    .prepare('band_facts'),
)

/** The facts of these bands, of any status, in the order of the ids; unknown bands are left out. */
export const selectBandFacts = (db: Db, bandIds: readonly number[]) =>
  bandFacts(db).execute({ bandIds: `{${bandIds.join(',')}}` })

export type BandFacts = Awaited<ReturnType<typeof selectBandFacts>>[number]
