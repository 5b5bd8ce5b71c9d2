import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { INVITATION_CODE_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId } from '#contract/scalars.ts'

/** What a request may send as a code: letters and digits of base64url. */
export const InvitationCode = v.pipe(
  v.string(FIELD_TEXT.form),
  v.maxLength(INVITATION_CODE_MAX_CHARS, FIELD_TEXT.form),
  v.regex(/^[\w-]+$/, FIELD_TEXT.form),
)

/** `code` is the last part of the link `/home/chat/invite/{code}`. Whoever has it may join with CH6. */
const Invitation = v.object({ code: v.string() })

/**
 * CH17 (ours). Returns the group's invitation code, making one if there is none yet. Repeating returns the
 * same code. Only the owner sees it. Refuses: CHAT4004, CHAT4002 (not a group), CHAT4000, CHAT4013 (not the
 * owner).
 */
export const readInvitation = call({
  id: 'CH17',
  method: 'PUT',
  path: '/api/chat/rooms/:roomId/invitation',
  auth: 'required',
  body: 'enveloped',
  answer: Invitation,
})

/**
 * CH18 (ours). Replaces the group's invitation code; the one before ends at once. Each repetition makes
 * another code. Refuses as CH17.
 */
export const renewInvitation = call({
  id: 'CH18',
  method: 'POST',
  path: '/api/chat/rooms/:roomId/invitation',
  auth: 'required',
  body: 'enveloped',
  answer: Invitation,
})

/**
 * CH19 (ours). Returns the group of a code to everybody who is logged in. `people` counts its members;
 * `isIn`: whether the caller is one of them. Refuses: COMMON400 (no code, or none by its form), CHAT4014 (one
 * answer for a renewed code and one that never existed), COMMON429.
 */
export const findInvitation = call({
  id: 'CH19',
  method: 'GET',
  path: '/api/chat/invitations',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ code: InvitationCode }),
  answer: v.object({
    roomId: AnswerId,
    roomName: v.string(),
    roomImageUrl: v.nullable(v.string()),
    people: v.number(),
    isIn: v.boolean(),
  }),
})
