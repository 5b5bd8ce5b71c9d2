/**
 * Rooms and messages of a grown store. Rooms 1 to 3 have fixed sizes; the lengths of the others fall as one over
 * their rank (Zipf). Messages are stored in the order in which they were sent, rooms mixed, as they would have
 * been.
 */
import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/db.ts'
import { withIndexesLast } from './archives.ts'
import { hashed } from './grownPeople.ts'
import { makeSayings, RARE_WORDS } from './searchedRooms.ts'

export interface GrownRooms {
  members: number
  bands: number
  rooms: number
  messages: number
}

export const LONG_ROOM = 1
export const SHORT_ROOM = 2
export const CROWDED_ROOM = 3
const SHORT_ROOM_MESSAGES = 10_000
export const CROWD = 500
/** The first members of the crowd are in this many rooms each. */
const ROOMS_OF_BUSY = 50
export const BUSY = 100
const LONGEST_OTHER = 20_000
/** Of the rooms. */
const SHARES = { GROUP: 0.25, BAND: 0.05 }
const SAYINGS = 100_000
const WITH_FILE = 0.01

export async function insertRooms(tx: Tx, grown: GrownRooms): Promise<void> {
  await planRooms(tx, grown)
  await insertSayings(tx)
  await insertAttachments(tx)
  await withIndexesLast(tx, 'messages', () => insertMessages(tx))
  await tx.execute(sql`
    create temp table ends on commit drop as
    select room_id, max(id) as last_id, max(created_at) as last_at, min(id) as first_id from messages group by room_id`)
  await withIndexesLast(tx, 'rooms', () => insertPlanned(tx))
  await withIndexesLast(tx, 'participants', () => insertParticipants(tx, grown))
  await tx.execute(sql`
    insert into applications (room_id, band_id, applicant_id, session, pass_fail, created_at)
    select p.room, 1 + p.room % ${grown.bands}::int, p.low, 'bass', 'PENDING', now()
    from plan p where p.kind = 'BAND' on conflict do nothing`)
  for (const table of ['members', 'rooms', 'messages', 'bands', 'attachments'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
}

/** `low` and `high` are the two of a room that is no group; `size` is the number of members of a group. */
async function planRooms(tx: Tx, { members, rooms, messages }: GrownRooms): Promise<void> {
  const [groups, bandRooms] = [Math.floor(rooms * SHARES.GROUP), Math.floor(rooms * SHARES.BAND)]
  const long = messages / 10
  const inCrowd = messages / 100
  // each room has one, and on average loses half of one to rounding down
  const rest = messages - long - inCrowd - SHORT_ROOM_MESSAGES - rooms / 2
  // sum of 1/rank over the ranks that are not cut, plus those that are cut at the longest
  let scale = rest / Math.log(rooms)
  for (let turn = 0; turn < 50; turn += 1) {
    const cut = Math.max(1, scale / LONGEST_OTHER)
    scale = rest / (Math.log(rooms / cut) + 1)
  }
  await tx.execute(sql`
    create temp table plan on commit drop as
    select room, kind, size, count,
      case when kind <> 'GROUP' then least(one, other) end as low,
      case when kind <> 'GROUP' then greatest(one, other) end as high
    from (
      select room, 
        case when room <= ${groups}::int then 'GROUP' when room <= ${groups + bandRooms}::int then 'BAND' else 'PRIVATE' end as kind,
        case when room = ${CROWDED_ROOM}::int then ${CROWD}::int when room <= 2 then 12 else 3 + ${hashed(sql`room`, 30)}::int % 8 end as size,
        case room
          when ${LONG_ROOM}::int then ${long}::int when ${SHORT_ROOM}::int then ${SHORT_ROOM_MESSAGES}::int when ${CROWDED_ROOM}::int then ${inCrowd}::int
          else 1 + least(${LONGEST_OTHER}::int, floor(${scale}::float / (1 + room * 7919 % ${rooms}::int)))::int
        end as count,
        1 + room * 7919 % ${members}::int as one,
        1 + (room * 7919 + 1 + ${hashed(sql`room`, 31)} % 1000) % ${members}::int as other
      from generate_series(1, ${rooms}::bigint) room
    ) as planned`)
  await tx.execute(sql`
    delete from plan where kind = 'PRIVATE' and ctid in (
      select ctid from (select ctid, row_number() over (partition by low, high) as turn from plan where kind = 'PRIVATE') as same where turn > 1)`)
  await tx.execute(sql`analyze plan`)
}

async function insertSayings(tx: Tx): Promise<void> {
  await tx.execute(sql`create temp table sayings (n int primary key, text text) on commit drop`)
  const saying = makeSayings()
  for (let from = 0; from < SAYINGS; from += 10_000) {
    // the rare words are added to a room's own messages
    const some = Array.from({ length: 10_000 }, () => saying(0))
    await tx.execute(sql`
      insert into sayings select ${from}::int + at - 1, said.value
      from json_array_elements_text(${JSON.stringify(some)}::json) with ordinality as said (value, at)`)
  }
}

async function insertAttachments(tx: Tx): Promise<void> {
  await withIndexesLast(tx, 'attachments', () =>
    tx.execute(sql`
      insert into attachments (room_id, member_id, kind, path, mime, bytes, created_at)
      select room, low, 'AUDIO', '/room-files/' || substr(md5(room || '/' || k), 1, 22) || '.m4a', 'audio/mp4', 20000,
        now() - interval '1 year'
      from plan, generate_series(1, greatest(0, floor(count * ${WITH_FILE}::float)::int)) k
      where kind = 'PRIVATE' and count >= 100`),
  )
}

async function insertMessages(tx: Tx): Promise<void> {
  const rare = sql.join(
    RARE_WORDS.map(
      ({ word, every }) =>
        sql`case when said.k % ${every}::int = ${Math.floor(every / 2)}::int then ${` ${word}`} else '' end`,
    ),
    sql` || `,
  )
  await tx.execute(sql`
    insert into messages (room_id, sender_id, type, content, talk_number, client_message_id, attachment_id, created_at)
    select said.room, said.sender, case when file is null then 'TEXT' else 'AUDIO' end,
      case when file is null then sayings.text || ${rare} else '음성 메시지' end,
      said.k, md5(said.room || '/' || said.k)::uuid, file, said.at
    from (
      select plan.room, k,
        case when kind <> 'GROUP' then case when ${hashed(sql`room * 100000 + k`, 40)} % 2 = 0 then low else high end
          when room = ${CROWDED_ROOM}::int then 1 + ${hashed(sql`k`, 41)} % size
          else ${memberOfGroup(sql`${hashed(sql`room * 100000 + k`, 42)} % size`)} end as sender,
        now() - interval '1 year' * (1 - (k - (${hashed(sql`room * 100000 + k`, 43)} % 1000) / 1000.0) / count) as at,
        ${hashed(sql`room * 100000 + k`, 44)}::int % ${SAYINGS}::int as saying
      from plan, generate_series(1, count) k
    ) as said
    join sayings on sayings.n = said.saying
    left join (
      select id as file, room_id, 99 * row_number() over (partition by room_id order by id) as k from attachments
    ) as carried on carried.room_id = said.room and carried.k = said.k
    order by said.at, said.room, said.k`)
}

const memberOfGroup = (seat: ReturnType<typeof sql>) =>
  sql`1 + (room * 613 + (${seat}) * 7727) % (select max(id) from members)`

async function insertPlanned(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into rooms (id, kind, name, owner_id, low_id, high_id, talk_count, last_message_id, last_message_at, created_at)
    select room, kind, case when kind = 'GROUP' then '합주방 ' || room end,
      case when room = ${CROWDED_ROOM}::int then 1 when kind = 'GROUP' then ${memberOfGroup(sql`0`)} end,
      case when kind = 'PRIVATE' then low end, case when kind = 'PRIVATE' then high end,
      count, last_id, last_at, now() - interval '1 year'
    from plan join ends on ends.room_id = plan.room`)
}

/** A third have read everything; the others a part. */
async function insertParticipants(tx: Tx, { members }: GrownRooms): Promise<void> {
  const read = sql`case when ${hashed(sql`member * 7 + room`, 50)} % 3 = 0 then 0 else least(count, 3) end`
  await tx.execute(sql`
    insert into participants (room_id, member_id, last_read_message_id, read_talk_count, joined_at)
    select distinct on (room, member) room, member,
      case when ${read} = 0 then last_id else greatest(first_id, last_id - 1) end, count - ${read}, now() - interval '1 year'
    from (
      select room, low as member, count from plan where kind <> 'GROUP'
      union all select room, high, count from plan where kind <> 'GROUP'
      union all select room, ${memberOfGroup(sql`seat`)}, count from plan, generate_series(0, size - 1) seat
        where kind = 'GROUP' and room <> ${CROWDED_ROOM}::int
      union all select room, seat, count from plan, generate_series(1, ${CROWD}::int) seat where room = ${CROWDED_ROOM}::int
      union all select room, m, count from plan, generate_series(1, ${BUSY}::int) m where room in (${LONG_ROOM}::int, ${SHORT_ROOM}::int)
      union all select room, m, count
        from generate_series(1, ${BUSY}::int) m cross join generate_series(1, ${ROOMS_OF_BUSY - 6}::int) k
        join plan on plan.room = 4 + (m * ${ROOMS_OF_BUSY}::int + k) * 3 and kind = 'GROUP'
    ) as seats
    join ends on ends.room_id = seats.room
    where member between 1 and ${members}::int`)
}
