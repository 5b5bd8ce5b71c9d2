import { sql, type SQL } from 'drizzle-orm'
import { HIDDEN_MESSAGE_TEXT, type MessageType } from '#contract/http/chat/messages.ts'
import type { PASS_FAIL } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { applications, bandPins, bandSessions, bands } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { blocks, hiddenMessages } from '#server/db/safetyTables.ts'
import { members, messages, participants, rooms } from '#server/db/schema.ts'
import type { RoomKind } from '../chat.policy.ts'
import { MOMENT, MOMENT_COLUMNS, momentOf } from './storeMoment.ts'

/** A member of the query in one of their rooms. Times are texts with an offset. */
export type SeatTuple = [
  memberId: number,
  roomId: number,
  pinnedAt: string | null,
  readTalkCount: number,
  /** Null: not muted. A mute may be over. */
  mute: [until: string | null, mentions: boolean] | null,
]

/** One of those rooms. */
export type RoomTuple = [
  roomId: number,
  kind: RoomKind,
  name: string | null,
  imageUrl: string | null,
  talkCount: number,
  lastMessageId: number,
  lastMessageAt: string | null,
  ownerId: number | null,
  isOpen: boolean,
]

export type LastMessageTuple = [
  messageId: number,
  content: string,
  type: MessageType,
  senderId: number | null,
]

/** The application of a BAND room. */
export type ApplicationTuple = [
  roomId: number,
  bandId: number,
  bandName: string,
  bandImageUrl: string | null,
  managerId: number,
  session: BandSessionType,
  passFail: PassFail,
]

/**
 * A participant of such a room, including the asking member; in a two-person room also one who has left it.
 */
export type OccupantTuple = [roomId: number, memberId: number, lastReadMessageId: number]

/** Each of those members once, however many rooms they are in. */
export type PersonTuple = [memberId: number, nickname: string, profileImageUrl: string | null]

/** A band with a BAND-MANAGER row: managed by a member of the query, and not ENDED. */
export type BandTuple = [
  bandId: number,
  name: string,
  imageUrl: string | null,
  status: 'RECRUITING' | 'ACTIVE',
  pinnedAt: string | null,
  sessions: BandSessionType[],
  managerId: number,
]

/** A block of or by a member of the query. */
export type BlockTuple = [blockerId: number, blockedId: number]

type PassFail = (typeof PASS_FAIL)[number]

const HIDDEN = sql.raw(`'${HIDDEN_MESSAGE_TEXT}'`)

/** As `{1,2,3}`, which both drivers pass unchanged. */
const memberIds = sql`any(${sql.placeholder('memberIds')}::text::bigint[])`

interface Lists {
  /** Further parts of the statement, and columns that it answers with. */
  before?: SQL
  also?: SQL
  /** Which of the members' rooms and managed bands. */
  rooms: SQL
  bands: SQL
}

/**
 * Everything that CH1 shows to these members, in one statement and so from one snapshot. Nothing is counted,
 * because the unread count is the difference of two stored counts (see `rooms` in the schema). Data shared by
 * several rows is returned once. The result is JSON, column by column: `json_agg` looks up a type's output
 * function once, `json_build_array` for every value, which for a list of 50 rooms is a quarter of the work
 * (S9).
 *
 * `= any(array(…))` keeps the planner from a hash join over a whole table, which it prefers while tables are
 * small: every row is found through an index, however many rooms there are. A lateral join does that too, but
 * is a sixth slower.
 */
const lists = ({ before = sql``, also = sql``, rooms: ofRooms, bands: ofBands }: Lists) => sql`
  with ${before} seat as materialized (
    select member_id, room_id, pinned_at, read_talk_count,
      case when muted_at is not null then json_build_array(muted_until, mentions_heard) end as mute
    from ${participants} where member_id = ${memberIds} and state = 'ACTIVE' ${ofRooms}
  ), room as materialized (
    select id, kind, name, image_url, talk_count, last_message_id, last_message_at, owner_id, is_open
    from ${rooms} where id = any(array(select distinct room_id from seat))
  ), occupant as materialized (
    select room_id, member_id, last_read_message_id
    from ${participants}
    where room_id = any(array(select id from room))
      and (state = 'ACTIVE' or room_id = any(array(select id from room where kind <> 'GROUP')))
  )
  select ${also} (
    select json_build_array(
      json_agg(member_id), json_agg(room_id), json_agg(pinned_at), json_agg(read_talk_count),
      json_agg(mute))
    from seat
  ) as seats, (
    select json_build_array(
      json_agg(id), json_agg(kind), json_agg(name), json_agg(image_url),
      json_agg(talk_count), json_agg(last_message_id), json_agg(last_message_at),
      json_agg(owner_id), json_agg(is_open))
    from room
  ) as rooms, (
    select json_build_array(
      json_agg(m.id), json_agg(case when h.message_id is null then m.content else ${HIDDEN} end),
      json_agg(case when h.message_id is null then m.type else 'TEXT' end), json_agg(m.sender_id))
    from ${messages} m left join ${hiddenMessages} h on h.message_id = m.id
    where m.id = any(array(select last_message_id from room))
  ) as last_messages, (
    select json_build_array(
      json_agg(a.room_id), json_agg(b.id), json_agg(b.name), json_agg(b.image_url), json_agg(b.manager_id),
      json_agg(a.session), json_agg(a.pass_fail))
    from ${applications} a
    cross join lateral (select * from ${bands} where id = a.band_id offset 0) b
    where a.room_id = any(array(select id from room where kind = 'BAND'))
  ) as applications, (
    select json_build_array(json_agg(room_id), json_agg(member_id), json_agg(last_read_message_id)) from occupant
  ) as occupants, (
    select json_build_array(json_agg(id), json_agg(nickname), json_agg(profile_image_url))
    from ${members} where id = any(array(select distinct member_id from occupant))
  ) as people, (
    select json_build_array(
      json_agg(b.id), json_agg(b.name), json_agg(b.image_url), json_agg(b.status), json_agg(pin.pinned_at),
      json_agg(array(select distinct s.session from ${bandSessions} s where s.band_id = b.id order by s.session)),
      json_agg(b.manager_id))
    from ${bands} b
    left join ${bandPins} pin on pin.band_id = b.id and pin.member_id = b.manager_id
    where b.manager_id = ${memberIds} and b.status <> 'ENDED' ${ofBands}
  ) as bands, (
    select json_build_array(json_agg(blocker_id), json_agg(blocked_id))
    from ${blocks} where blocker_id = ${memberIds} or blocked_id = ${memberIds}
  ) as blocks`

