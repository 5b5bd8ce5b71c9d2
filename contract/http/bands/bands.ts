import * as v from 'valibot'
import { ADDRESSES } from '#contract/addresses.ts'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import {
  BAND_PAGE_SIZE,
  BAND_PAGE_SIZE_MAX,
  BAND_REASONS_MAX,
  RECOMMENDED_BANDS,
  RECOMMENDED_BANDS_MAX,
  SEARCH_TEXT_MAX_CHARS,
} from '#contract/limits.ts'
import { AnswerId, BAND_STATUSES, Id, QueryNumber, Timestamp } from '#contract/scalars.ts'
import { BandSession } from '#contract/sessions.ts'
import { withoutNul } from '#contract/text.ts'

export const TrackRef = v.object({
  title: v.string(),
  artist: v.string(),
  imageUrl: v.nullable(v.string()),
})
export type TrackRef = v.InferOutput<typeof TrackRef>

export const ArtistRef = v.object({ name: v.string(), imageUrl: v.nullable(v.string()) })
export type ArtistRef = v.InferOutput<typeof ArtistRef>

/** One link a platform (`SNS_PLATFORMS`). */
const SnsRef = v.object({ platform: v.string(), url: v.string() })
export type SnsRef = v.InferOutput<typeof SnsRef>

const BandStatus = v.picklist(BAND_STATUSES, FIELD_TEXT.notInList)
export type BandStatus = v.InferOutput<typeof BandStatus>

const profileFields = {
  goalTracks: v.array(TrackRef),
  preferredArtists: v.array(ArtistRef),
  composition: v.object({
    /** 20대, …; 정보 없음 when unset. */
    averageAge: v.string(),
    maleCount: v.number(),
    femaleCount: v.number(),
  }),
  sns: v.array(SnsRef),
  /** Recruiting and occupied together. */
  sessions: v.array(BandSession),
  jobs: v.array(v.string()),
}

/** What a band plays and who is in it. */
export const BandProfile = v.object(profileFields)
export type BandProfile = v.InferOutput<typeof BandProfile>

const detailFields = {
  bandId: AnswerId,
  bandName: v.string(),
  profileImageUrl: v.nullable(v.string()),
  region: v.nullable(v.string()),
  district: v.nullable(v.string()),
  /** Ready to be shown: 20대 이상 - 30대 이하, 0대 이상 (any), 연령 무관, … */
  ageRange: v.string(),
  description: v.nullable(v.string()),
  /** 남성만, 여성만 or 성별 무관. */
  genderCondition: v.string(),
  /** `YYYY.MM.DD`, a day in Seoul; null: open-ended. */
  endDate: v.nullable(v.string()),
  status: BandStatus,
  snsList: v.array(SnsRef),
}

/** Whom a band is looking for. */
export const BandDetail = v.object(detailFields)
export type BandDetail = v.InferOutput<typeof BandDetail>

/** Everything of a card, so that a list of them is one call. */
export const BandCardSource = v.object({
  ...detailFields,
  ...profileFields,
  genres: v.array(v.string()),
  /** Ours: the wanted ones among `sessions`, in the manager's order. */
  recruitingSessions: v.array(BandSession),
  /** Ours: why it is recommended, ready to be shown, the weightiest first. */
  reasons: v.pipe(v.array(v.string()), v.maxLength(BAND_REASONS_MAX)),
})
export type BandCardSource = v.InferOutput<typeof BandCardSource>

export const BandSummary = v.object({
  bandId: AnswerId,
  name: v.string(),
  description: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  status: BandStatus,
  /** Recruiting ones only. */
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
})
export type BandSummary = v.InferOutput<typeof BandSummary>

const shared = { method: 'GET', auth: 'required' } as const

/** B1. Newest first; ended bands never. */
export const listBands = call({
  id: 'B1',
  path: '/api/bands',
  ...shared,
  body: 'enveloped',
  query: v.object({
    page: v.optional(QueryNumber(0, Number.MAX_SAFE_INTEGER), 0),
    size: v.optional(QueryNumber(1, BAND_PAGE_SIZE_MAX), BAND_PAGE_SIZE),
    status: v.optional(BandStatus),
    /** Ours: part of the name, as it is typed, Hangul by its initials too. Blank finds nothing. */
    q: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(SEARCH_TEXT_MAX_CHARS, FIELD_TEXT.tooLong(SEARCH_TEXT_MAX_CHARS)),
        withoutNul,
      ),
    ),
    /** Ours: that name this artist of the catalogue. */
    artistId: v.optional(Id),
  }),
  answer: v.array(BandSummary),
})

/** B2. Recruiting bands that have a name and a song, an artist or a session, those that suit the caller best first. */
export const listRecommendedBands = call({
  id: 'B2',
  path: ADDRESSES.listRecommendedBands,
  ...shared,
  body: 'enveloped',
  query: v.object({ limit: v.optional(QueryNumber(1, RECOMMENDED_BANDS_MAX), RECOMMENDED_BANDS) }),
  answer: v.array(BandCardSource),
})

/** B3. What a band plays and who is in it. Refuses, as B4 to B7: BAND4004 (unknown or ended). */
export const readBandProfile = call({
  id: 'B3',
  path: '/api/band/:bandId/profile',
  ...shared,
  body: 'bare',
  answer: BandProfile,
})

/** B4. Whom a band is looking for. */
export const readBandDetail = call({
  id: 'B4',
  path: '/api/band/:bandId/detail',
  ...shared,
  body: 'bare',
  answer: BandDetail,
})

export const BandMember = v.object({
  /** The member's; 0 where a session is being recruited. */
  id: AnswerId,
  /** 모집중 where nobody is yet. */
  name: v.string(),
  role: BandSession,
  isRecruiting: v.boolean(),
  profileImage: v.nullable(v.string()),
})
export type BandMember = v.InferOutput<typeof BandMember>

/** B5. The manager, who passed, then one entry for each session that is being recruited. */
export const listBandMembers = call({
  id: 'B5',
  path: '/api/band/:bandId/members',
  ...shared,
  body: 'bare',
  answer: v.array(BandMember),
})

/** B6. The songs of B3. */
export const listBandTracks = call({
  id: 'B6',
  path: '/api/band/:bandId/tracks',
  ...shared,
  body: 'bare',
  answer: v.array(TrackRef),
})

/** B7. The artists of B3. */
export const listBandArtists = call({
  id: 'B7',
  path: '/api/band/:bandId/artists',
  ...shared,
  body: 'bare',
  answer: v.array(ArtistRef),
})
