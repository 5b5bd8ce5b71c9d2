import { sql } from 'drizzle-orm'
import type { MessageType } from '#contract/http/chat.ts'
import type { BandSessionType, PASS_FAIL } from '#contract/values.ts'
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

/** A room the member is in. Times are texts with an offset; what follows `bandId` is null but in BAND rooms. */
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
  bandId: number | null,
  bandName: string | null,
  bandImageUrl: string | null,
  managerId: number | null,
  session: BandSessionType | null,
  passFail: PassFail | null,
]

/** Somebody else in such a room: in a two-person room also one who has left it. */
export type OtherTuple = [
  roomId: number,
  memberId: number,
  nickname: string,
  profileImageUrl: string | null,
  lastReadMessageId: number,
]

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
 * two stored counts (see `rooms` in the schema), and it comes as JSON tuples: half the bytes of named fields and a third
 * of the work of columns, for a list of 50 rooms (S9).
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
  )
  select (
    select json_agg(json_build_array(
      r.id, r.kind, r.name, r.image_url, r.pinned_at, r.talk_count - r.read_talk_count, r.last_message_at,
      last.content, last.type, last.sender_id,
      b.id, b.name, b.image_url, b.manager_id, a.session, a.pass_fail))
    from mine r
    left join ${messages} last on last.id = r.last_message_id
    left join ${applications} a on a.room_id = r.id
    left join ${bands} b on b.id = a.band_id
  ) as rooms, (
    select json_agg(json_build_array(r.id, o.member_id, m.nickname, m.profile_image_url, o.last_read_message_id))
    from mine r
    cross join lateral (
      select * from ${participants}
      where room_id = r.id and member_id <> ${memberId} and (state = 'ACTIVE' or r.kind <> 'GROUP') offset 0
    ) o
    cross join lateral (select * from ${members} where id = o.member_id offset 0) m
  ) as others, (
    select json_agg(json_build_array(b.id, b.name, b.image_url, b.status, pin.pinned_at,
      array(select s.session from ${bandSessions} s where s.band_id = b.id order by s.session)))
    from ${bands} b
    left join ${bandPins} pin on pin.band_id = b.id and pin.member_id = b.manager_id
    where b.manager_id = ${memberId} and b.status <> 'ENDED'
  ) as bands`

const prepare = (db: Db) =>
  db
    .select({
      rooms: sql<RoomTuple[] | null>`rooms`,
      others: sql<OtherTuple[] | null>`others`,
      bands: sql<BandTuple[] | null>`bands`,
    })
    .from(sql`(${list}) as list`)
    .prepare('chat_room_list')

/** Planning the statement costs more than running it, so each store plans it once (on Postgres: once a connection). */
const PREPARED = new WeakMap<Db, ReturnType<typeof prepare>>()

export async function selectRoomList(db: Db, member: number) {
  const prepared = PREPARED.get(db) ?? prepare(db)
  PREPARED.set(db, prepared)
  const [found] = await prepared.execute({ memberId: member })
  return { rooms: found?.rooms ?? [], others: found?.others ?? [], bands: found?.bands ?? [] }
}
