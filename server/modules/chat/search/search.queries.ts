import { and, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { SearchForm, SearchPiece } from '#contract/hangul/searchForms.ts'
import type { Db } from '#server/db/db.ts'
import { newestOfRoom, oldestOfRoom } from '#server/db/messageOrder.ts'
import { messages, rooms, searchBlocks } from '#server/db/schema.ts'

interface SaidText {
  id: number
  content: string
}

const TEXT_COLUMNS = { id: messages.id, content: messages.content }
const textOf = (roomId: number) => and(eq(messages.roomId, roomId), eq(messages.type, 'TEXT'))

/** Newest first. */
export async function selectTextsBelow(
  db: Db,
  roomId: number,
  below: number,
  limit: number,
): Promise<SaidText[]> {
  return db
    .select(TEXT_COLUMNS)
    .from(messages)
    .where(and(textOf(roomId), lt(messages.id, below)))
    .orderBy(newestOfRoom)
    .limit(limit)
}

/** Newest first. */
export async function selectTexts(db: Db, ids: readonly number[]): Promise<SaidText[]> {
  return db
    .select(TEXT_COLUMNS)
    .from(messages)
    .where(inArray(messages.id, [...ids]))
    .orderBy(desc(messages.id))
}

/** The newest message in the room's blocks; 0: there are none. */
export async function lastInBlocks(db: Db, roomId: number): Promise<number> {
  const [newest] = await db
    .select({ id: searchBlocks.lastMessageId })
    .from(searchBlocks)
    .where(eq(searchBlocks.roomId, roomId))
    .orderBy(desc(searchBlocks.firstMessageId))
    .limit(1)
  return newest?.id ?? 0
}

export interface FoundBlock {
  firstMessageId: number
  /** One id per line, like the forms, as text: of hundreds only a few are ever parsed. */
  messageIds: string
  /** Empty if no piece has this form. */
  keys: string
  initials: string
}

const blockColumns = (pieces: readonly SearchPiece[]) => {
  const lines = (wanted: SearchForm) =>
    pieces.some(({ form }) => form === wanted) ? sql<string>`${searchBlocks[wanted]}` : sql<string>`''`
  return {
    firstMessageId: sql`${searchBlocks.firstMessageId}`.mapWith(Number),
    messageIds: sql<string>`array_to_string(${searchBlocks.messageIds}, e'\n')`,
    keys: lines('keys'),
    initials: lines('initials'),
  }
}

/** Pieces contain only letters and digits, so they need no escaping in LIKE. */
const holdsOneOf = (pieces: readonly SearchPiece[]): SQL =>
  sql`(${sql.join(
    pieces.map(({ form, piece }) => sql`${searchBlocks[form]} like ${`%${piece}%`}`),
    sql` or `,
  )})`

/**
 * Searches the nearest `near` blocks below a message for the pieces: the matching blocks, newest first, at
 * most `limit`, and the lowest id among the nearest; null: there is no block there. Every one of them is
 * scanned, so `near` bounds the time.
 */
export async function searchNearBlocks(
  db: Db,
  roomId: number,
  below: number,
  pieces: readonly SearchPiece[],
  { near, limit }: { near: number; limit: number },
): Promise<{ lowest: number | null; found: FoundBlock[] }> {
  const ofRoom = and(eq(searchBlocks.roomId, roomId), lt(searchBlocks.firstMessageId, below))
  const [end] = await db
    .select({ lowest: sql<number | null>`min(id)`.mapWith((id) => (id === null ? null : Number(id))) })
    .from(
      sql`(select first_message_id as id from ${searchBlocks} where ${ofRoom} order by first_message_id desc limit ${near}) as nearest`,
    )
  const lowest = end?.lowest ?? null
  if (lowest === null) return { lowest, found: [] }
  // First the nearest, then the pieces: with both conditions at once the planner uses the pieces' index and
  // reads every block of the room that may match.
  const nearest = sql`(select * from ${searchBlocks} where ${ofRoom} order by first_message_id desc limit ${near}) as ${searchBlocks}`
  const found = await db
    .select(blockColumns(pieces))
    .from(nearest)
    .where(holdsOneOf(pieces))
    .orderBy(desc(searchBlocks.firstMessageId))
    .limit(limit)
  return { lowest, found }
}

/**
 * Searches all blocks below a message through the pieces' index for texts that contain a piece, newest first,
 * at most `limit`. Use it for pieces of three letters or more that few blocks contain. `offset 0` separates
 * the search from the order; otherwise the order's index would be walked through the whole room.
 */
export async function searchAllBlocks(
  db: Db,
  roomId: number,
  below: number,
  pieces: readonly SearchPiece[],
  limit: number,
): Promise<SaidText[]> {
  const forms = [...new Set(pieces.map(({ form }) => form))]
  const lines = sql.join(
    forms.map((form) => sql`string_to_array(${searchBlocks[form]}, e'\n')`),
    sql`, `,
  )
  const names = sql.join(
    forms.map((form) => sql.identifier(form)),
    sql`, `,
  )
  const inLine = sql.join(
    pieces.map(({ form, piece }) => sql`line.${sql.identifier(form)} like ${`%${piece}%`}`),
    sql` or `,
  )
  const ofRoom = and(
    eq(searchBlocks.roomId, roomId),
    lt(searchBlocks.firstMessageId, below),
    holdsOneOf(pieces),
  )
  const said = sql`(select line.message_id
    from (select * from ${searchBlocks} where ${ofRoom} offset 0) as ${searchBlocks},
      unnest(${searchBlocks.messageIds}, ${lines}) as line (message_id, ${names})
    where line.message_id < ${below} and (${inLine})
    order by line.message_id desc limit ${limit})`
  return db
    .select(TEXT_COLUMNS)
    .from(messages)
    .where(sql`${messages.id} in ${said}`)
    .orderBy(desc(messages.id))
}

/** Rooms with at least `talksMin` messages that are in no block yet. */
export async function selectRoomsToBlock(db: Db, talksMin: number): Promise<number[]> {
  const rows = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(
      and(
        sql`${rooms.talkCount} >= ${talksMin}::int`,
        sql`${rooms.talkCount} - coalesce((select ${searchBlocks.lastTalkNumber} from ${searchBlocks}
          where ${searchBlocks.roomId} = ${rooms.id} order by ${searchBlocks.firstMessageId} desc limit 1), 0) >= ${talksMin}::int`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Oldest first. */
export async function selectTextsToBlock(db: Db, roomId: number, after: number, limit: number) {
  return db
    .select({ ...TEXT_COLUMNS, talkNumber: messages.talkNumber })
    .from(messages)
    .where(and(textOf(roomId), gt(messages.id, after)))
    .orderBy(oldestOfRoom)
    .limit(limit)
}

/** Another node may have written the same block. */
export async function insertBlock(db: Db, block: typeof searchBlocks.$inferInsert): Promise<void> {
  await db.insert(searchBlocks).values(block).onConflictDoNothing()
}
