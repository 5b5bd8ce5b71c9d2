import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { newsKindOf, type NewsKind } from '#contract/http/notifications/settings.ts'
import { PUSH_LINES_MAX } from '#contract/limits.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import { notifications } from '#server/db/requestTables.ts'
import { hiddenMessages } from '#server/db/safetyTables.ts'
import { members, messages, participants, rooms } from '#server/db/schema.ts'
import { isHiddenRoom } from '#server/modules/chat/rooms/hidden.ts'
import { isListedFor } from '../notifications.queries.ts'

interface Seat {
  memberId: number
  roomId: number
}

const wantedOf = (seats: readonly Seat[]) =>
  sql`json_to_recordset(${JSON.stringify(seats)}::json) as wanted("memberId" bigint, "roomId" bigint)`

/** The rooms as these members see them now; a room that they have left, or that a block hides, is missing. */
export async function selectSeats(db: Db, seats: readonly Seat[]) {
  if (seats.length === 0) return []
  return db
    .select({
      memberId: participants.memberId,
      roomId: participants.roomId,
      kind: rooms.kind,
      name: rooms.name,
      /** Of two-person rooms. Null: the other member has been deleted. */
      otherName: sql<string | null>`(
        select other.nickname from ${participants} seat join ${members} other on other.id = seat.member_id
        where seat.room_id = ${rooms.id} and seat.member_id <> ${participants.memberId} and ${rooms.kind} <> 'GROUP'
        limit 1)`,
      unread: sql`${rooms.talkCount} - ${participants.readTalkCount}`.mapWith(Number),
      mutedAt: participants.mutedAt,
      mutedUntil: participants.mutedUntil,
      mentionsHeard: participants.mentionsHeard,
    })
    .from(wantedOf(seats))
    .innerJoin(
      participants,
      and(
        eq(participants.roomId, sql`wanted."roomId"`),
        eq(participants.memberId, sql`wanted."memberId"`),
        eq(participants.state, 'ACTIVE'),
      ),
    )
    .innerJoin(rooms, and(eq(rooms.id, participants.roomId), sql`not ${isHiddenRoom}`))
}

export interface Line {
  memberId: number
  roomId: number
  messageId: number
  /** Null: the sender has been deleted. */
  name: string | null
  content: string
  createdAt: Date
}

/**
 * The newest unread messages for each seat, newest first, at most `PUSH_LINES_MAX`. Not: what nobody is told
 * (`selectTold`), and in groups the messages of those with a block between them and the reader.
 */
export async function selectLines(db: Db, seats: readonly Seat[]): Promise<Line[]> {
  if (seats.length === 0) return []
  const { rows } = (await db.execute(sql`
    select wanted."memberId" as member_id, wanted."roomId" as room_id, line.id, line.nickname, line.content,
      extract(epoch from line.created_at) * 1000 as created_ms
    from ${wantedOf(seats)}
    join ${participants} p on p.room_id = wanted."roomId" and p.member_id = wanted."memberId"
    cross join lateral (
      select m.id, m.content, m.created_at, sender.nickname
      from ${messages} m left join ${members} sender on sender.id = m.sender_id
      where m.room_id = p.room_id and m.id > p.last_read_message_id and m.type <> 'SYSTEM'
        and m.sender_id is distinct from p.member_id
        and not exists (select from ${hiddenMessages} hidden where hidden.message_id = m.id)
        and not ${isBlocked(sql`m.sender_id`, sql`p.member_id`)}
      order by m.id desc limit ${PUSH_LINES_MAX}
    ) line`)) as { rows: Record<string, unknown>[] }
  return rows.map((row) => ({
    memberId: Number(row.member_id),
    roomId: Number(row.room_id),
    messageId: Number(row.id),
    name: row.nickname as string | null,
    content: String(row.content),
    createdAt: new Date(Number(row.created_ms)),
  }))
}

