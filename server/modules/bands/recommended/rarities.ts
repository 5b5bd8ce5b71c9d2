import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { bandArtists, bands, bandTracks } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { savedArtists, savedTracks } from '#server/db/musicTables.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'
import { SHARED_ITEM } from './weights.ts'

/**
 * The points of the caller's artists and tracks: the fewer bands list an item, the more. In a large store counting
 * takes a tenth of a ranking. The counts do not depend on the caller, so a node keeps them for a while
 * (docs/queries.md "Recommended bands (B2)").
 */

/** The newest of the caller's artists, and of the tracks, that are used: an archive may have 20,000. */
const THINGS_MAX = 1_000

/**
 * Beyond this number of bands a ranking uses Postgres's estimate of it, and counts that may be `KEPT_MS` old. Below
 * it, or before the first estimate, each ranking counts.
 */
const COUNTED_MAX = 10_000
const KEPT_MS = 10 * 60_000
/** Of each kind, 100 bytes each. */
const KEPT_MAX = 20_000

export type Kind = 'artist' | 'track'
export const LISTED = { artist: bandArtists, track: bandTracks } as const
export const itemOf = (kind: Kind) => sql.identifier(`${kind}_id`)

/** Points by item. An item that no band lists has none. */
export type Rarities = Readonly<Record<Kind, ReadonlyMap<number, number>>>

const own = (kind: Kind, saved: PgTable) => sql<number[]>`array(
  select ${itemOf(kind)} from ${saved} where member_id = ${sql.placeholder('memberId')}::bigint
  order by saved_at desc, ${itemOf(kind)} desc limit ${sql.raw(`${THINGS_MAX}`)})::int[]`

const limited = sql.raw(`${COUNTED_MAX}`)

const ownItems = oncePerStore((db) =>
  db
    .select({
      bands: sql`case when estimate.bands > ${limited} then estimate.bands
        else (select count(*) from (select from ${bands} limit ${limited}) as few) end`.mapWith(Number),
      artist: own('artist', savedArtists),
      track: own('track', savedTracks),
    })
    .from(sql`(select reltuples as bands from pg_class where oid = 'bands'::regclass) as estimate`)
    .prepare('ranked_items'),
)

const countOf = (kind: Kind): SQL => sql`
  select ${sql.raw(`'${kind}'`)} as kind, item,
    (select count(*) from ${LISTED[kind]} where ${itemOf(kind)} = item) as bands
  from unnest(${sql.placeholder(kind)}::text::bigint[]) as item`

const listings = oncePerStore((db) =>
  db
    .select({
      kind: sql<Kind>`counted.kind`,
      item: sql`counted.item`.mapWith(Number),
      bands: sql`counted.bands`.mapWith(Number),
    })
    .from(sql`(${countOf('artist')} union all ${countOf('track')}) as counted`)
    .prepare('listings_of_items'),
)

interface Count {
  bands: number
  atMs: number
}

const countsKept = oncePerStore(() => ({
  artist: recentlyUsed<number, Count>(KEPT_MAX),
  track: recentlyUsed<number, Count>(KEPT_MAX),
}))

export async function raritiesFor(db: Db, memberId: number, now: Date): Promise<Rarities> {
  const [{ bands: all, ...items } = { bands: 0, artist: [], track: [] }] = await ownItems(db).execute({
    memberId,
  })
  const counts = await countsOf(db, items, all > COUNTED_MAX, now.getTime())
  const pointsOf = (kind: Kind) =>
    new Map(
      items[kind].flatMap((item) => {
        const listed = counts[kind].get(item) ?? 0
        return listed === 0 ? [] : [[item, rarity(listed, Math.max(all, listed))] as const]
      }),
    )
  return { artist: pointsOf('artist'), track: pointsOf('track') }
}

/** An item that every band lists has a seventeenth of the points among 100,000 bands. */
const rarity = (listed: number, all: number) =>
  Math.round((SHARED_ITEM * Math.log(1 + all / listed)) / Math.log(1 + all))

type Items = Readonly<Record<Kind, readonly number[]>>

/** How many bands list each item. */
async function countsOf(db: Db, items: Items, mayBeKept: boolean, nowMs: number) {
  const counts = { artist: new Map<number, number>(), track: new Map<number, number>() }
  const kept = countsKept(db)
  const unknown = (kind: Kind) =>
    items[kind].filter((item) => {
      const count = mayBeKept ? kept[kind].get(item) : undefined
      if (!count || Math.abs(nowMs - count.atMs) > KEPT_MS) return true
      counts[kind].set(item, count.bands)
      return false
    })
  const asked = { artist: unknown('artist'), track: unknown('track') }
  if (asked.artist.length + asked.track.length === 0) return counts
  const read = await listings(db).execute({ artist: arrayOf(asked.artist), track: arrayOf(asked.track) })
  for (const { kind, item, bands: listed } of read) {
    counts[kind].set(item, listed)
    if (mayBeKept) kept[kind].set(item, { bands: listed, atMs: nowMs })
  }
  return counts
}

/** An array as a parameter of Postgres. */
export const arrayOf = (numbers: Iterable<number>): string => `{${[...numbers].join(',')}}`
