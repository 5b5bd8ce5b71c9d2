import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AnswerId, Email, Proof } from '#contract/scalars.ts'
import { EmailCode, Password } from './signup.ts'

/**
 * A12 (ours). Mails a code for a new password, valid for 5 minutes; it replaces any earlier one. The answer
 * and its time are the same for every e-mail; to an e-mail without an active member the mail says so (P25).
 * Refuses: COMMON400, COMMON429 (50 codes in an hour for the e-mail, those of A5 among them), COMMON503.
 */
export const sendResetCode = call({
  id: 'A12',
  method: 'POST',
  path: '/auth/password/send',
  auth: 'none',
  body: 'void',
  input: v.object({ email: Email }),
})

/**
 * A13 (ours). Checks a code of A12, which can be used once. The `proof` is good for 30 minutes, for this
 * e-mail and for A14 alone. Refuses: AUTH4022 (no valid code), AUTH4021 (wrong), AUTH4024 (the code was tried
 * wrongly five times), COMMON400, COMMON429 (20 guesses in an hour for the e-mail, those of A6 among them).
 */
export const verifyResetCode = call({
  id: 'A13',
  method: 'POST',
  path: '/auth/password/verify',
  auth: 'none',
  body: 'enveloped',
  input: v.object({ email: Email, code: EmailCode }),
  answer: v.object({ proof: Proof }),
})

/**
 * A14 (ours). Sets a new password and ends all sessions of the member. The device counts as known from then
 * on, so that failures of others do not keep the member from logging in (P20). Refuses: COMMON400, AUTH4023
 * (the proof is not that of the last A13, was used, or is older than 30 minutes), AUTH4025 (a common
 * password).
 */
export const resetPassword = call({
  id: 'A14',
  method: 'POST',
  path: '/auth/password/reset',
  auth: 'none',
  body: 'enveloped',
  input: v.object({ email: Email, proof: Proof, password: Password }),
  answer: v.object({ memberId: AnswerId, deviceToken: v.string() }),
})

/**
 * A15 (ours). Changes the caller's password and ends their other sessions. Refuses: COMMON400, AUTH4026 (the
 * current password is wrong), AUTH4025 (a common password), COMMON429 (too many wrong passwords, as A1).
 */
export const changePassword = call({
  id: 'A15',
  method: 'PATCH',
  path: '/auth/password',
  auth: 'required',
  body: 'void',
  input: v.object({
    password: v.pipe(v.string(FIELD_TEXT.missing), v.nonEmpty(FIELD_TEXT.missing)),
    newPassword: Password,
  }),
})
