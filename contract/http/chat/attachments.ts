import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AUDIO_MAX_BYTES, AUDIO_MAX_MS, PEAKS_MAX } from '#contract/limits.ts'
import { AnswerId } from '#contract/scalars.ts'

/** `content` of a message that carries a file (CH13), whatever its sender calls it. */
export const ATTACHMENT_TEXT = { IMAGE: '사진', AUDIO: '음성 메시지' } as const

/**
 * A file sent with a message (W8). Sizes in bytes and pixels, duration in milliseconds, peaks 0 to 1. `url` is signed and expires, a
 * day or more after it was answered; CH16 answers a fresh one. A picture of several sizes has them all under the same signature
 * (`srcSetOf`).
 */
export const Attachment = v.object({
  attachmentId: AnswerId,
  url: v.string(),
  mime: v.string(),
  bytes: v.number(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  durationMs: v.optional(v.number()),
  peaks: v.optional(v.array(v.number())),
})
export type Attachment = v.InferOutput<typeof Attachment>

/** What only the phone knows of a sound; nothing for a picture. Peaks 0 to 1. */
const Sound = v.object({
  durationMs: v.nullish(
    v.pipe(
      v.number(FIELD_TEXT.form),
      v.minValue(0, FIELD_TEXT.form),
      v.maxValue(AUDIO_MAX_MS, FIELD_TEXT.form),
    ),
  ),
  peaks: v.nullish(
    v.pipe(
      v.array(
        v.pipe(v.number(FIELD_TEXT.form), v.minValue(0, FIELD_TEXT.form), v.maxValue(1, FIELD_TEXT.form)),
        FIELD_TEXT.form,
      ),
      v.maxLength(PEAKS_MAX, FIELD_TEXT.form),
    ),
  ),
})

/**
 * CH13. A file for a message of this room: a picture (10 MB, kept small and without what the camera wrote into it) or a sound
 * (20 MB, 5 minutes). The message that names it (`attachmentId` of WS5, WS6) makes it seen; unsent it is gone after a day. `data`
 * may be left out. Refuses: COMMON400, COMMON413 (also a sound that plays too long), COMMON415, CHAT4004, CHAT4000, COMMON429.
 */
export const uploadAttachment = call({
  id: 'CH13',
  method: 'POST',
  path: '/api/chat/rooms/:roomId/attachments',
  auth: 'required',
  body: 'enveloped',
  multipart: {
    json: 'data',
    optional: true,
    files: { file: { kind: 'attachment', maxBytes: AUDIO_MAX_BYTES, required: true } },
  },
  input: Sound,
  answer: Attachment,
})

/** CH16 (ours). A file of the room again, with an address that is good for another day. Refuses: CHAT4004, CHAT4000, ATTACHMENT4004. */
export const readAttachment = call({
  id: 'CH16',
  method: 'GET',
  path: '/api/chat/rooms/:roomId/attachments/:attachmentId',
  auth: 'required',
  body: 'enveloped',
  answer: Attachment,
})
