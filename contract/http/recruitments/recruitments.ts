import * as v from 'valibot'
import { call } from '#contract/call.ts'
import {
  FreeText,
  kept,
  unique,
  visible,
  WebAddress,
  WrittenDistrict,
  WrittenRegion,
} from '#contract/fields.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import {
  AGE_MAX_YEARS,
  BAND_ARTISTS_MAX,
  BAND_DESCRIPTION_MAX_CHARS,
  BAND_HEADS_MAX,
  BAND_LINK_MAX_CHARS,
  BAND_LIST_SENT_MAX,
  BAND_NAME_MAX_CHARS,
  BAND_TRACKS_MAX,
  IMAGE_MAX_BYTES,
  PROVIDER_ID_MAX_CHARS,
  URL_MAX_CHARS,
} from '#contract/limits.ts'
import {
  AnswerId,
  AVERAGE_AGES,
  BAND_STATUSES,
  DAYS,
  GENDERS,
  Id,
  JOBS,
  Timestamp,
  type SnsPlatform,
} from '#contract/scalars.ts'
import { BandSession } from '#contract/sessions.ts'
import { withoutNul } from '#contract/text.ts'

/**
 * A list of texts without duplicates. `max` limits the distinct entries. A text whose refusal is a 404 is
 * looked up later.
 */
const texts = (maxChars: number, max: number) =>
  v.pipe(
    v.array(
      v.pipe(
        v.string(FIELD_TEXT.form),
        v.trim(),
        v.nonEmpty(FIELD_TEXT.missing),
        v.maxLength(maxChars, FIELD_TEXT.tooLong(maxChars)),
        withoutNul,
      ),
      FIELD_TEXT.form,
    ),
    v.maxLength(BAND_LIST_SENT_MAX, FIELD_TEXT.range),
    v.transform(unique),
    v.maxLength(max, FIELD_TEXT.range),
  )

/** A number, or its digits as text; blank is 0. */
const whole = (max: number) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{0,4}$/, FIELD_TEXT.form), v.transform(Number))],
      FIELD_TEXT.form,
    ),
    v.integer(FIELD_TEXT.form),
    v.minValue(0, FIELD_TEXT.range),
    v.maxValue(max, FIELD_TEXT.range),
  )

/** A name that is looked up among the sessions (SESSION4004) or genres (GENRE4004). */
const NAME_MAX_CHARS = 40
const names = kept(texts(NAME_MAX_CHARS, BAND_LIST_SENT_MAX))

/** Rejects 31 February, which `Date.parse` reads as 3 March. */
function isDay(text: string): boolean {
  const day = Date.parse(text)
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}

/** A day in Seoul, or an instant; empty: open-ended. */
const WrittenEnd = v.pipe(
  v.string(FIELD_TEXT.form),
  v.trim(),
  v.regex(/^(|\d{4}-\d\d-\d\d(T[\d:.]{5,16}(Z|[+-]\d\d:?\d\d)?)?)$/i, FIELD_TEXT.form),
  v.check(
    (text) => text === '' || (isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))),
    FIELD_TEXT.form,
  ),
)

const SnsLinks = v.object({
  youtube: v.nullish(WebAddress(BAND_LINK_MAX_CHARS), ''),
  instagram: v.nullish(WebAddress(BAND_LINK_MAX_CHARS), ''),
  tiktok: v.nullish(WebAddress(BAND_LINK_MAX_CHARS), ''),
})

const jobs = kept(
  v.pipe(
    v.array(v.pipe(v.string(FIELD_TEXT.form), v.trim(), v.picklist(JOBS, FIELD_TEXT.notInList))),
    v.maxLength(BAND_LIST_SENT_MAX, FIELD_TEXT.range),
    v.transform(unique),
  ),
)
const days = kept(
  v.pipe(
    v.array(v.pipe(v.string(FIELD_TEXT.form), v.trim(), v.picklist(DAYS, FIELD_TEXT.notInList))),
    v.maxLength(BAND_LIST_SENT_MAX, FIELD_TEXT.range),
    v.transform(unique),
  ),
)
const averageAge = kept(
  v.pipe(v.string(FIELD_TEXT.form), v.trim(), v.picklist([...AVERAGE_AGES, ''], FIELD_TEXT.notInList)),
)

/** The fields of a recruitment, all optional (docs/product/recruitments.md "Recruitment on the wire"). */
const recruitmentFields = {
  status: kept(v.picklist(BAND_STATUSES, FIELD_TEXT.notInList)),
  /** The provider's id of a track; empty: none. */
  representativeSong: kept(
    v.pipe(
      v.string(FIELD_TEXT.form),
      v.trim(),
      v.maxLength(PROVIDER_ID_MAX_CHARS, FIELD_TEXT.tooLong(PROVIDER_ID_MAX_CHARS)),
      withoutNul,
    ),
  ),
  endDate: kept(WrittenEnd),
  autoClose: kept(v.boolean(FIELD_TEXT.form)),
  description: kept(FreeText(BAND_DESCRIPTION_MAX_CHARS)),
  /** The wanted sessions, in any spelling. `sessions` is an alias. */
  session: names,
  sessions: names,
  genres: names,
  artistSpotifyIds: kept(texts(PROVIDER_ID_MAX_CHARS, BAND_ARTISTS_MAX)),
  trackSpotifyIds: kept(texts(PROVIDER_ID_MAX_CHARS, BAND_TRACKS_MAX)),
  /** Ages in years, the start of a decade; 0: any. */
  ageStart: kept(whole(AGE_MAX_YEARS)),
  ageEnd: kept(whole(AGE_MAX_YEARS)),
  gender: kept(v.picklist(GENDERS, FIELD_TEXT.notInList)),
  region: kept(WrittenRegion),
  district: kept(WrittenDistrict),
  averageAge,
  /** Ours: the days of the week on which the band rehearses. */
  days,
  jobs,
  /** An alias of `jobs`. */
  job: jobs,
  maleCount: kept(whole(BAND_HEADS_MAX)),
  femaleCount: kept(whole(BAND_HEADS_MAX)),
  /** The sessions that are taken, in any spelling. */
  currentSessions: names,
  snsLinks: kept(SnsLinks),
  /** Ours: the demo recording, as PR3 answered its address; empty: none. */
  mediaUrl: kept(WebAddress(URL_MAX_CHARS)),
}

