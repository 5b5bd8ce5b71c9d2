import { sql, type SQL } from 'drizzle-orm'
import { applications, bandPins, bands } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { blocks } from '#server/db/safetyTables.ts'
import { members, participants, rooms } from '#server/db/schema.ts'
import { tuples, type Columns } from './roomList.queries.ts'
import { MOMENT, MOMENT_COLUMNS, momentOf } from './storeMoment.ts'

/**
 * Which rows a list of CH1 has, in which order they stand, and which have changed: without names, people and
 * messages, which `roomList.queries.ts` reads for the rows of an answer.
 *
 * What has changed since an earlier read is told by the transaction ids of the rows (`xmin`), so nothing is
 * written for it. The earlier read has noted the oldest transaction that was running at its moment
 * (`pg_snapshot_xmin`). What it did not see has been written by that transaction or by one with a higher id,
 * however late it was committed; some of what it did see may be told again. A row has only the lower 32 bits
 * of an id, so ids are compared by their age.
 *
 * A deleted row has no id. So whoever deletes something that a list shows also writes a row that stays: the
 * room (`markShowing`) or the band. The rooms stand for their last messages and for what hides these, which are
 * not looked up here (docs/queries.md "Room lists in pages and changes (CH1)").
 */

/** A room of the list. `bandId` null: it is a row of its own; otherwise it is inside the row of that band. */
export interface RoomKey {
  roomId: number
  bandId: number | null
}

const MEMBER = sql`${sql.placeholder('memberId')}::bigint`
const time = (name: string): SQL => sql`${sql.placeholder(name)}::text::timestamptz`

/** Whether a row has been written since the earlier read. */
const isNew = (xid: SQL): SQL => sql`age(${xid}) <= age(${sql.placeholder('since')}::text::xid)`

/**
 * Of both statements, after `seat`. As in the whole list's, every row is found by an index: the planner cannot
 * know how many rows a table before has, so none of them is joined with another.
 */
const keys = (seat: SQL, occupant: SQL, facts: SQL) => sql`
  with seat as materialized (${seat}), room as materialized (
    select id, kind, last_message_at, xmin as xid
    from ${rooms} where id = any(array(select room_id from seat where is_in))
  ), application as materialized (
    select a.room_id, b.id as band_id, b.manager_id, a.xmin as xid, b.xid as band_xid
    from ${applications} a
    cross join lateral (select id, manager_id, xmin as xid from ${bands} where id = a.band_id offset 0) b
    where a.room_id = any(array(select id from room where kind = 'BAND'))
  ), blocked as materialized (
    select case when blocker_id = ${MEMBER} then blocked_id else blocker_id end as member_id
    from ${blocks} where blocker_id = ${MEMBER} or blocked_id = ${MEMBER}
  ), ${occupant}
  select ${MOMENT_COLUMNS}, (
    select json_agg(room_id) from (
      select room_id from occupant
      where member_id = any(array(select member_id from blocked))
        and room_id = any(array(select id from room where kind <> 'GROUP'))
      union all
      select id from room where kind = 'BAND' and id not in (select room_id from application)
    ) as absent
  ) as hidden, (
    select json_build_array(json_agg(room_id), json_agg(band_id))
    from application where manager_id = ${MEMBER}
  ) as inside, ${facts}`

const BANDS = sql`from ${bands} b
    left join ${bandPins} pin on pin.band_id = b.id and pin.member_id = b.manager_id
    where b.manager_id = ${MEMBER} and b.status <> 'ENDED'`

const places = keys(
  sql`
    select room_id, pinned_at, true as is_in
    from ${participants} where member_id = ${MEMBER} and state = 'ACTIVE'
  `,
  sql`occupant as materialized (
    select room_id, member_id from ${participants}
    where member_id = any(array(select member_id from blocked))
      and room_id = any(array(select id from room where kind <> 'GROUP'))
  )`,
  sql`(
    select json_build_array(json_agg(room_id), json_agg(pinned_at)) from seat
  ) as seats, (
    select json_build_array(json_agg(id), json_agg(last_message_at)) from room
  ) as rooms, (
    select json_build_array(json_agg(b.id), json_agg(pin.pinned_at)) ${BANDS}
  ) as bands`,
)

/**
 * A mute that has ended meanwhile is a change. When the member has left the room of an application, all bands
 * count as changed, because the application may be gone and with it the name of the band.
 */