/** The unread applications to bands, by manager and band. */
export async function selectUnreadApplications(
  db: Db,
  wanted: readonly { memberId: number; bandId: number }[],
) {
  if (wanted.length === 0) return []
  const { memberIds, bandIds } = {
    memberIds: [...new Set(wanted.map(({ memberId }) => memberId))],
    bandIds: [...new Set(wanted.map(({ bandId }) => bandId))],
  }
  return db
    .select({
      memberId: notifications.receiverId,
      bandId: sql`${notifications.bandId}`.mapWith(Number),
      bandName: bands.name,
      count: sql`count(*)`.mapWith(Number),
      firstId: sql`min(${notifications.id})`.mapWith(Number),
      newestAt: sql`max(${notifications.createdAt})`.mapWith(notifications.createdAt),
    })
    .from(notifications)
    .innerJoin(applications, eq(applications.roomId, notifications.applicationRoomId))
    .innerJoin(bands, eq(bands.id, notifications.bandId))
    .leftJoin(members, eq(members.id, notifications.senderId))
    .where(
      and(
        inArray(notifications.receiverId, memberIds),
        inArray(notifications.bandId, bandIds),
        ne(applications.applicantId, notifications.receiverId),
        eq(notifications.isRead, false),
        isListedFor(sql`${notifications.receiverId}`),
      ),
    )
    .groupBy(notifications.receiverId, notifications.bandId, bands.name)
}

/**
 * How many messages are unread for each member, as the list of rooms counts them (CH1), without muted rooms.
 * A manager does not see the rooms of an ended band.
 */
export async function selectUnreadMessages(db: Db, memberIds: readonly number[], at: Date) {
  if (memberIds.length === 0) return new Map<number, number>()
  const rows = await db
    .select({
      memberId: participants.memberId,
      count: sql`sum(${rooms.talkCount} - ${participants.readTalkCount})`.mapWith(Number),
    })
    .from(participants)
    .innerJoin(rooms, eq(rooms.id, participants.roomId))
    .where(
      and(
        inArray(participants.memberId, [...memberIds]),
        eq(participants.state, 'ACTIVE'),
        sql`${rooms.talkCount} > ${participants.readTalkCount}`,
        sql`(${participants.mutedAt} is null or ${participants.mutedUntil} <= ${at.toISOString()}::timestamptz)`,
        sql`not ${isHiddenRoom}`,
        sql`(${rooms.kind} <> 'BAND' or not exists (
          select from ${applications} a join ${bands} b on b.id = a.band_id
          where a.room_id = ${rooms.id} and b.manager_id = ${participants.memberId} and b.status = 'ENDED'))`,
      ),
    )
    .groupBy(participants.memberId)
  return new Map(rows.map(({ memberId, count }) => [memberId, count]))
}

/** How many notifications of each kind are unread for each member, as N1 lists them. */
export async function selectUnreadNews(db: Db, memberIds: readonly number[]) {
  if (memberIds.length === 0) return []
  const isApplicant = sql<boolean>`coalesce(${applications.applicantId} = ${notifications.receiverId}, false)`
  const rows = await db
    .select({
      memberId: notifications.receiverId,
      type: notifications.type,
      isOfApplication: sql<boolean>`${notifications.applicationRoomId} is not null`,
      isApplicant,
      count: sql`count(*)`.mapWith(Number),
    })
    .from(notifications)
    .leftJoin(members, eq(members.id, notifications.senderId))
    .leftJoin(applications, eq(applications.roomId, notifications.applicationRoomId))
    .where(
      and(
        inArray(notifications.receiverId, [...memberIds]),
        eq(notifications.isRead, false),
        isListedFor(sql`${notifications.receiverId}`),
      ),
    )
    .groupBy(
      notifications.receiverId,
      notifications.type,
      sql`${notifications.applicationRoomId} is not null`,
      isApplicant,
    )
  return rows.map(({ memberId, type, isOfApplication, isApplicant: ownApplication, count }) => ({
    memberId,
    count,
    kind: kindOf(type, isOfApplication, ownApplication),
  }))
}

function kindOf(
  type: (typeof notifications.$inferSelect)['type'],
  isOfApplication: boolean,
  isApplicant: boolean,
): NewsKind | null {
  const news = isApplicant ? ('PASS' as const) : ('APPLIED' as const)
  // The kind needs neither the room nor the session.
  const application = isOfApplication ? { roomId: 0, session: '' as never, news } : null
  return newsKindOf({ type, application })
}
