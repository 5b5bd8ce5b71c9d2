import { MESSAGE_PAGE_SIZE } from '#contract/limits.ts'
import type { MessagePage, RoomEntry } from '#contract/http/chat.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import { requireRoom, type RoomKind } from './chat.policy.ts'
import { presentPage } from './messages.present.ts'
import { selectMessagesAbove, selectMessagesBelow } from './messages.queries.ts'
import { selectOthers } from './rooms.queries.ts'

interface PageWanted {
  cursor?: number | undefined
  after?: number | undefined
  limit: number
}

/**
 * CH4. A cursor of 0 is the newest page; an `after` of 0 is everything from the first message on.
 * @throws AppError CHAT4004 · CHAT4000
 */
export async function pageOfMessages(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  roomId: number,
  wanted: PageWanted,
): Promise<MessagePage> {
  await requireRoom(db, memberId, roomId)
  const { cursor, after, limit } = wanted
  const rows =
    after === undefined
      ? await selectMessagesBelow(db, roomId, cursor || null, limit + 1)
      : await selectMessagesAbove(db, roomId, after, limit + 1)
  return presentPage(rows, limit)
}

/** CH5. @throws AppError CHAT4004 · CHAT4000 */
export async function entryOf(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  roomId: number,
  urlOf: UrlOf,
): Promise<RoomEntry> {
  return readEntry(db, memberId, await requireRoom(db, memberId, roomId), urlOf)
}

/** The newest page and the others: in a group those who are in it, in a two-person room also one who has left. */
export async function readEntry(
  db: Db,
  memberId: number,
  room: { id: number; kind: RoomKind },
  urlOf: UrlOf,
): Promise<RoomEntry> {
  const rows = await selectMessagesBelow(db, room.id, null, MESSAGE_PAGE_SIZE + 1)
  const others = await selectOthers(db, memberId, room)
  return {
    roomId: room.id,
    roomType: room.kind,
    messageList: presentPage(rows, MESSAGE_PAGE_SIZE),
    participantInfos: { infos: others.map((other) => ({ ...other, imageUrl: urlOf(other.imageUrl) })) },
  }
}
