import { sql, type SQL } from 'drizzle-orm'
import { isBlocked } from '#server/db/blocked.ts'
import { savedArtists, savedTracks } from '#server/db/musicTables.ts'
import { memberGenres, memberKeywords } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'
import { isSuspended } from '../../safety/sanctions/suspension.queries.ts'

/**
 * The parts of this module's statements that find members similar to the caller. A *trace* is one member who
 * has one of the caller's things: a saved item, a genre, a keyword. A member's number of traces is the
 * overlap (docs/product/profile.md "Similar").
 */

/**
 * At most `THINGS_MAX` of the caller's things of one kind are followed, newest first, until `TRACES_MAX`
 * traces are found: neither an archive of 20,000 tracks nor tracks that every third member has may slow the
 * answer. Below both limits the overlap is exact; above, it covers the caller's recent items. Neither limit
 * favours any member.
 */
const THINGS_MAX = 1_000
const TRACES_MAX = 20_000

/** Inlined rather than passed as a parameter: the planner needs to know how few rows are wanted. */
export const rows = (count: number) => sql.raw(`${count}`)

export const caller = sql`${sql.placeholder('memberId')}::bigint`
const now = sql`${sql.placeholder('now')}::timestamptz`

const SAVED = {
  tracks: { saved: sql`${savedTracks}`, item: sql.identifier('track_id') },
  artists: { saved: sql`${savedArtists}`, item: sql.identifier('artist_id') },
} as const
/** The kinds of items these calls use; both are saved in tables of the same form. */
export type SavedKind = keyof typeof SAVED

/** The member's newest saved items, in index order. */
export function newestOf(kind: SavedKind, memberId: SQL, limit: number): SQL {
  const { saved, item } = SAVED[kind]
  return sql`
    select ${item} as thing, saved_at as place from ${saved} where member_id = ${memberId}
    order by saved_at desc, ${item} desc limit ${rows(limit)}`
}

/** Whether the member has saved the item. */
export function hasSaved(kind: SavedKind, memberId: SQL, itemId: SQL): SQL {
  const { saved, item } = SAVED[kind]
  return sql`exists (select from ${saved} where member_id = ${memberId} and ${item} = ${itemId})`
}

/** For each member in `among`: how many `items` the caller has saved too. */
export function sharedWith(kind: SavedKind, among: SQL): SQL {
  const { saved, item } = SAVED[kind]
  return sql`
    select a.member_id, count(*) as items
    from ${among} a
    join ${saved} theirs on theirs.member_id = a.member_id
    join ${saved} mine on mine.${item} = theirs.${item} and mine.member_id = ${caller}
    group by a.member_id`
}

export function tracesOfSaved(kind: SavedKind): SQL {
  const { saved, item } = SAVED[kind]
  return traces(
    newestOf(kind, caller, THINGS_MAX),
    sql`select member_id from ${saved} where ${item} = mine.thing`,
  )
}

/** Traces of the caller's genres and keywords. */
export const tracesOfTastes = sql.join(
  [
    { tastes: memberGenres, taste: sql.identifier('genre') },
    { tastes: memberKeywords, taste: sql.identifier('keyword') },
  ].map(({ tastes, taste }) =>
    traces(
      sql`
        select ${taste} as thing, -position as place from ${tastes} where member_id = ${caller}
        order by place desc, thing desc limit ${rows(THINGS_MAX)}`,
      sql`select member_id from ${tastes} where ${taste} = mine.thing`,
    ),
  ),
  sql` union all `,
)

/**
 * `mine`: the caller's things as `thing`, ordered by `place` and `thing`, descending. `owners`: the members
 * who have `mine.thing`. OFFSET 0 keeps the planner from reading a whole table: each thing is one index
 * lookup that returns its owners in order. Both orders hold from the start, so nothing is sorted and the
 * limit stops the reading.
 */
function traces(mine: SQL, owners: SQL): SQL {
  return sql`(
    select trace.member_id from (${mine}) as mine
    cross join lateral (${owners} order by member_id offset 0) as trace
    order by mine.place desc, mine.thing desc limit ${rows(TRACES_MAX)})`
}

/**
 * The active members with the most traces, as `member_id` and `overlap`; equal ones by id. Without suspended
 * ones, and without those between whom and the caller there is a block (P22).
 */
export function mostAlike(left: SQL, limit: number): SQL {
  return sql`
    select alike.member_id, alike.overlap
    from (
      select member_id, count(*) as overlap from (${left}) as trace
      where member_id <> ${caller} group by member_id order by overlap desc, member_id
    ) as alike
    join ${members} m on m.id = alike.member_id and m.state = 'ACTIVE'
      and not ${isSuspended(sql`alike.member_id`, now)}
    where not ${isBlocked(sql`alike.member_id`, caller)}
    order by alike.overlap desc, alike.member_id limit ${rows(limit)}`
}
