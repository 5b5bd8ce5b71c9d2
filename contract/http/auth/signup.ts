import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import {
  AGE_MAX_YEARS,
  NICKNAME_MAX_CHARS,
  NICKNAME_MIN_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from '#contract/limits.ts'
import { AnswerId, Email, Proof, REGIONS } from '#contract/scalars.ts'
import { Consents } from './consents.ts'

/**
 * Letters and digits only, at least one of each, 8 to 12 characters (docs/product/auth.md "Sign-up limits").
 * Never trimmed.
 */
export const Password = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.nonEmpty(FIELD_TEXT.missing),
  v.minLength(PASSWORD_MIN_CHARS, FIELD_TEXT.form),
  v.maxLength(PASSWORD_MAX_CHARS, FIELD_TEXT.tooLong(PASSWORD_MAX_CHARS)),
  v.regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/, FIELD_TEXT.form),
)

/**
 * Letters and digits only, 2 to 10 characters (docs/product/auth.md "Sign-up limits"). Compared without case.
 */
export const Nickname = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.nonEmpty(FIELD_TEXT.missing),
  v.minLength(NICKNAME_MIN_CHARS, FIELD_TEXT.form),
  v.maxLength(NICKNAME_MAX_CHARS, FIELD_TEXT.tooLong(NICKNAME_MAX_CHARS)),
  v.regex(/^[A-Za-z\d]+$/, FIELD_TEXT.form),
)

/** Exactly five digits. A text, so that leading zeros are kept. */
export const EmailCode = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.nonEmpty(FIELD_TEXT.missing),
  v.regex(/^\d{5}$/, FIELD_TEXT.form),
)

/** The app sends the Korean words. The codes are accepted too (docs/wire.md "Fixed lists"). */
const SIGNUP_GENDER = {
  남성: 'MALE',
  여성: 'FEMALE',
  기타: 'OTHER',
  MALE: 'MALE',
  FEMALE: 'FEMALE',
  OTHER: 'OTHER',
} as const
const SignupGender = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.picklist(['남성', '여성', '기타', 'MALE', 'FEMALE', 'OTHER'], FIELD_TEXT.notInList),
  v.transform((word) => SIGNUP_GENDER[word]),
)

/** `-`, empty, null and absent all mean "no region" and become null (docs/wire.md "Fixed lists"). */
const OptionalRegion = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim()), null),
  v.transform((region) => (region === '' || region === '-' ? null : region)),
  v.nullable(v.picklist(REGIONS, FIELD_TEXT.notInList)),
)

const Message = v.object({ message: v.string() })

/**
 * A5. Mails a code that is valid for 5 minutes and replaces any earlier code of the e-mail. The resend is the
 * same call. Refuses: COMMON400, COMMON429 (50 in an hour for the e-mail, whoever has it), MEMBER4002.
 */
export const sendCode = call({
  id: 'A5',
  method: 'POST',
  path: '/auth/send',
  auth: 'none',
  body: 'bare',
  input: v.object({ email: Email }),
  answer: Message,
})

/**
 * A6. Checks a code, which can be used once. The `proof` is good for 30 minutes and for this e-mail; another
 * one replaces it. An answer with `verified: false` or without a proof is a failure too. Refuses: AUTH4022
 * (no valid code), AUTH4021 (wrong), AUTH4024 (the code was tried wrongly five times), COMMON400, COMMON429
 * (20 guesses in an hour for the e-mail, over all its codes).
 */
export const verifyCode = call({
  id: 'A6',
  method: 'POST',
  path: '/auth/verify',
  auth: 'none',
  body: 'bare',
  input: v.object({ email: Email, code: EmailCode }),
  answer: v.object({
    verified: v.boolean(),
    proof: v.optional(Proof),
    message: v.optional(v.string()),
  }),
})

/**
 * A7. Returns whether a nickname is free, compared without case. Withdrawn members keep their nickname.
 * Refuses: COMMON400.
 */
export const checkNickname = call({
  id: 'A7',
  method: 'GET',
  path: '/member/check-nickname',
  auth: 'none',
  body: 'bare',
  query: v.object({ nickname: Nickname }),
  answer: v.object({ available: v.boolean(), message: v.optional(v.string()) }),
})

/**
 * A8. Creates a member and logs them in. Without tokens in the answer the app treats the member as not logged
 * in. Refuses: COMMON400 (also without the consents in force, P23), MEMBER4003 (negative age), MEMBER4005
 * (younger than `AGE_MIN_YEARS`), AUTH4023 (the proof is not the newest one of this
 * e-mail, or older than 30 minutes), MEMBER4002, MEMBER4009, AUTH4025 (a common password), COMMON429.
 */
export const signUp = call({
  id: 'A8',
  method: 'POST',
  path: '/member',
  auth: 'none',
  body: 'bare',
  input: v.object({
    email: Email,
    proof: Proof,
    password: Password,
    nickname: Nickname,
    gender: SignupGender,
    region: OptionalRegion,
    /** The schema accepts lower ages, because the service refuses them with MEMBER4003 and MEMBER4005. */
    age: v.pipe(
      v.number(FIELD_TEXT.missing),
      v.integer(FIELD_TEXT.form),
      v.maxValue(AGE_MAX_YEARS, FIELD_TEXT.range),
    ),
    consents: Consents,
  }),
  answer: v.object({
    memberId: v.optional(AnswerId),
    accessToken: v.optional(v.string()),
    refreshToken: v.optional(v.string()),
    /** As in A1. */
    deviceToken: v.optional(v.string()),
    message: v.optional(v.string()),
  }),
})
