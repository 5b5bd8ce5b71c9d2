import { UNKNOWN_MEMBER_ID, UNKNOWN_MEMBER_NAME, type MessagePage } from '#contract/http/chat/messages.ts'
import { type RoomEntry } from '#contract/http/chat/rooms.ts'
import { MESSAGE_PAGE_SIZE } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { Signing } from '../attachments/attachments.present.ts'
import { requireRoom, type RoomKind, type SeenRoom } from '../chat.policy.ts'
import { selectOthers } from '../rooms/rooms.queries.ts'
import { presentPage } from './messages.present.ts'
import { selectMessagesAbove, selectMessagesBelow } from './messages.queries.ts'

type Reading = Pick<Deps, 'db'> & Signing

interface PageWanted {
  cursor?: number | undefined
  after?: number | undefined
  limit: number
}

/**
 * CH4. A cursor of 0 is the newest page; an `after` of 0 starts at the first message.
 * @throws AppError CHAT4004 · CHAT4000
 */
export async function listMessages(
  deps: Reading,
  memberId: number,
  roomId: number,
  wanted: PageWanted,
  urlOf: UrlOf,
): Promise<MessagePage> {
  const { db } = deps
  await requireRoom(db, memberId, roomId)
  const { cursor, after, limit } = wanted
  const rows =
    after === undefined
      ? await selectMessagesBelow(db, roomId, cursor || null, limit + 1)
      : await selectMessagesAbove(db, roomId, after, limit + 1)
  return presentPage(deps, rows, limit, urlOf)
}

/** CH5. @throws AppError CHAT4004 · CHAT4000 */
export async function enterRoom(
  deps: Reading,
  memberId: number,
  roomId: number,
  urlOf: UrlOf,
): Promise<RoomEntry> {
  return readEntry(deps, memberId, await requireRoom(deps.db, memberId, roomId), urlOf)
}

/** As in CH1: the stand-in for a deleted member of a two-person room. */
const NOBODY = {
  memberId: UNKNOWN_MEMBER_ID,
  nickname: UNKNOWN_MEMBER_NAME,
  imageUrl: null,
  lastReadMessageId: 0,
}

type EnteredRoom = { id: number; kind: Exclude<RoomKind, 'GROUP'> } | NonNullable<SeenRoom>

/**
 * The newest page and the others: in a group its active members, in a two-person room also one who has left.
 */
export async function readEntry(
  deps: Reading,
  memberId: number,
  room: EnteredRoom,
  urlOf: UrlOf,
): Promise<RoomEntry> {
  const { db } = deps
  const rows = await selectMessagesBelow(db, room.id, null, MESSAGE_PAGE_SIZE + 1)
  const others = await selectOthers(db, memberId, room)
  const infos = others.length === 0 && room.kind !== 'GROUP' ? [NOBODY] : others
  return {
    roomId: room.id,
    roomType: room.kind,
    ...(room.kind === 'GROUP' && { ownerId: room.ownerId, isOpen: room.isOpen }),
    messageList: await presentPage(deps, rows, MESSAGE_PAGE_SIZE, urlOf),
    participantInfos: { infos: infos.map((other) => ({ ...other, imageUrl: urlOf(other.imageUrl) })) },
  }
}