/** A list of tuples as columns; every column is null when the list is empty. */
export type Columns<Tuple extends unknown[]> = { [At in keyof Tuple]: Tuple[At][] | null }

const COLUMNS = {
  seats: sql<Columns<SeatTuple>>`seats`,
  rooms: sql<Columns<RoomTuple>>`rooms`,
  lastMessages: sql<Columns<LastMessageTuple>>`last_messages`,
  applications: sql<Columns<ApplicationTuple>>`applications`,
  occupants: sql<Columns<OccupantTuple>>`occupants`,
  people: sql<Columns<PersonTuple>>`people`,
  bands: sql<Columns<BandTuple>>`bands`,
  blocks: sql<Columns<BlockTuple>>`blocks`,
}

/**
 * Planning the statement costs more than running it, so each store prepares it once (on Postgres: once per
 * connection).
 */
const prepared = (name: string, which: Lists) =>
  oncePerStore((db) =>
    db
      .select(COLUMNS)
      .from(sql`(${lists(which)}) as lists`)
      .prepare(name),
  )

const whole = prepared('chat_room_lists', { rooms: sql``, bands: sql`` })
const some = prepared('chat_room_list_rows', {
  rooms: sql`and room_id = any(${sql.placeholder('roomIds')}::text::bigint[])`,
  bands: sql`and b.id = any(${sql.placeholder('bandIds')}::text::bigint[])`,
})

/** A list with more rooms is not read together with those of others, which would wait for it. */
export const SHORT_ROOMS_MAX = 100

const preparedShort = oncePerStore((db) =>
  db
    .select({ ...COLUMNS, ...MOMENT, long: sql<number[] | null>`long` })
    .from(
      sql`(${lists({
        before: sql`long as materialized (
          select member_id from ${participants} where member_id = ${memberIds} and state = 'ACTIVE'
          group by member_id having count(*) > ${sql.raw(String(SHORT_ROOMS_MAX))}
        ),`,
        also: sql`${MOMENT_COLUMNS}, (select json_agg(member_id) from long) as long,`,
        rooms: sql`and member_id <> all(array(select member_id from long))`,
        bands: sql``,
      })}) as lists`,
    )
    .prepare('chat_room_short_lists'),
)

/** The rows for all these members together; the presenter splits them. */
export async function selectRoomLists(db: Db, ids: readonly number[]) {
  const [found] = await whole(db).execute({ memberIds: idArray(ids) })
  return rowsOf(found)
}

/** The same of these rooms and managed bands alone, as far as the members have them. */
export async function selectRoomListRows(
  db: Db,
  ids: readonly number[],
  rows: { roomIds: readonly number[]; bandIds: readonly number[] },
) {
  const [found] = await some(db).execute({
    memberIds: idArray(ids),
    roomIds: idArray(rows.roomIds),
    bandIds: idArray(rows.bandIds),
  })
  return rowsOf(found)
}

/**
 * The rows for all these members together, and the moment of the store at which they were read. Without the
 * rooms of those who have many: `long` are their ids.
 */
export async function selectShortRoomLists(db: Db, ids: readonly number[]) {
  const [found] = await preparedShort(db).execute({ memberIds: idArray(ids) })
  const rows = rowsOf(found)
  return { rows, moment: momentOf(found!), long: new Set(found!.long) }
}

const idArray = (ids: readonly number[]) => `{${ids.join(',')}}`

type Found = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number]

function rowsOf(found: Found | undefined) {
  if (!found) throw new Error('the room lists were not answered')
  return {
    seats: tuples(found.seats),
    rooms: tuples(found.rooms),
    lastMessages: tuples(found.lastMessages),
    applications: tuples(found.applications),
    occupants: tuples(found.occupants),
    people: tuples(found.people),
    bands: tuples(found.bands),
    blocks: tuples(found.blocks),
  }
}

export type RoomListRows = ReturnType<typeof rowsOf>

export function tuples<Tuple extends unknown[]>(columns: Columns<Tuple>): Tuple[] {
  const [first] = columns as (unknown[] | null)[]
  return (first ?? []).map((_, at) => columns.map((column) => (column as unknown[])[at]) as Tuple)
}
