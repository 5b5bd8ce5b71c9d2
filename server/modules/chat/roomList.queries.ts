import { and, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

/** Somebody else in a room, as `[memberId, nickname, profileImageUrl, lastReadMessageId]`: half the bytes of named fields. */
export type OtherTuple = [number, string, string | null, number]

/**
 * Everything CH1 shows of the rooms a member is in: one statement, each row of it found through an index, nothing
 * counted. Unread is the difference of two stored counts (see `rooms` in the schema).
 */
function prepareRooms(db: Db) {
  const other = alias(participants, 'other')
  const person = alias(members, 'person')
  const others = db
    .select({
      list: sql<
        OtherTuple[] | null
      >`json_agg(json_build_array(${person.id}, ${person.nickname}, ${person.profileImageUrl}, ${other.lastReadMessageId}) order by ${other.joinedAt}, ${person.id})`.as(
        'list',
      ),
    })
    .from(other)
    .innerJoin(person, eq(person.id, other.memberId))
    .where(
      and(
        eq(other.roomId, rooms.id),
        ne(other.memberId, participants.memberId),
        sql`(${other.state} = 'ACTIVE' or ${rooms.kind} <> 'GROUP')`,
      ),
    )
    .as('others')
  return db
    .select({
      roomId: rooms.id,
      kind: rooms.kind,
      name: rooms.name,
      imageUrl: rooms.imageUrl,
      pinnedAt: participants.pinnedAt,
      unreadCount: sql<number>`${rooms.talkCount} - ${participants.readTalkCount}`,
      lastMessageAt: rooms.lastMessageAt,
      lastContent: messages.content,
      lastType: messages.type,
      lastSenderId: messages.senderId,
      others: others.list,
      bandId: bands.id,
      bandName: bands.name,
      bandImageUrl: bands.imageUrl,
      bandManagerId: bands.managerId,
      session: applications.session,
      passFail: applications.passFail,
    })
    .from(participants)
    .innerJoin(rooms, eq(rooms.id, participants.roomId))
    .leftJoin(messages, eq(messages.id, rooms.lastMessageId))
    .leftJoin(applications, eq(applications.roomId, rooms.id))
    .leftJoin(bands, eq(bands.id, applications.bandId))
    .leftJoinLateral(others, sql`true`)
    .where(and(eq(participants.memberId, sql.placeholder('memberId')), eq(participants.state, 'ACTIVE')))
    .prepare('chat_rooms_of_member')
}

/** The bands that get a BAND-MANAGER row: managed by the member and not ENDED, with their sessions and the member's pin. */
function prepareManagedBands(db: Db) {
  return db
    .select({
      bandId: bands.id,
      name: bands.name,
      imageUrl: bands.imageUrl,
      status: sql<'RECRUITING' | 'ACTIVE'>`${bands.status}`,
      pinnedAt: bandPins.pinnedAt,
      sessions: sql<
        string[]
      >`array(select ${bandSessions.session} from ${bandSessions} where ${bandSessions.bandId} = ${bands.id} order by 1)`,
    })
    .from(bands)
    .leftJoin(bandPins, and(eq(bandPins.bandId, bands.id), eq(bandPins.memberId, bands.managerId)))
    .where(and(eq(bands.managerId, sql.placeholder('memberId')), ne(bands.status, 'ENDED')))
    .prepare('chat_bands_of_manager')
}

interface Prepared {
  rooms: ReturnType<typeof prepareRooms>
  bands: ReturnType<typeof prepareManagedBands>
}

/** Planning the statement costs more than running it, so each store plans it once (on Postgres: once a connection). */
const PREPARED = new WeakMap<Db, Prepared>()

function preparedFor(db: Db): Prepared {
  const existing = PREPARED.get(db)
  if (existing) return existing
  const prepared = { rooms: prepareRooms(db), bands: prepareManagedBands(db) }
  PREPARED.set(db, prepared)
  return prepared
}

export async function selectRoomsOf(db: Db, memberId: number) {
  return preparedFor(db).rooms.execute({ memberId })
}

export async function selectManagedBands(db: Db, memberId: number) {
  return preparedFor(db).bands.execute({ memberId })
}

export type RoomRow = Awaited<ReturnType<typeof selectRoomsOf>>[number]
export type ManagedBandRow = Awaited<ReturnType<typeof selectManagedBands>>[number]
