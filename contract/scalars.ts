import * as v from 'valibot'
import { FIELD_TEXT } from './fieldText.ts'
import { EMAIL_MAX_CHARS, PROOF_MAX_CHARS } from './limits.ts'

/**
 * A positive integer id. In request bodies a numeric string is accepted and converted (docs/wire.md "Ids").
 */
export const Id = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/, FIELD_TEXT.form), v.transform(Number))],
    FIELD_TEXT.form,
  ),
  v.safeInteger(FIELD_TEXT.form),
  v.minValue(1, FIELD_TEXT.form),
)

/** A number in a query, in decimal digits. The first value of a repeated key counts (CH4). */
export const QueryNumber = (min: number, max: number) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/, FIELD_TEXT.form), v.transform(Number))],
      FIELD_TEXT.form,
    ),
    v.minValue(min, FIELD_TEXT.range),
    v.maxValue(max, FIELD_TEXT.range),
  )

/**
 * An id in an answer, always a number. 0 only for the sender of a message whose member was deleted, and for a
 * vacancy of a band (B5).
 */
export const AnswerId = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * An instant in UTC with milliseconds and `Z` (W1). A timestamp without `Z` or offset means UTC (docs/wire.md
 * "Times"). The `Z` is added here, so code behind the contract never sees a local time.
 */
export const Timestamp = v.pipe(
  v.string(),
  v.transform((text) => (/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)),
  v.check((text) => !Number.isNaN(Date.parse(text)), FIELD_TEXT.form),
)

/** Trimmed and lower-cased (A5). */
export const Email = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.nonEmpty(FIELD_TEXT.missing),
  v.maxLength(EMAIL_MAX_CHARS, FIELD_TEXT.tooLong(EMAIL_MAX_CHARS)),
  v.email(FIELD_TEXT.form),
  v.toLowerCase(),
)

/** What A6 answers for a right code: opaque, used once by A8 and once by S7 without a token (W13). */
export const Proof = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.nonEmpty(FIELD_TEXT.missing),
  v.maxLength(PROOF_MAX_CHARS, FIELD_TEXT.tooLong(PROOF_MAX_CHARS)),
)

export const REGIONS = [
  '서울',
  '경기',
  '인천',
  '부산',
  '대구',
  '광주',
  '대전',
  '울산',
  '세종',
  '강원',
  '충북',
  '충남',
  '전북',
  '전남',
  '경북',
  '경남',
  '제주',
] as const
export type Region = (typeof REGIONS)[number]

export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const
export type Gender = (typeof GENDERS)[number]
/** Display texts. */
export const GENDER_NAMES: Readonly<Record<Gender, string>> = { MALE: '남성', FEMALE: '여성', OTHER: '기타' }

export const BAND_STATUSES = ['RECRUITING', 'ACTIVE', 'ENDED'] as const
export const PASS_FAIL = ['PENDING', 'PASS', 'FAIL'] as const

/** The jobs of a band's people, and their display texts. */
export const JOBS = ['colleague', 'worker', 'freelancer'] as const
export type Job = (typeof JOBS)[number]
export const JOB_NAMES: Readonly<Record<Job, string>> = {
  colleague: '대학생',
  worker: '직장인',
  freelancer: '프리랜서',
}

/** The days of the week, and their display texts. */
export const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type Day = (typeof DAYS)[number]
export const DAY_NAMES: Readonly<Record<Day, string>> = {
  MON: '월',
  TUE: '화',
  WED: '수',
  THU: '목',
  FRI: '금',
  SAT: '토',
  SUN: '일',
}

export const SNS_PLATFORMS = ['youtube', 'instagram', 'tiktok'] as const
export type SnsPlatform = (typeof SNS_PLATFORMS)[number]

/** The average age of a band's people (docs/wire.md "Fixed lists"). */
export const AVERAGE_AGES = ['10대', '20대', '30대', '40대', '50대', '60대'] as const
export type AverageAge = (typeof AVERAGE_AGES)[number]
