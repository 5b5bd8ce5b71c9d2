import * as v from 'valibot'
import { ADDRESSES } from '#contract/addresses.ts'
import { call } from '#contract/call.ts'
import { unique } from '#contract/fields.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { GENRES } from '#contract/genresAndKeywords.ts'
import {
  BAND_PAGE_SIZE,
  BAND_PAGE_SIZE_MAX,
  BAND_REASONS_MAX,
  RECOMMENDED_BANDS,
  RECOMMENDED_BANDS_MAX,
  SEARCH_TEXT_MAX_CHARS,
} from '#contract/limits.ts'
import { AnswerId, BAND_STATUSES, DAYS, Id, QueryNumber, REGIONS, Timestamp } from '#contract/scalars.ts'
import { BAND_SESSION_TYPES, BandSession } from '#contract/sessions.ts'
import { withoutNul } from '#contract/text.ts'

export const TrackRef = v.object({
  title: v.string(),
  artist: v.string(),
  imageUrl: v.nullable(v.string()),
})
export type TrackRef = v.InferOutput<typeof TrackRef>

export const ArtistRef = v.object({ name: v.string(), imageUrl: v.nullable(v.string()) })
export type ArtistRef = v.InferOutput<typeof ArtistRef>

/** At most one link for each platform of `SNS_PLATFORMS`. */
const SnsRef = v.object({ platform: v.string(), url: v.string() })
export type SnsRef = v.InferOutput<typeof SnsRef>

const BandStatus = v.picklist(BAND_STATUSES, FIELD_TEXT.notInList)
export type BandStatus = v.InferOutput<typeof BandStatus>

const profileFields = {
  goalTracks: v.array(TrackRef),
  preferredArtists: v.array(ArtistRef),
  composition: v.object({
    /** 20대, …; 정보 없음 if not set. */
    averageAge: v.string(),
    maleCount: v.number(),
    femaleCount: v.number(),
  }),
  sns: v.array(SnsRef),
  /** Sessions that are recruited and sessions that are taken. */
  sessions: v.array(BandSession),
  jobs: v.array(v.string()),
}

/** The music of a band and the people in it. */
export const BandProfile = v.object(profileFields)
export type BandProfile = v.InferOutput<typeof BandProfile>

const detailFields = {
  bandId: AnswerId,
  bandName: v.string(),
  profileImageUrl: v.nullable(v.string()),
  region: v.nullable(v.string()),
  district: v.nullable(v.string()),
  /** Display text: 20대, 20대 이상 - 30대 이하, 0대 이상 (any), 연령 무관, … */
  ageRange: v.string(),
  description: v.nullable(v.string()),
  /** 남성 우대, 여성 우대 or 성별 무관. */
  genderCondition: v.string(),
  /** `YYYY.MM.DD`, a day in Seoul; null: open-ended. */
  endDate: v.nullable(v.string()),
  status: BandStatus,
  snsList: v.array(SnsRef),
  /** Ours. */
  genres: v.array(v.string()),
  /** Ours: the days of the week on which the band rehearses, from Monday on. Empty: not said. */
  days: v.array(v.picklist(DAYS)),
}

/** The people a band is looking for. */
export const BandDetail = v.object(detailFields)
export type BandDetail = v.InferOutput<typeof BandDetail>

/** Everything that a band card shows, so that a list of cards needs one call. */
export const BandCardSource = v.object({
  ...detailFields,
  ...profileFields,
  /** Ours: the recruited ones of `sessions`, in the manager's order. */
  recruitingSessions: v.array(BandSession),
  /** Ours: why the band is recommended, as display texts, the strongest reason first. */
  reasons: v.pipe(v.array(v.string()), v.maxLength(BAND_REASONS_MAX)),
  /** Ours: the recruited session that one of `reasons` names. Null: none names a session. */
  reasonSession: v.nullable(BandSession),
  /** Ours: the demo recording (P27). Null: none. */
  mediaUrl: v.nullable(v.string()),
})
export type BandCardSource = v.InferOutput<typeof BandCardSource>

export const BandSummary = v.object({
  bandId: AnswerId,
  name: v.string(),
  description: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  status: BandStatus,
  /** Only the sessions that are recruited. */
  sessions: v.array(BandSession),
  currentSessions: v.array(BandSession),
  genres: v.array(v.string()),
  artists: v.array(ArtistRef),
  tracks: v.array(TrackRef),
  jobs: v.array(v.string()),
  averageAge: v.nullable(v.string()),
  maleCount: v.number(),
  femaleCount: v.number(),
  endDate: v.nullable(Timestamp),
  /** Ours. Null: anywhere. */
  region: v.nullable(v.string()),
  /** Ours: the days of the week on which the band rehearses, from Monday on. Empty: not said. */
  days: v.array(v.picklist(DAYS)),
})
export type BandSummary = v.InferOutput<typeof BandSummary>

const shared = { method: 'GET', auth: 'required' } as const

