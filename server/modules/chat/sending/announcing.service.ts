import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { messageEvent } from '../events.present.ts'
import { presentMessage } from '../messages/messages.present.ts'
import type { MessageRow } from '../messages/messages.queries.ts'
import type { LockedRoom } from '../rooms/rooms.queries.ts'
import { insertSystemLines } from './appending.queries.ts'
import { publishOrder } from './publishOrder.ts'

/** What the system says in a room. */
export interface Line {
  room: LockedRoom
  /** The member concerned. */
  memberId: number
  content: string
}

export interface StoredLine {
  /** As it was before the line. */
  room: LockedRoom
  row: MessageRow
}

/** Stores SYSTEM messages, one a room; `publishLines` follows after the commit. In the order given. */
export async function storeLines(tx: Tx, lines: readonly Line[], createdAt: Date): Promise<StoredLine[]> {
  const ids = await insertSystemLines(
    tx,
    lines.map(({ room, memberId, content }) => ({
      roomId: room.id,
      memberId,
      content,
      talkCount: room.talkCount,
    })),
    createdAt,
  )
  return lines.map(({ room, memberId, content }) => ({
    room,
    row: {
      id: ids.get(room.id)!,
      roomId: room.id,
      senderId: memberId,
      senderName: null,
      type: 'SYSTEM',
      content,
      clientMessageId: null,
      createdAt,
      attachment: null,
    },
  }))
}

export interface HeardLine extends StoredLine {
  /** Who is in the room. */
  audience: readonly number[]
}

/** WS1 for groups, WS2 for the rooms of two. Never rejects: what is stored stays stored. */
export async function publishLines(deps: Deps, lines: readonly HeardLine[]): Promise<void> {
  const order = publishOrder(deps)
  await Promise.all(
    lines.map(({ room, row, audience }) =>
      order.publish(room.id, { id: room.lastMessageId, at: room.lastMessageAt }, [
        messageEvent(room, null, presentMessage(row), audience),
      ]),
    ),
  )
}
