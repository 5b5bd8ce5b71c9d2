import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { DEVICE_TOKEN_MAX_CHARS, DEVICE_TOKENS_MAX } from '#contract/limits.ts'
import { AnswerId, Email, Id } from '#contract/scalars.ts'

const RequiredText = v.pipe(v.string(FIELD_TEXT.missing), v.nonEmpty(FIELD_TEXT.missing))

/** An access token of 15 minutes and a rotating refresh token of 7 days (P19, W6). */
export const Tokens = v.object({ accessToken: v.string(), refreshToken: v.string() })
export type Tokens = v.InferOutput<typeof Tokens>

/**
 * Proves that the account was logged in to on this device before. The app keeps it over a log-out and sends
 * it with the next log-in; it opens nothing by itself (P20).
 */
export const DeviceToken = v.pipe(v.string(), v.maxLength(DEVICE_TOKEN_MAX_CHARS))

/**
 * A1. Logs in and starts a refresh-token family. `deviceTokens` are those that earlier log-ins on this device
 * were answered: failures on a device known to the account and failures elsewhere are counted apart, so
 * nobody can lock the member out of it. Refuses: COMMON400, AUTH4001, MEMBER4004 (withdrawn), AUTH4031 (the
 * right password of a suspended member, with a `SuspendedLogin`), COMMON429.
 */
export const login = call({
  id: 'A1',
  method: 'POST',
  path: '/member/login',
  auth: 'none',
  body: 'bare',
  input: v.object({
    email: Email,
    password: RequiredText,
    deviceTokens: v.optional(v.pipe(v.array(DeviceToken), v.maxLength(DEVICE_TOKENS_MAX))),
  }),
  answer: v.object({ memberId: AnswerId, ...Tokens.entries, deviceToken: v.optional(v.string()) }),
})

/**
 * A2. Rotates the refresh token. Presenting the same token again within 30 s returns the same successor while
 * that is the newest token (W6). If the answer has no refresh token, the app keeps the old one. Refuses:
 * COMMON400, AUTH_008, AUTH_009 (also 90 days after the log-in), AUTH4002, AUTH4032 (a suspension ended the
 * log-in), MEMBER4004.
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

/**
 * A3. Revokes the refresh-token family and closes the member's sockets. The app logs out locally even if the
 * call fails. Refuses: COMMON400, AUTH4002, AUTH_009.
 */
export const logout = call({
  id: 'A3',
  method: 'POST',
  path: '/auth/logout',
  auth: 'required',
  body: 'bare',
  input: v.object({ refreshToken: RequiredText }),
  answer: v.object({ message: v.string() }),
})

/**
 * A4. Withdraws the member: the account becomes INACTIVE and is deleted after 7 days. Refuses: COMMON400,
 * AUTH_008, AUTH_009, AUTH4002, COMMON403, MEMBER4004.
 */
export const withdraw = call({
  id: 'A4',
  method: 'PATCH',
  path: '/auth/inactive',
  auth: 'required',
  body: 'enveloped',
  input: v.object({ memberId: Id, refreshToken: RequiredText }),
  answer: v.string(),
})
