import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { Timestamp } from '#contract/scalars.ts'

/** A room without pushes and toasts for one member. Unread messages are still counted on its row. */
export const RoomMute = v.object({
  /** Null: until it is ended (CH21). */
  until: v.nullable(Timestamp),
  /** Messages that name the member (`@nickname`) are told all the same. */
  mentions: v.boolean(FIELD_TEXT.form),
})
export type RoomMute = v.InferOutput<typeof RoomMute>

/**
 * CH20 (ours). Mutes a room for the caller; repeating replaces. A mute whose `until` has passed is as none.
 * Refuses: COMMON400 (`until` is not ahead, or more than a year ahead), CHAT4004, CHAT4000.
 */
export const muteRoom = call({
  id: 'CH20',
  method: 'PUT',
  path: '/api/chat/rooms/:roomId/mute',
  auth: 'required',
  body: 'enveloped',
  input: RoomMute,
  answer: RoomMute,
})

/** CH21 (ours). Ends it. Idempotent. Refuses: CHAT4004, CHAT4000. */
export const unmuteRoom = call({
  id: 'CH21',
  method: 'DELETE',
  path: '/api/chat/rooms/:roomId/mute',
  auth: 'required',
  body: 'void',
})
