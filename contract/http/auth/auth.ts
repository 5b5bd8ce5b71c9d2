import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AnswerId, Email, Id, Timestamp } from '#contract/scalars.ts'

const RequiredText = v.pipe(v.string(FIELD_TEXT.missing), v.nonEmpty(FIELD_TEXT.missing))

/** A pair of tokens: an access token of 15 minutes and a refresh token of 7 days that rotates (P19, W6). */
export const Tokens = v.object({ accessToken: v.string(), refreshToken: v.string() })
export type Tokens = v.InferOutput<typeof Tokens>

/** A1. Opens a refresh-token family. Refuses: COMMON400, AUTH4001, MEMBER4004 (withdrawn), COMMON429. */
export const login = call({
  id: 'A1',
  method: 'POST',
  path: '/member/login',
  auth: 'none',
  body: 'bare',
  input: v.object({ email: Email, password: RequiredText }),
  answer: v.object({ memberId: AnswerId, ...Tokens.entries }),
})

/**
 * A2. Rotates the refresh token; the one presented again within 30 s answers the same successor (W6).
 * The SPA keeps its old refresh token if the answer has none. Refuses: COMMON400, AUTH_008, AUTH_009, AUTH4002, MEMBER4004.
 */
export const refreshTokens = call({
  id: 'A2',
  method: 'POST',
  path: '/auth/refreshToken',
  auth: 'none',
  body: 'bare',
  input: v.object({ refreshToken: RequiredText }),
  answer: v.object({ accessToken: v.string(), refreshToken: v.optional(v.string()) }),
})

/** A3. Revokes the family and closes the member's sockets. The SPA's logout works without it. Refuses: COMMON400, AUTH4002, AUTH_009. */
export const logout = call({
  id: 'A3',
  method: 'POST',
  path: '/auth/logout',
  auth: 'required',
  body: 'bare',
  input: v.object({ refreshToken: RequiredText }),
  answer: v.object({ message: v.string() }),
})

/** A4. The member becomes INACTIVE; deletion follows after 7 days. Refuses: COMMON400, AUTH_008, AUTH_009, AUTH4002, COMMON403, MEMBER4004. */
export const withdraw = call({
  id: 'A4',
  method: 'PATCH',
  path: '/auth/inactive',
  auth: 'required',
  body: 'enveloped',
  input: v.object({ memberId: Id, refreshToken: RequiredText }),
  answer: v.string(),
})

/** A log-in that is still good, on one device: a refresh-token family. */
export const Session = v.object({
  sessionId: v.string(),
  /** The one this call was made with. */
  isCurrent: v.boolean(),
  /** As the browser calls itself at the log-in; null: it says nothing that is known. */
  device: v.object({
    kind: v.nullable(v.picklist(['PHONE', 'TABLET', 'COMPUTER'])),
    /** For example `iOS`, `Android`, `macOS`. */
    system: v.nullable(v.string()),
    /** For example `Safari`, `Chrome`. */
    browser: v.nullable(v.string()),
  }),
  startedAt: Timestamp,
  /** When its tokens were last renewed: to some 15 minutes. */
  lastUsedAt: Timestamp,
})
export type Session = v.InferOutput<typeof Session>

/** A9 (ours). Of the caller; the current one first, then the one used last; at most `SESSIONS_LISTED_MAX`. */
export const listSessions = call({
  id: 'A9',
  method: 'GET',
  path: '/auth/sessions',
  auth: 'required',
  body: 'enveloped',
  answer: v.array(Session),
})

/**
 * A10 (ours). Ends one of the caller's sessions as a log-out there would (A3): no token of it works from now on, its socket closes.
 * Refuses: COMMON400 (no such form), AUTH4004 (unknown, ended or of somebody else).
 */
export const endSession = call({
  id: 'A10',
  method: 'DELETE',
  path: '/auth/sessions',
  auth: 'required',
  body: 'void',
  query: v.object({
    sessionId: v.pipe(v.string(FIELD_TEXT.missing), v.uuid(FIELD_TEXT.form), v.toLowerCase()),
  }),
})

/** A11 (ours). Ends every session of the caller but the current one, as A10 does. Idempotent. */
export const endOtherSessions = call({
  id: 'A11',
  method: 'DELETE',
  path: '/auth/sessions/others',
  auth: 'required',
  body: 'void',
})