/** Values of a fixed list in one query key, joined by commas. Blank ones and repetitions are left out. */
const Listed = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(
    v.string(),
    v.transform((text) => unique(text.split(',').map((each) => each.trim())).filter((each) => each !== '')),
    v.array(v.picklist(values, FIELD_TEXT.notInList)),
  )

/** Which bands B1 lists and B9 counts. A band has to meet each given condition. */
const wantedFields = {
  /** RECRUITING also leaves out bands that will close automatically and whose end has passed. */
  status: v.optional(BandStatus),
  /**
   * Ours: a part of the name, a genre or a recruited session. Matches Hangul initials and unfinished
   * syllables too. Blank finds nothing.
   */
  q: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(SEARCH_TEXT_MAX_CHARS, FIELD_TEXT.tooLong(SEARCH_TEXT_MAX_CHARS)),
      withoutNul,
    ),
  ),
  /** Ours: only bands that name this artist, by its catalogue id. */
  artistId: v.optional(Id),
  /** Ours: only bands that want to play this track, by its catalogue id. */
  trackId: v.optional(Id),
  /** Ours: only bands that recruit one of these sessions. `keyboard` includes `piano`. */
  session: v.optional(Listed(BAND_SESSION_TYPES)),
  /** Ours: only bands that play one of these genres. */
  genre: v.optional(Listed(GENRES)),
  /** Ours: only bands that meet in one of these regions, or anywhere. */
  region: v.optional(Listed(REGIONS)),
  /** Ours: only bands that rehearse on one of these days. */
  day: v.optional(Listed(DAYS)),
}

export const BAND_ORDERS = ['newest', 'closing'] as const
export type BandOrder = (typeof BAND_ORDERS)[number]

/**
 * B1. Returns a page of bands without ended ones, newest first. With `q` those come first whose name matches.
 */
export const listBands = call({
  id: 'B1',
  path: '/api/bands',
  ...shared,
  body: 'enveloped',
  query: v.object({
    page: v.optional(QueryNumber(0, Number.MAX_SAFE_INTEGER), 0),
    size: v.optional(QueryNumber(1, BAND_PAGE_SIZE_MAX), BAND_PAGE_SIZE),
    ...wantedFields,
    /**
     * Ours. `closing`: the next end first, then the bands without an end, then those whose end has passed.
     */
    sort: v.optional(v.picklist(BAND_ORDERS, FIELD_TEXT.notInList), 'newest'),
  }),
  answer: v.array(BandSummary),
})

/** B9. Ours. Returns how many bands all pages of B1 have together. */
export const countBands = call({
  id: 'B9',
  path: '/api/bands/count',
  ...shared,
  body: 'enveloped',
  query: v.object(wantedFields),
  answer: v.object({ count: v.number() }),
})

/**
 * B2. Returns recruiting bands, the best match for the caller first. Only bands with a name and at least a
 * track, an artist or a session are recommended.
 */
export const listRecommendedBands = call({
  id: 'B2',
  path: ADDRESSES.listRecommendedBands,
  ...shared,
  body: 'enveloped',
  query: v.object({ limit: v.optional(QueryNumber(1, RECOMMENDED_BANDS_MAX), RECOMMENDED_BANDS) }),
  answer: v.array(BandCardSource),
})

/**
 * B3. Returns the music of a band and the people in it. Refuses, as B4 to B7: BAND4004 (unknown or ended).
 */
export const readBandProfile = call({
  id: 'B3',
  path: '/api/band/:bandId/profile',
  ...shared,
  body: 'bare',
  answer: BandProfile,
})

/** B4. Returns a band and the conditions of its recruitment. */
export const readBandDetail = call({
  id: 'B4',
  path: '/api/band/:bandId/detail',
  ...shared,
  body: 'bare',
  answer: BandDetail,
})

export const BandMember = v.object({
  /** The member's id; 0 for a session that is recruited. */
  id: AnswerId,
  /** The nickname; 모집중 for a session that is recruited. */
  name: v.string(),
  role: BandSession,
  isRecruiting: v.boolean(),
  profileImage: v.nullable(v.string()),
})
export type BandMember = v.InferOutput<typeof BandMember>

/** B5. Returns the manager, the accepted applicants, then one entry for each session that is recruited. */
export const listBandMembers = call({
  id: 'B5',
  path: '/api/band/:bandId/members',
  ...shared,
  body: 'bare',
  answer: v.array(BandMember),
})

/** B6. Returns the tracks that a band wants to play, the same as in B3. */
export const listBandTracks = call({
  id: 'B6',
  path: '/api/band/:bandId/tracks',
  ...shared,
  body: 'bare',
  answer: v.array(TrackRef),
})

/** B7. Returns the artists that a band likes, the same as in B3. */
export const listBandArtists = call({
  id: 'B7',
  path: '/api/band/:bandId/artists',
  ...shared,
  body: 'bare',
  answer: v.array(ArtistRef),
})
