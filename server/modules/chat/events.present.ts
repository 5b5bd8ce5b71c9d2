import type { ChatMessage } from '#contract/http/chat/messages.ts'
import type { LiveMessage } from '#contract/ws/frames.ts'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import type { RoomKind } from './chat.policy.ts'

interface EventRoom {
  id: number
  kind: RoomKind
}

/** WS1 for groups, WS2 for two-person rooms. */
const channelOf = (room: EventRoom) => (room.kind === 'GROUP' ? 'topic' : 'queue')

/**
 * A new message for all active members. All but SYSTEM lines that are no news also send UNREAD_MESSAGE (WS3);
 * `bandId` is null except in BAND rooms. `previousId` is the message before it in the room; null: none (W15).
 */
export function messageEvent(
  room: EventRoom,
  bandId: number | null,
  message: ChatMessage,
  previousId: number | null,
  audience: readonly number[],
): RealtimeEvent {
  const data: LiveMessage = { ...message, previousMessageId: previousId }
  const type = data.type === 'SYSTEM' ? 'SYSTEM' : 'MESSAGE'
  const event = roomEvent(room, audience, { type, data })
  if (type === 'SYSTEM' && !data.isNews) return event
  const { senderId, roomId, content, timestamp, isNews } = data
  const unread = { senderId, roomId, content, timestamp, ...(isNews && { isNews }) }
  return { ...event, unread: { ...unread, ...(bandId !== null && { bandId }) } }
}

/** Sends a stored message again to the sender who repeated it (W3). */
export function repeatEvent(
  room: EventRoom,
  message: ChatMessage,
  previousId: number | null,
  senderId: number,
): RealtimeEvent {
  return roomEvent(room, [senderId], {
    type: 'MESSAGE',
    data: { ...message, previousMessageId: previousId },
  })
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

export function roomEvent(
  room: EventRoom,
  audience: readonly number[],
  event: RoomEvent['event'],
): RoomEvent {
  return { kind: 'room', roomId: room.id, channel: channelOf(room), audience, event }
}
