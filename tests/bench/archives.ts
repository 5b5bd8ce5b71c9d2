import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { GENRES, KEYWORD_PRESETS } from '#contract/genresAndKeywords.ts'
import { openDb, type DbPlace } from '#server/adapters/db/connect.ts'
import type { Db, Tx } from '#server/db/db.ts'
import * as schema from '#server/db/schema.ts'
import { fillCrowd } from './crowd.ts'

export const PEOPLE = 10_000
export const TRACKS_EACH = 200
export const ARTISTS_EACH = 20
const TASTES_EACH = 3
/** A member whose archive has the maximum size the screens must handle, with tracks most members have. */
export const POPULAR_HOARDER = 1
/** An archive of the same size, with tracks hardly anybody has. */
export const RARE_HOARDER = 2
const HOARDED = 20_000
/** The ten members most similar to this one have saved nothing. */
export const TWIN_OF_NEWCOMERS = 3
const NEWCOMERS = 10
const OWN_WORDS = 200

const CATALOGUE = { tracks: 100_000, artists: 5_000 }
/**
 * A larger value gives a flatter distribution. Chosen so that a third of the members have the first track,
 * and a third the first artist.
 */
const FLATNESS = { tracks: 70, artists: 8 }
const YEAR_SECONDS = 365 * 86_400

/**
 * Creates as many archives as the budget assumes, inside the store, because sending two million rows would
 * take minutes. Popularity falls as one over the place in the catalogue (Zipf), so a few items are in most
 * archives.
 */
export async function fillArchives(place: DbPlace): Promise<void> {
  const store = await openDb(place)
  await fillCrowd(store.db, { people: PEOPLE, rooms: [] })
  await store.close()
  await patiently(place, fill)
}

/** Runs `work` without the statement time limits of the program's own Postgres connections. */
export async function patiently(place: DbPlace, work: (db: Db) => Promise<void>): Promise<void> {
  if (place.kind === 'postgres') {
    const client = new pg.Client({ connectionString: place.url })
    await client.connect()
    try {
      await work(drizzle({ client, schema }))
    } finally {
      await client.end()
    }
  } else {
    const store = await openDb(place)
    await work(store.db)
    await store.close()
  }
}

async function fill(db: Db): Promise<void> {
  await inOneGo(db, async (tx) => {
    await insertCatalogue(tx)
    await withIndexesLast(tx, 'saved_artists', () => insertSaved(tx, 'artists', ARTISTS_EACH))
    await withIndexesLast(tx, 'saved_tracks', async () => {
      await insertSaved(tx, 'tracks', TRACKS_EACH)
      await insertHoard(tx, POPULAR_HOARDER, 1)
      await insertHoard(tx, RARE_HOARDER, CATALOGUE.tracks - HOARDED)
    })
    await insertTastes(tx, 'genre', GENRES)
    await insertTastes(tx, 'keyword', Object.values(KEYWORD_PRESETS).flat())
    await insertNewcomers(tx)
  })
}

/** Inserts the same rows every time and leaves the store as after running for a while. */
export async function inOneGo(db: Db, insert: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`)
    // Skips foreign key checks for each row; the referenced rows are known to exist.
    await tx.execute(sql`set local session_replication_role = replica`)
    await insert(tx)
  })
  // A running store does both by itself. Without the vacuum every index lookup would also read the row, and
  // the checkpoint would begin while the first calls are measured.
  await db.execute(sql`vacuum analyze`)
  await db.execute(sql`checkpoint`)
}

export async function insertCatalogue(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into tracks (spotify_id, title, artist, album, created_at, updated_at)
    select 'track-' || n, '노래 ' || n, '밴드 ' || n % 5000, '앨범 ' || n % 20000, now(), now()
    from generate_series(1, ${CATALOGUE.tracks}::int) n`)
  await tx.execute(sql`
    insert into artists (spotify_id, name, created_at, updated_at)
    select 'artist-' || n, '밴드 ' || n, now(), now() from generate_series(1, ${CATALOGUE.artists}::int) n`)
}

/**
 * Building an index over two million rows at once takes a tenth of the time. Indexes of constraints stay.
 */
export async function withIndexesLast(
  tx: Db | Tx,
  table: string,
  insert: () => Promise<unknown>,
): Promise<void> {
  const rows = await tx
    .select({ name: sql<string>`indexname`, made: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(
      sql`tablename = ${table} and not exists (select from pg_constraint where conname = pg_indexes.indexname)`,
    )
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  await insert()
  for (const { made } of rows) await tx.execute(sql.raw(made))
}

/** For members 1 to `PEOPLE`. */
export function insertSaved(tx: Tx, kind: 'tracks' | 'artists', each: number): Promise<unknown> {
  const item = kind === 'tracks' ? sql`track_id` : sql`artist_id`
  return tx.execute(sql`
    insert into ${sql.identifier(`saved_${kind}`)} (member_id, ${item}, saved_at)
    select m, ${somePopular(kind)}, ${someTime}
    from generate_series(1, ${PEOPLE}::int) m, generate_series(1, ${each}::int)
    on conflict do nothing`)
}

/** The id of a random track or artist, weighted by popularity. */
export function somePopular(kind: 'tracks' | 'artists'): SQL {
  const [flat, all] = [sql`${FLATNESS[kind]}::float`, sql`${CATALOGUE[kind]}::float`]
  return sql`(1 + floor(${flat} * ((${all} + ${flat}) / ${flat}) ^ random() - ${flat}))::bigint`
}

const someTime = sql`now() - random() * ${YEAR_SECONDS}::int * interval '1 second'`

const insertHoard = (tx: Tx, memberId: number, from: number) =>
  tx.execute(sql`
    insert into saved_tracks (member_id, track_id, saved_at)
    select ${memberId}::int, n, ${someTime}
    from generate_series(${from}::int, ${from + HOARDED - 1}::int) n on conflict do nothing`)

function insertTastes(tx: Tx, what: 'genre' | 'keyword', offered: readonly string[]): Promise<unknown> {
  return tx.execute(sql`
    insert into ${sql.identifier(`member_${what}s`)} (member_id, ${sql.identifier(what)}, position)
    select m, chosen.text, row_number() over (partition by m)
    from generate_series(1, ${PEOPLE}::int) m
    cross join lateral (
      select text from unnest(${textArray(offered)}) text where m > 0 order by random() limit ${TASTES_EACH}::int
    ) as chosen`)
}

async function insertNewcomers(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from saved_tracks where member_id > ${PEOPLE - NEWCOMERS}::int`)
  await tx.execute(sql`
    insert into member_keywords (member_id, keyword, position)
    select id, '우리끼리 하는 말 ' || n, ${TASTES_EACH}::int + n
    from members, generate_series(1, ${OWN_WORDS}::int) n
    where id = ${TWIN_OF_NEWCOMERS} or id > ${PEOPLE - NEWCOMERS}::int`)
}

export const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
