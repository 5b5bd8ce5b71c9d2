import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { OBJECTION_MAX_CHARS, PROOF_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId, Timestamp } from '#contract/scalars.ts'

/**
 * A measure against a member. WARNING: a word alone. HIDDEN: a message or a picture is hidden. CHAT_LIMIT:
 * reads, but sends no message and no request. SUSPENSION: cannot log in.
 */
export const SANCTION_KINDS = ['WARNING', 'HIDDEN', 'CHAT_LIMIT', 'SUSPENSION'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

/** OPEN until a moderator decides: UPHELD keeps the sanction, LIFTED ends it. */
export const OBJECTION_STATES = ['OPEN', 'UPHELD', 'LIFTED'] as const
export type ObjectionState = (typeof OBJECTION_STATES)[number]

export const ObjectionWords = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.nonEmpty(FIELD_TEXT.missing),
  v.maxLength(OBJECTION_MAX_CHARS, FIELD_TEXT.tooLong(OBJECTION_MAX_CHARS)),
)

/** A sanction as its member sees it: what, why, until when, and the objection (P24). */
export const Sanction = v.object({
  sanctionId: AnswerId,
  kind: v.picklist(SANCTION_KINDS),
  /** The moderator's sentence for the member. */
  reason: v.string(),
  startsAt: Timestamp,
  /** Null: for good, or it has no time (WARNING, HIDDEN). */
  endsAt: v.nullable(Timestamp),
  /** When it was ended early; null: it was not. */
  liftedAt: v.nullable(Timestamp),
  /** The messages it is about, as they were reported. */
  messages: v.array(v.string()),
  /** Null: none was made. A sanction can be objected to once. */
  objection: v.nullable(
    v.object({
      words: v.string(),
      createdAt: Timestamp,
      state: v.picklist(OBJECTION_STATES),
      /** The moderator's answer; null while OPEN. */
      answer: v.nullable(v.string()),
    }),
  ),
  /** Whether an objection can be made now: none was, and the sanction is not over. */
  canObject: v.boolean(),
})
export type Sanction = v.InferOutput<typeof Sanction>

/** SA1 (ours). Returns one of the caller's own sanctions. Refuses: SANCTION4004 (unknown, or another's). */
export const readSanction = call({
  id: 'SA1',
  method: 'GET',
  path: '/api/sanctions/:sanctionId',
  auth: 'required',
  body: 'enveloped',
  answer: Sanction,
})

/**
 * SA2 (ours). Objects to one of the caller's own sanctions, once. Refuses: COMMON400, SANCTION4004,
 * SANCTION4009 (objected to before), SANCTION4010 (over).
 */
export const objectToSanction = call({
  id: 'SA2',
  method: 'POST',
  path: '/api/sanctions/:sanctionId/objection',
  auth: 'required',
  body: 'void',
  input: v.object({ words: ObjectionWords }),
})

/**
 * What A1 answers beside AUTH4031 to the right password of a suspended member. `objectionToken` lets SA3
 * object without a log-in, for `OBJECTION_TOKEN_SECONDS`; null: nothing more can be objected.
 */
export const SuspendedLogin = v.object({
  reason: v.string(),
  startsAt: Timestamp,
  /** Null: for good. */
  endsAt: v.nullable(Timestamp),
  objectionToken: v.nullable(v.string()),
})
export type SuspendedLogin = v.InferOutput<typeof SuspendedLogin>

/**
 * SA3 (ours). Objects to the suspension that stopped a log-in. Refuses: COMMON400, SANCTION4004 (a token that
 * is wrong or too old), SANCTION4009, SANCTION4010, COMMON429.
 */
export const objectToSuspension = call({
  id: 'SA3',
  method: 'POST',
  path: '/auth/objection',
  auth: 'none',
  body: 'void',
  input: v.object({
    objectionToken: v.pipe(
      v.string(FIELD_TEXT.missing),
      v.nonEmpty(FIELD_TEXT.missing),
      v.maxLength(PROOF_MAX_CHARS, FIELD_TEXT.tooLong(PROOF_MAX_CHARS)),
    ),
    words: ObjectionWords,
  }),
})
