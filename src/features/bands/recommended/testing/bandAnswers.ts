import type { BandCardSource, BandDetail, BandSummary } from '#contract/http/bands/bands.ts'

/** Answers of the server; state only what the test is about. */
export const aBandDetail = (facts: Partial<BandDetail> = {}): BandDetail => ({
  bandId: 7,
  bandName: '해일',
  profileImageUrl: null,
  region: '인천',
  district: null,
  ageRange: '0대 이상',
  description: '무대를 뒤집을 기타 한 명\n한 달에 한 번 공연해요.',
  genderCondition: '성별 무관',
  endDate: '2026.12.24',
  status: 'RECRUITING',
  snsList: [],
  genres: ['Nu Metal'],
  days: [],
  ...facts,
})

export const aRecommendedBand = (facts: Partial<BandCardSource> = {}): BandCardSource => ({
  ...aBandDetail(),
  goalTracks: [],
  preferredArtists: [],
  composition: { averageAge: '20대', maleCount: 2, femaleCount: 1 },
  sns: [],
  sessions: ['electric_guitar', 'drums'],
  jobs: [],
  recruitingSessions: ['electric_guitar'],
  reasons: ['일렉기타를 찾고 있어요'],
  reasonSession: 'electric_guitar',
  mediaUrl: null,
  ...facts,
})

export const aBandSummary = (facts: Partial<BandSummary> = {}): BandSummary => ({
  bandId: 7,
  name: '해일',
  description: null,
  profileImageUrl: null,
  status: 'RECRUITING',
  sessions: ['electric_guitar'],
  currentSessions: [],
  genres: [],
  artists: [],
  tracks: [],
  jobs: [],
  averageAge: null,
  maleCount: 0,
  femaleCount: 0,
  endDate: null,
  region: null,
  days: [],
  ...facts,
})
