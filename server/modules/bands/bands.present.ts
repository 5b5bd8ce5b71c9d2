import type {
  ArtistRef,
  BandCardSource,
  BandDetail,
  BandProfile,
  BandSummary,
  TrackRef,
} from '#contract/http/bands/bands.ts'
import type { Gender } from '#contract/scalars.ts'
import { dayInSeoul } from '#contract/seoul.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { BandFacts } from './bandFacts.queries.ts'

/** Makes the `imageUrl` of each item absolute. */
export const pictured = <Item extends { imageUrl: string | null }>(
  items: readonly Item[],
  urlOf: UrlOf,
): Item[] => items.map((item) => ({ ...item, imageUrl: urlOf(item.imageUrl) }))

export const tracksOf = (band: BandFacts, urlOf: UrlOf): TrackRef[] => pictured(band.tracks, urlOf)
export const artistsOf = (band: BandFacts, urlOf: UrlOf): ArtistRef[] => pictured(band.artists, urlOf)

/** B3. */
export function profileOf(band: BandFacts, urlOf: UrlOf): BandProfile {
  const { averageAge, maleCount, femaleCount, links, recruiting, occupied, jobs } = band
  return {
    goalTracks: tracksOf(band, urlOf),
    preferredArtists: artistsOf(band, urlOf),
    composition: { averageAge: averageAge ?? '정보 없음', maleCount, femaleCount },
    sns: links,
    // a session may be both occupied and recruiting
    sessions: [...new Set([...recruiting, ...occupied])],
    jobs,
  }
}

/** B4. */
export function detailOf(band: BandFacts, urlOf: UrlOf): BandDetail {
  const { bandId, name, imageUrl, region, district, description, gender, endsAt, status } = band
  return {
    bandId,
    bandName: name,
    profileImageUrl: urlOf(imageUrl),
    region,
    district,
    ageRange: ageRangeOf(band),
    description,
    genderCondition: GENDER_CONDITIONS[gender],
    endDate: endsAt === null ? null : shownDay(endsAt),
    status,
    snsList: band.links,
    genres: band.genres,
    days: band.days,
  }
}

/** One item of B1. */
export function summaryOf(band: BandFacts, urlOf: UrlOf): BandSummary {
  const { bandId, name, description, status, genres, jobs, averageAge, maleCount, femaleCount, endsAt } = band
  return {
    bandId,
    name,
    description,
    profileImageUrl: urlOf(band.imageUrl),
    status,
    sessions: band.recruiting,
    currentSessions: band.occupied,
    genres,
    artists: artistsOf(band, urlOf),
    tracks: tracksOf(band, urlOf),
    jobs,
    averageAge,
    maleCount,
    femaleCount,
    endDate: endsAt?.toISOString() ?? null,
    region: band.region,
    days: band.days,
  }
}

/** One item of B2. */
export function cardSourceOf(band: BandFacts, why: Why, urlOf: UrlOf): BandCardSource {
  return {
    ...detailOf(band, urlOf),
    ...profileOf(band, urlOf),
    recruitingSessions: band.recruiting,
    mediaUrl: urlOf(band.mediaUrl),
    ...why,
  }
}

/** Why a band is recommended. */
export type Why = Pick<BandCardSource, 'reasons' | 'reasonSession'>

/**
 * As docs/product/bands.md "Band texts on the wire" defines it: a bound of 0 is open, two bounds in one
 * decade are that decade; 연령 무관 is shown only if neither bound was given.
 */
export function ageRangeOf({ ageStart, ageEnd }: Pick<BandFacts, 'ageStart' | 'ageEnd'>): string {
  if (ageStart === null && ageEnd === null) return '연령 무관'
  const [from, to] = [decadeOf(ageStart), decadeOf(ageEnd)]
  if (to === 0) return `${from}대 이상`
  if (from === 0) return `${to}대 이하`
  return from === to ? `${from}대` : `${from}대 이상 - ${to}대 이하`
}

const decadeOf = (years: number | null) => Math.floor((years ?? 0) / 10) * 10

const GENDER_CONDITIONS: Readonly<Record<Gender, string>> = {
  MALE: '남성 우대',
  FEMALE: '여성 우대',
  OTHER: '성별 무관',
}

/** For example `2025.07.08`. */
const shownDay = (at: Date) => dayInSeoul(at).replaceAll('-', '.')
