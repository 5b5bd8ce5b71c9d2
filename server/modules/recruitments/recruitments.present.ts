import type { Recruitment, RecruitmentResult } from '#contract/http/recruitments/recruitments.ts'
import type { SnsPlatform } from '#contract/scalars.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { BandFacts } from '../bands/bandFacts.queries.ts'
import { pictured } from '../bands/bands.present.ts'
import type { ShownRepertoire } from './recruitments.queries.ts'

/** RC3: the values for the form. */
export function recruitmentOf(band: BandFacts, music: ShownRepertoire, urlOf: UrlOf): Recruitment {
  const { name, status, autoClose, description, genres, gender, region, district, averageAge, days, jobs } =
    band
  const linkOf = (platform: SnsPlatform) => band.links.find((link) => link.platform === platform)?.url ?? ''
  return {
    status,
    profileImageUrl: urlOf(band.imageUrl),
    mediaUrl: urlOf(band.mediaUrl),
    representativeSong: music.song ?? null,
    name,
    endDate: band.endsAt?.toISOString() ?? null,
    autoClose,
    description,
    sessions: band.recruiting,
    genres,
    artists: pictured(music.artists, urlOf),
    tracks: pictured(music.tracks, urlOf),
    ageStart: band.ageStart ?? 0,
    ageEnd: band.ageEnd ?? 0,
    gender,
    region,
    district,
    averageAge,
    days,
    jobs,
    maleCount: band.maleCount,
    femaleCount: band.femaleCount,
    currentSessions: band.occupied,
    snsLink: { youtube: linkOf('youtube'), instagram: linkOf('instagram'), tiktok: linkOf('tiktok') },
  }
}

interface StoredBand {
  bandId: number
  name: string
  /** A stored file's path. */
  imageUrl: string | null
  createdAt: Date
}

/** The answer of RC1 and RC2. */
export const resultOf = (
  { bandId, name, imageUrl, createdAt }: StoredBand,
  urlOf: UrlOf,
): RecruitmentResult => ({
  bandId,
  bandName: name,
  profileImageUrl: urlOf(imageUrl),
  type: 'Manager',
  createdAt: createdAt.toISOString(),
})
