import type { RealtimeEvent } from '#server/realtime/events.ts'
import type { RoomKind } from './chat.policy.ts'
import { presentMessage } from './messages.present.ts'
import type { MessageRow } from './messages.queries.ts'

interface EventRoom {
  id: number
  kind: RoomKind
}

/** WS1 for groups, WS2 for the rooms of two. */
const channelOf = (room: EventRoom) => (room.kind === 'GROUP' ? 'topic' : 'queue')

/** A new message, for everybody in the room. TEXT also asks for UNREAD_MESSAGE (WS3); `bandId` is null but in BAND rooms. */
export function messageEvent(
  room: EventRoom,
  bandId: number | null,
  row: MessageRow,
  audience: readonly number[],
): RealtimeEvent {
  const data = presentMessage(row)
  const event = roomEvent(room, audience, { type: row.type === 'SYSTEM' ? 'SYSTEM' : 'MESSAGE', data })
  if (row.type !== 'TEXT') return event
  const { senderId, roomId, content, timestamp } = data
  return { ...event, unread: { senderId, roomId, content, timestamp, ...(bandId !== null && { bandId }) } }
}

/** A message sent again to the one who repeated it (W3). */
export function repeatEvent(room: EventRoom, row: MessageRow, senderId: number): RealtimeEvent {
  return roomEvent(room, [senderId], { type: 'MESSAGE', data: presentMessage(row) })
}

interface ReadMark {
  memberId: number
  nickname: string
  messageId: number
}

export function readEvent(room: EventRoom, mark: ReadMark, audience: readonly number[]): RealtimeEvent {
  return roomEvent(room, audience, { type: 'READ', data: { ...mark, roomId: room.id } })
}

type RoomEvent = Extract<RealtimeEvent, { kind: 'room' }>

function roomEvent(room: EventRoom, audience: readonly number[], event: RoomEvent['event']): RoomEvent {
  return { kind: 'room', roomId: room.id, channel: channelOf(room), audience, event }
}
