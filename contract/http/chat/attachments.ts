import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AUDIO_MAX_BYTES, AUDIO_MAX_MS, PEAKS_MAX } from '#contract/limits.ts'
import { AnswerId } from '#contract/scalars.ts'

/** The `content` of a message with a file (CH13), whatever the sender wrote. */
export const ATTACHMENT_TEXT = { IMAGE: '사진', AUDIO: '음성 메시지' } as const

/**
 * A file that is sent with a message (W8). `bytes` is the size, `width` and `height` are in pixels,
 * `durationMs` in milliseconds, `peaks` from 0 to 1. `url` is signed. It is valid for at least a day; CH16
 * returns a fresh one. All sizes of a picture share one signature (`srcSetOf`).
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

/** The properties of a voice message that only the client knows; empty for a picture. Peaks are 0 to 1. */
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
 * CH13. Uploads a file for a message of this room: a picture (10 MB, resized and stripped of camera metadata)
 * or audio (20 MB, 5 minutes). Others see it once a message names it (`attachmentId` of WS5 and WS6); a file
 * without a message is deleted after a day. `data` is optional. Refuses: COMMON400, COMMON413 (also audio
 * that is too long), COMMON415, CHAT4004, CHAT4000, CHAT4031, COMMON429.
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

/**
 * CH16 (ours). Returns a file of the room with a fresh address, valid for at least a day. Refuses: CHAT4004,
 * CHAT4000, ATTACHMENT4004.
 */
export const readAttachment = call({
  id: 'CH16',
  method: 'GET',
  path: '/api/chat/rooms/:roomId/attachments/:attachmentId',
  auth: 'required',
  body: 'enveloped',
  answer: Attachment,
})
