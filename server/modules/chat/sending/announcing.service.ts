import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { messageEvent } from '../events.present.ts'
import { presentMessage } from '../messages/messages.present.ts'
import type { MessageRow } from '../messages/messages.queries.ts'
import type { LockedRoom } from '../rooms/rooms.queries.ts'
import { insertSystemLines, insertTexts } from './appending.queries.ts'
import { publishOrder } from './publishOrder.ts'

/** A system line for a room. */
export interface Line {
  room: LockedRoom
  /** The member whose doing it tells. */
  memberId: number
  content: string
  /** Whether it counts as unread for the others, like a message of that member. */
  isNews?: boolean
  /** The band of an application room, for the event of a line that is news (WS3). */
  bandId?: number
}

export interface StoredLine {
  /** The room before the line was stored. A message of a member is published the same way. */
  room: LockedRoom
  bandId: number | null
  row: MessageRow
}

/** Stores SYSTEM messages, one per room, in the given order; call `publishLines` after the commit. */
export async function storeLines(tx: Tx, lines: readonly Line[], createdAt: Date): Promise<StoredLine[]> {
  const ids = await insertSystemLines(
    tx,
    lines.map(({ room, memberId, content, isNews = false }) => ({
      roomId: room.id,
      memberId,
      content,
      isNews,
      talkCount: room.talkCount,
    })),
    createdAt,
  )
  return lines.map(({ room, memberId, content, isNews = false, bandId = null }) => ({
    room,
    bandId,
    row: {
      id: ids.get(room.id)!,
      roomId: room.id,
      senderId: memberId,
      senderName: null,
      type: 'SYSTEM',
      content,
      isNews,
      clientMessageId: null,
      createdAt,
      attachment: null,
    },
  }))
}

interface Text {
  /** Locked, with its newest message already stored by this transaction. */
  room: LockedRoom
  bandId: number
  senderId: number
  content: string
  /** False: a notification tells it, and one push is enough. */
  isPushed: boolean
}

/** Stores a message of a member together with what the same transaction announces. */
export async function storeText(
  tx: Tx,
  { room, bandId, senderId, content, isPushed }: Text,
  createdAt: Date,
): Promise<StoredLine> {
  const draft = { senderId, content, clientMessageId: null, attachmentId: null, isPushed }
  const text = { ...draft, roomId: room.id, membersVersion: room.membersVersion }
  const [stored] = (await insertTexts(tx, [text], createdAt)).stored
  if (!stored) throw new Error('a message of a new room was not stored')
  const { messageId: id, senderName, predecessor } = stored
  return {
    room: { ...room, lastMessageId: predecessor.id, lastMessageAt: predecessor.at },
    bandId,
    row: {
      id,
      roomId: room.id,
      senderId,
      senderName,
      type: 'TEXT',
      content,
      isNews: false,
      clientMessageId: null,
      createdAt,
      attachment: null,
    },
  }
}

export interface HeardLine extends StoredLine {
  /** The active members. */
  audience: readonly number[]
}

/**
 * WS1 for groups, WS2 for two-person rooms, and pushes. Never rejects: the lines are already committed.
 */
export async function publishLines(deps: Deps, lines: readonly HeardLine[]): Promise<void> {
  const order = publishOrder(deps)
  if (lines.some(({ row }) => row.type !== 'SYSTEM')) deps.onPushNews()
  await Promise.all(
    lines.map(({ room, bandId, row, audience }) =>
      order.publish(room.id, { id: room.lastMessageId, at: room.lastMessageAt }, [
        messageEvent(room, bandId, presentMessage(row), room.lastMessageId || null, audience),
      ]),
    ),
  )
}
