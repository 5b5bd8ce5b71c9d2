import type { RealtimeEvent } from '../events.ts'

type RoomEvent = Extract<RealtimeEvent, { kind: 'room' }>

const AT = '2026-03-14T09:00:00.000Z'

/** A text message in a room, as the chat service publishes it. `messageId` is also its text. */
export function aRoomMessage({
  roomId = 5,
  messageId = 1,
  senderId = 1,
  audience = [1, 2],
  channel = 'queue',
}: Partial<{
  roomId: number
  messageId: number
  senderId: number
  audience: number[]
  channel: RoomEvent['channel']
}> = {}): RoomEvent {
  const content = String(messageId)
  return {
    kind: 'room',
    roomId,
    channel,
    audience,
    event: {
      type: 'MESSAGE',
      data: {
        messageId,
        roomId,
        senderId,
        senderName: '보라',
        content,
        timestamp: AT,
        type: 'TEXT',
        clientMessageId: null,
        attachment: null,
      },
    },
    unread: { senderId, roomId, content, timestamp: AT },
  }
}
