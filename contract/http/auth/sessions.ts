import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { Timestamp } from '#contract/scalars.ts'

/** A valid log-in on one device: a refresh-token family. */
export const Session = v.object({
  sessionId: v.string(),
  /** Whether this call was made with it. */
  isCurrent: v.boolean(),
  /** Parsed from the user agent of the log-in. Null: unknown. */
  device: v.object({
    kind: v.nullable(v.picklist(['PHONE', 'TABLET', 'COMPUTER'])),
    /** For example `iOS`, `Android`, `macOS`. */
    system: v.nullable(v.string()),
    /** For example `Safari`, `Chrome`. */
    browser: v.nullable(v.string()),
  }),
  startedAt: Timestamp,
  /** The time of the last token renewal, so precise to about 15 minutes. */
  lastUsedAt: Timestamp,
})
export type Session = v.InferOutput<typeof Session>

/**
 * A9 (ours). Returns the caller's sessions: the current one first, then by last use, at most
 * `SESSIONS_LISTED_MAX`.
 */
export const listSessions = call({
  id: 'A9',
  method: 'GET',
  path: '/auth/sessions',
  auth: 'required',
  body: 'enveloped',
  answer: v.array(Session),
})

/**
 * A10 (ours). Ends one of the caller's sessions, like a log-out on that device (A3): its tokens stop working
 * at once and its socket is closed. Refuses: COMMON400 (malformed id), AUTH4004 (unknown, ended or of another
 * member).
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

/** A11 (ours). Ends all sessions of the caller except the current one, as A10 does. Idempotent. */
export const endOtherSessions = call({
  id: 'A11',
  method: 'DELETE',
  path: '/auth/sessions/others',
  auth: 'required',
  body: 'void',
})
