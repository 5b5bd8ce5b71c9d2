import { sql, type SQL } from 'drizzle-orm'
import { GENRES } from '#contract/genresAndKeywords.ts'
import { GENDERS, REGIONS } from '#contract/scalars.ts'
import { SESSION_TYPES } from '#contract/sessions.ts'
import type { DbPlace } from '#server/adapters/db/connect.ts'
import type { Tx } from '#server/db/db.ts'
import { inOneGo, patiently, PEOPLE, somePopular, textArray } from './archives.ts'

export const BANDS = 10_000
const SESSIONS_EACH = 3
const OCCUPIED_EACH = 2
const GENRES_EACH = 2
const ARTISTS_EACH = 6
const TRACKS_EACH = 6
const PLAYED_EACH = 2
const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'EXPERT']

/**
 * Adds bands to the members of `archives.ts`, who also get instruments and places. Items that bands like are
 * as popular as those that members save.
 */
export const fillBands = (place: DbPlace) =>
  patiently(place, (db) =>
    inOneGo(db, async (tx) => {
      await settleMembers(tx)
      await insertBands(tx, { bands: BANDS, people: PEOPLE, name: sql`'밴드 ' || n`, nameKey: sql`''` })
    }),
  )

export const anyOf = (texts: readonly string[]): SQL =>
  sql`(${textArray(texts)})[1 + floor(random() * ${texts.length}::int)::int]`

/** Picks `each` different texts for every one of `owners`, numbered by `place`. */
const someFor = (owners: number, texts: readonly string[], each: number) => sql`
  from generate_series(1, ${owners}::int) owner
  cross join lateral (
    select text, row_number() over () as place from (
      select text from unnest(${textArray(texts)}) text where owner > 0 order by random() limit ${each}::int
    ) as drawn
  ) as chosen`

async function settleMembers(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update members set region = ${anyOf(REGIONS)}, gender = ${anyOf(GENDERS)}, age = 15 + floor(random() * 40)`)
  await tx.execute(sql`
    insert into member_sessions (member_id, session_type, level, position)
    select owner, text, ${anyOf(LEVELS)}, place ${someFor(PEOPLE, SESSION_TYPES, PLAYED_EACH)}`)
}

export interface ManyBands {
  bands: number
  /** Their managers are members 1 to `people`. */
  people: number
  /** Of the band `n`. */
  name: SQL
  nameKey: SQL
}

export async function insertBands(tx: Tx, { bands, people, name, nameKey }: ManyBands): Promise<void> {
  await tx.execute(sql`
    insert into bands (manager_id, name, name_key, status, region, age_start, age_end, gender, ends_at, auto_close, description, created_at)
    select 1 + (n * 7919) % ${people}::int, ${name}, ${nameKey}, case when random() < 0.9 then 'RECRUITING' else 'ACTIVE' end,
      case when random() < 0.9 then ${anyOf(REGIONS)} end, 10 * floor(random() * 3), 10 * (3 + floor(random() * 3)),
      case when random() < 0.7 then 'OTHER' else ${anyOf(GENDERS)} end, now() + random() * interval '60 days', true,
      repeat('주말에 만나서 천천히 맞춰 보는 밴드예요. ', 8), now() - random() * interval '365 days'
    from generate_series(1, ${bands}::bigint) n`)
  for (const [recruiting, each] of [
    [true, SESSIONS_EACH],
    [false, OCCUPIED_EACH],
  ] as const)
    await tx.execute(sql`
      insert into band_sessions (band_id, session, recruiting, position)
      select owner, text, ${recruiting}::boolean, place ${someFor(bands, SESSION_TYPES, each)}`)
  await tx.execute(sql`
    insert into band_genres (band_id, genre, position)
    select owner, text, place ${someFor(bands, GENRES, GENRES_EACH)}`)
  for (const [kind, each] of [
    ['artists', ARTISTS_EACH],
    ['tracks', TRACKS_EACH],
  ] as const)
    await tx.execute(sql`
      insert into ${sql.identifier(`band_${kind}`)} (band_id, ${kind === 'tracks' ? sql`track_id` : sql`artist_id`}, position)
      select owner, ${somePopular(kind)}, place
      from generate_series(1, ${bands}::int) owner, generate_series(1, ${each}::int) place
      on conflict do nothing`)
}
