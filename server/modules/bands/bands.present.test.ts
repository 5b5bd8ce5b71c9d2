import { describe, expect, it } from 'vitest'
import type { BandSessionType } from '#contract/sessions.ts'
import type { BandFacts } from './bandFacts.queries.ts'
import { managerRole } from './bandMembers.present.ts'
import { ageRangeOf, cardSourceOf, detailOf, profileOf } from './bands.present.ts'

const aBand = (facts: Partial<BandFacts> = {}): BandFacts => ({
  bandId: 1,
  managerId: 1,
  name: '해일',
  imageUrl: null,
  status: 'RECRUITING',
  description: null,
  region: null,
  district: null,
  ageStart: null,
  ageEnd: null,
  gender: 'OTHER',
  endsAt: null,
  autoClose: false,
  averageAge: null,
  maleCount: 0,
  femaleCount: 0,
  createdAt: new Date(0),
  recruiting: [],
  occupied: [],
  genres: [],
  artists: [],
  tracks: [],
  jobs: [],
  links: [],
  ...facts,
})

const asItIs = <Path>(path: Path) => path

describe('the age that a band looks for', () => {
  it.each([
    [null, null, '연령 무관'],
    [0, 0, '0대 이상'],
    [0, null, '0대 이상'],
    [null, 0, '0대 이상'],
    [20, 20, '20대 이상'],
    [20, 29, '20대 이상'],
    [20, 30, '20대 이상 - 30대 이하'],
    [25, 47, '20대 이상 - 40대 이하'],
    [20, 0, '20대 이상'],
    [20, null, '20대 이상'],
    [0, 30, '30대 이하'],
    [null, 30, '30대 이하'],
    [10, 120, '10대 이상 - 120대 이하'],
  ])('from %j to %j is %s', (ageStart, ageEnd, text) => {
    expect(ageRangeOf({ ageStart, ageEnd })).toBe(text)
  })
})

it.each([
  ['MALE', '남성만'],
  ['FEMALE', '여성만'],
  ['OTHER', '성별 무관'],
] as const)('a band for %s says %s', (gender, text) => {
  expect(detailOf(aBand({ gender }), asItIs).genderCondition).toBe(text)
})

it.each([
  ['2025-07-08T14:59:59.999Z', '2025.07.08'],
  ['2025-07-08T15:00:00.000Z', '2025.07.09'],
  ['2025-12-31T15:00:00.000Z', '2026.01.01'],
])('what ends at %s ends on %s in Seoul', (endsAt, day) => {
  expect(detailOf(aBand({ endsAt: new Date(endsAt) }), asItIs).endDate).toBe(day)
})

it('a session that is wanted and played is named once', () => {
  const band = aBand({ recruiting: ['bass', 'vocal'], occupied: ['vocal', 'drums'] })
  expect(profileOf(band, asItIs).sessions).toEqual(['bass', 'vocal', 'drums'])
})

it('a card has everything of a band, and why it is shown', () => {
  const band = aBand({ recruiting: ['bass'], occupied: ['drums'], genres: ['Pop'] })
  expect(cardSourceOf(band, ['서울이에요'], asItIs)).toEqual({
    ...detailOf(band, asItIs),
    ...profileOf(band, asItIs),
    genres: ['Pop'],
    recruitingSessions: ['bass'],
    reasons: ['서울이에요'],
  })
})

describe('what a manager plays in the band', () => {
  type Session = BandSessionType
  it.each<[plays: Session[], occupied: Session[], taken: Session[], role: Session, why: string]>([
    [['drums', 'vocal'], ['vocal', 'bass'], [], 'vocal', 'is the first of theirs that is occupied'],
    [['bass', 'vocal'], ['vocal', 'bass'], ['bass'], 'vocal', 'is nothing that somebody plays who passed'],
    [['drums', 'violin'], ['vocal'], [], 'drums', 'else the first they play'],
    [[], ['vocal', 'bass'], ['vocal'], 'bass', 'else the first that is occupied'],
    [[], [], [], 'keyboard', 'else the first that is wanted'],
  ])('of %j in a band of %j is, with %j taken, %s: it %s', (plays, occupied, taken, role) => {
    expect(managerRole({ occupied, recruiting: ['keyboard'] }, plays, taken)).toBe(role)
  })

  it('is the voice in a band that has named no session', () => {
    expect(managerRole({ occupied: [], recruiting: [] }, [], [])).toBe('vocal')
  })
})