const BandName = v.pipe(FreeText(BAND_NAME_MAX_CHARS), visible)

/** Ages in years; 0: any. */
export const areAgesInOrder = ({
  ageStart = 0,
  ageEnd = 0,
}: {
  ageStart?: number | undefined
  ageEnd?: number | undefined
}) => ageStart === 0 || ageEnd === 0 || ageStart <= ageEnd

const NewRecruitment = v.pipe(
  v.object({ ...recruitmentFields, name: v.pipe(v.string(FIELD_TEXT.missing), BandName) }),
  v.forward(
    v.check((fields) => areAgesInOrder(fields), FIELD_TEXT.range),
    ['ageEnd'],
  ),
)
export type NewRecruitment = v.InferOutput<typeof NewRecruitment>

const RecruitmentChange = v.pipe(
  v.object({ ...recruitmentFields, name: kept(BandName), bandId: Id }),
  v.forward(
    v.check((fields) => areAgesInOrder(fields), FIELD_TEXT.range),
    ['ageEnd'],
  ),
)
export type RecruitmentChange = v.InferOutput<typeof RecruitmentChange>

export const RecruitmentResult = v.object({
  bandId: AnswerId,
  bandName: v.string(),
  profileImageUrl: v.nullable(v.string()),
  type: v.literal('Manager'),
  createdAt: Timestamp,
})
export type RecruitmentResult = v.InferOutput<typeof RecruitmentResult>

const shared = { path: '/api/recruitments', auth: 'required', body: 'enveloped' } as const
const parts = {
  json: 'data',
  lastJson: true,
  files: { image: { kind: 'image', maxBytes: IMAGE_MAX_BYTES } },
} as const

/**
 * RC1. Creates a band that the caller manages. It is recruiting, whatever status was sent. Tracks and artists
 * that the catalogue lacks are fetched from the provider. Refuses: COMMON400 with the field map (also an end
 * before today in Seoul), SESSION4004, GENRE4004, SPOTIFY4004, SPOTIFY5002, COMMON413, COMMON415, COMMON429.
 */
export const createRecruitment = call({
  id: 'RC1',
  method: 'POST',
  ...shared,
  takesKey: true,
  multipart: parts,
  input: NewRecruitment,
  answer: RecruitmentResult,
})

/**
 * RC2. Changes a band. Absent or null keeps a field; a list replaces the stored one. `session` and
 * `currentSessions` are replaced together when one of them is sent; the missing one becomes empty. `snsLinks`
 * replaces all links. `status` ENDED deletes the band for good: its rooms get a SYSTEM message and are left,
 * its bookmarks are deleted. Refuses: as RC1, BAND4004 (unknown or ended), BAND4001.
 */
export const changeRecruitment = call({
  id: 'RC2',
  method: 'PATCH',
  ...shared,
  multipart: parts,
  input: RecruitmentChange,
  answer: RecruitmentResult,
})

const Slots = v.object({ youtube: v.string(), instagram: v.string(), tiktok: v.string() } satisfies Record<
  SnsPlatform,
  unknown
>)

/** A recruitment as the form shows it. An unused link is empty, an unset age is 0. */
export const Recruitment = v.object({
  status: v.picklist(BAND_STATUSES),
  profileImageUrl: v.nullable(v.string()),
  /** Ours: the demo recording. */
  mediaUrl: v.nullable(v.string()),
  representativeSong: v.nullable(
    v.object({ spotifyId: v.string(), artist: v.string(), trackTitle: v.string() }),
  ),
  name: v.string(),
  endDate: v.nullable(Timestamp),
  autoClose: v.boolean(),
  description: v.nullable(v.string()),
  /** Only the sessions that are wanted. */
  sessions: v.array(BandSession),
  genres: v.array(v.string()),
  artists: v.array(v.object({ spotifyId: v.string(), name: v.string(), imageUrl: v.nullable(v.string()) })),
  tracks: v.array(
    v.object({
      spotifyId: v.string(),
      title: v.string(),
      artist: v.string(),
      imageUrl: v.nullable(v.string()),
    }),
  ),
  ageStart: v.number(),
  ageEnd: v.number(),
  gender: v.picklist(GENDERS),
  region: v.nullable(v.string()),
  district: v.nullable(v.string()),
  averageAge: v.nullable(v.string()),
  days: v.array(v.picklist(DAYS)),
  jobs: v.array(v.picklist(JOBS)),
  maleCount: v.number(),
  femaleCount: v.number(),
  currentSessions: v.array(BandSession),
  snsLink: Slots,
})
export type Recruitment = v.InferOutput<typeof Recruitment>

/**
 * RC3. Returns a recruitment to its manager. Refuses: BAND4004 (unknown or ended), COMMON403 (not the
 * manager).
 */
export const readRecruitment = call({
  id: 'RC3',
  method: 'GET',
  path: '/api/recruitments/:bandId',
  auth: 'required',
  body: 'enveloped',
  answer: Recruitment,
})
