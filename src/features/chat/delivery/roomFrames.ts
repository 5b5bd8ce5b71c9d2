import type { UnknownAction } from '@reduxjs/toolkit'
import type { GroupSendBody, PrivateSendBody } from '#contract/ws/frames.ts'
import type { OutgoingFrame } from '#src/realtime/channel.ts'
import type { RoomKind } from '../timeline/roomList.ts'
import { readMarkSent, selectRoom, type WithTimeline } from '../timeline/timelineSlice.ts'
import type { OutboxAttachment, OutboxEntry } from './outboxEntry.ts'
import { messageHandedOver, selectEntry, type WithOutbox } from './outboxSlice.ts'

interface SendOf {
  destination: string
  body: GroupSendBody | PrivateSendBody
}

/**
 * The frame of a message that the drain has just handed over, if its room is of this kind; otherwise null.
 */
export function sendFrame(
  action: UnknownAction,
  state: WithOutbox,
  kind: RoomKind,
  sendOf: (entry: OutboxEntry) => SendOf,
): OutgoingFrame | null {
  if (!messageHandedOver.match(action)) return null
  const entry = selectEntry(state, action.payload.clientMessageId)
  if (entry?.kind !== kind) return null
  const { destination, body } = sendOf(entry)
  return { destination, body: JSON.stringify(body), contentType: 'application/json' }
}

/** The field of a SEND that refers to the uploaded file. */
export const fileOf = (attachment: OutboxAttachment | undefined) =>
  attachment && { attachmentId: attachment.attachmentId }

/** The frame of a read mark: the id in decimal digits (docs/wire.md "Sends"). */
export function readMarkFrame(
  action: UnknownAction,
  state: WithTimeline,
  kind: RoomKind,
  destinationOf: (roomId: number) => string,
): OutgoingFrame | null {
  if (!readMarkSent.match(action)) return null
  const { roomId, messageId } = action.payload
  if (selectRoom(state, roomId)?.kind !== kind) return null
  return { destination: destinationOf(roomId), body: String(messageId), contentType: 'text/plain' }
}