const changes = keys(
  sql`
    select room_id, state = 'ACTIVE' as is_in,
      ${isNew(sql`xmin`)}
        or coalesce(muted_until > ${time('from')} and muted_until <= ${time('to')}, false) as is_new
    from ${participants} where member_id = ${MEMBER}
  `,
  sql`occupant as materialized (
    select room_id, member_id, xmin as xid
    from ${participants} where room_id = any(array(select id from room))
  ), renamed as materialized (
    select id from ${members}
    where id = any(array(select distinct member_id from occupant)) and ${isNew(sql`xmin`)}
  )`,
  sql`(
    select json_agg(room_id) from seat where is_in
  ) as seats, (
    select json_agg(room_id) from (
      select room_id from seat where is_in and is_new
      union
      select id from room where ${isNew(sql`xid`)}
      union
      select room_id from occupant where ${isNew(sql`xid`)} or member_id in (select id from renamed)
      union
      select room_id from application where ${isNew(sql`xid`)} or ${isNew(sql`band_xid`)}
    ) as changed
  ) as changed, (
    select json_build_array(json_agg(b.id), json_agg(
      ${isNew(sql`b.xmin`)} or coalesce(${isNew(sql`pin.xmin`)}, false) or exists (
        select from ${rooms} where kind = 'BAND'
          and id = any(array(select room_id from seat where is_new and not is_in)))))
    ${BANDS}
  ) as bands`,
)

const ROOMS = {
  hidden: sql<number[] | null>`hidden`,
  inside: sql<Columns<[roomId: number, bandId: number]>>`inside`,
}

/** Planning costs more than running for a short list, so each store prepares the statements once. */
const preparedPlaces = oncePerStore((db) =>
  db
    .select({
      ...MOMENT,
      ...ROOMS,
      seats: sql<Columns<[roomId: number, pinnedAt: string | null]>>`seats`,
      rooms: sql<Columns<[roomId: number, lastMessageAt: string | null]>>`rooms`,
      bands: sql<Columns<[bandId: number, pinnedAt: string | null]>>`bands`,
    })
    .from(sql`(${places}) as places`)
    .prepare('chat_room_list_places'),
)
const preparedChanges = oncePerStore((db) =>
  db
    .select({
      ...MOMENT,
      ...ROOMS,
      seats: sql<number[] | null>`seats`,
      changed: sql<number[] | null>`changed`,
      bands: sql<Columns<[bandId: number, isChanged: boolean]>>`bands`,
    })
    .from(sql`(${changes}) as changes`)
    .prepare('chat_room_list_changes'),
)

/**
 * Reads where the rows of the member's list stand. Times are texts with an offset. `seats` counts the rooms,
 * hidden ones too.
 */
export async function selectRoomPlaces(db: Db, memberId: number) {
  const [found] = await preparedPlaces(db).execute({ memberId })
  if (!found) throw new Error('the places of the rooms were not answered')
  const pins = new Map(tuples(found.seats))
  const lastMessages = new Map(tuples(found.rooms))
  return {
    moment: momentOf(found),
    seats: pins.size,
    rooms: keysOf(found, [...pins.keys()]).map((key) => ({
      ...key,
      pinnedAt: pins.get(key.roomId) ?? null,
      lastMessageAt: lastMessages.get(key.roomId) ?? null,
    })),
    bands: tuples(found.bands).map(([bandId, pinnedAt]) => ({ bandId, pinnedAt })),
  }
}

/**
 * Reads which rows of the member's list have changed; a band's row with any of its rooms.
 *
 * @param since the lower 32 bits of `StoreMoment.oldestRunning` of an earlier read
 * @param from the time of that read, ISO 8601
 * @param to the time of this one
 */
export async function selectRoomChanges(
  db: Db,
  memberId: number,
  { since, from, to }: { since: number; from: string; to: string },
) {
  const [found] = await preparedChanges(db).execute({ memberId, since: String(since), from, to })
  if (!found) throw new Error('the changes of the rooms were not answered')
  const changed = new Set(found.changed)
  // also by a room that a block has hidden since
  const changedInside = new Set(
    tuples(found.inside).flatMap(([roomId, bandId]) => (changed.has(roomId) ? [bandId] : [])),
  )
  return {
    moment: momentOf(found),
    rooms: keysOf(found, found.seats ?? []).map((key) => ({ ...key, isChanged: changed.has(key.roomId) })),
    bands: tuples(found.bands).map(([bandId, isChanged]) => ({
      bandId,
      isChanged: isChanged || changedInside.has(bandId),
    })),
  }
}

interface FoundRooms {
  hidden: number[] | null
  inside: Columns<[roomId: number, bandId: number]>
}

function keysOf({ hidden, inside }: FoundRooms, seats: readonly number[]): RoomKey[] {
  const absent = new Set(hidden)
  const bandOf = new Map(tuples(inside))
  return seats.flatMap((roomId) =>
    absent.has(roomId) ? [] : [{ roomId, bandId: bandOf.get(roomId) ?? null }],
  )
}
