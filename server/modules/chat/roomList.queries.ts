import { sql } from 'drizzle-orm'
import type { MessageType } from '#contract/http/chat.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import type { PASS_FAIL } from '#contract/values.ts'
import type { Db } from '#server/db/db.ts'
import {
  applications,
  bandPins,
  bands,
  bandSessions,
  members,
  messages,
  participants,
  rooms,
} from '#server/db/schema.ts'
import type { RoomKind } from './chat.policy.ts'

/** A room the member is in. Times are texts with an offset. */
export type RoomTuple = [
  roomId: number,
  kind: RoomKind,
  name: string | null,
  imageUrl: string | null,
  pinnedAt: string | null,
  unreadCount: number,
  lastMessageAt: string | null,
  lastContent: string | null,
  lastType: MessageType | null,
  lastSenderId: number | null,
]

/** What a BAND room is about. */
export type ApplicationTuple = [
  roomId: number,
  bandId: number,
  bandName: string,
  bandImageUrl: string | null,
  managerId: number,
  session: BandSessionType,
  passFail: PassFail,
]

/** Somebody else in such a room: in a two-person room also one who has left it. */
export type OtherTuple = [roomId: number, memberId: number, lastReadMessageId: number]

/** One of those, however many of the rooms they are in. */
export type PersonTuple = [memberId: number, nickname: string, profileImageUrl: string | null]

/** A band that gets a BAND-MANAGER row: managed by the member and not ENDED. */
export type BandTuple = [
  bandId: number,
  name: string,
  imageUrl: string | null,
  status: 'RECRUITING' | 'ACTIVE',
  pinnedAt: string | null,
  sessions: BandSessionType[],
]

type PassFail = (typeof PASS_FAIL)[number]

const memberId = sql.placeholder('memberId')

/**
 * Everything CH1 shows, in one statement and so of one moment. Nothing is counted, because unread is the difference of
 * two stored counts (see `rooms` in the schema). It comes as JSON, column by column: `json_agg` looks up once how a type
 * is written, `json_build_array` for each value anew, which for a list of 50 rooms is a quarter of all the work (S9).
 *
 * `offset 0` keeps the planner from turning a lateral step into a hash join over a whole table, which looks cheap to it
 * while tables are small: every row is looked up in an index, however many rooms there are.
 */
const list = sql`
  with mine as materialized (
    select r.*, me.pinned_at, me.read_talk_count
    from ${participants} me
    cross join lateral (select * from ${rooms} where id = me.room_id offset 0) r
    where me.member_id = ${memberId} and me.state = 'ACTIVE'
  ), other as materialized (
    select o.room_id, o.member_id, o.last_read_message_id
    from mine r
    cross join lateral (
      select * from ${participants}
      where room_id = r.id and member_id <> ${memberId} and (state = 'ACTIVE' or r.kind <> 'GROUP') offset 0
    ) o
  )
  select (
    select json_build_array(
      json_agg(r.id), json_agg(r.kind), json_agg(r.name), json_agg(r.image_url), json_agg(r.pinned_at),
      json_agg(r.talk_count - r.read_talk_count), json_agg(r.last_message_at),
      json_agg(last.content), json_agg(last.type), json_agg(last.sender_id))
    from mine r
    left join lateral (select * from ${messages} where id = r.last_message_id offset 0) last on true
  ) as rooms, (
    select json_build_array(
      json_agg(r.id), json_agg(b.id), json_agg(b.name), json_agg(b.image_url), json_agg(b.manager_id),
      json_agg(a.session), json_agg(a.pass_fail))
    from mine r
    cross join lateral (select * from ${applications} where room_id = r.id offset 0) a
    cross join lateral (select * from ${bands} where id = a.band_id offset 0) b
    where r.kind = 'BAND'
  ) as applications, (
    select json_build_array(json_agg(room_id), json_agg(member_id), json_agg(last_read_message_id)) from other
  ) as others, (
    select json_build_array(json_agg(m.id), json_agg(m.nickname), json_agg(m.profile_image_url))
    from (select distinct member_id from other) o
    cross join lateral (select * from ${members} where id = o.member_id offset 0) m
  ) as people, (
    select json_build_array(
      json_agg(b.id), json_agg(b.name), json_agg(b.image_url), json_agg(b.status), json_agg(pin.pinned_at),
      json_agg(array(select s.session from ${bandSessions} s where s.band_id = b.id order by s.session)))
    from ${bands} b
    left join ${bandPins} pin on pin.band_id = b.id and pin.member_id = b.manager_id
    where b.manager_id = ${memberId} and b.status <> 'ENDED'
  ) as bands`

/** A list of tuples as the statement answers it; every column is null when there are none. */
type Columns<Tuple extends unknown[]> = { [At in keyof Tuple]: Tuple[At][] | null }

const prepare = (db: Db) =>
  db
    .select({
      rooms: sql<Columns<RoomTuple>>`rooms`,
      applications: sql<Columns<ApplicationTuple>>`applications`,
      others: sql<Columns<OtherTuple>>`others`,
      people: sql<Columns<PersonTuple>>`people`,
      bands: sql<Columns<BandTuple>>`bands`,
    })
    .from(sql`(${list}) as list`)
    .prepare('chat_room_list')

/** Planning the statement costs more than running it, so each store plans it once (on Postgres: once a connection). */
const PREPARED = new WeakMap<Db, ReturnType<typeof prepare>>()

export async function selectRoomList(db: Db, member: number) {
  const prepared = PREPARED.get(db) ?? prepare(db)
  PREPARED.set(db, prepared)
  const [found] = await prepared.execute({ memberId: member })
  if (!found) throw new Error('the room list was not answered')
  return {
    rooms: tuples(found.rooms),
    applications: tuples(found.applications),
    others: tuples(found.others),
    people: tuples(found.people),
    bands: tuples(found.bands),
  }
}

export type RoomListRows = Awaited<ReturnType<typeof selectRoomList>>

function tuples<Tuple extends unknown[]>(columns: Columns<Tuple>): Tuple[] {
  const [first] = columns as (unknown[] | null)[]
  return (first ?? []).map((_, at) => columns.map((column) => (column as unknown[])[at]) as Tuple)
}
