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
  mediaUrl: null,
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
  days: [],
  jobs: [],
  links: [],
  ...facts,
})

const asItIs = <Path>(path: Path) => path

describe('the age range of a band', () => {
  it.each([
    [null, null, '연령 무관'],
    [0, 0, '0대 이상'],
    [0, null, '0대 이상'],
    [null, 0, '0대 이상'],
    [20, 20, '20대'],
    [20, 29, '20대'],
    [20, 30, '20대 이상 - 30대 이하'],
    [25, 47, '20대 이상 - 40대 이하'],
    [20, 0, '20대 이상'],
    [20, null, '20대 이상'],
    [0, 30, '30대 이하'],
    [null, 30, '30대 이하'],
    [10, 120, '10대 이상 - 120대 이하'],
  ])('from %j to %j reads %s', (ageStart, ageEnd, text) => {
    expect(ageRangeOf({ ageStart, ageEnd })).toBe(text)
  })
})

it.each([
  ['MALE', '남성 우대'],
  ['FEMALE', '여성 우대'],
  ['OTHER', '성별 무관'],
] as const)('a band with condition %s shows %s', (gender, text) => {
  expect(detailOf(aBand({ gender }), asItIs).genderCondition).toBe(text)
})

it.each([
  ['2025-07-08T14:59:59.999Z', '2025.07.08'],
  ['2025-07-08T15:00:00.000Z', '2025.07.09'],
  ['2025-12-31T15:00:00.000Z', '2026.01.01'],
])('a band that ends at %s shows the day %s in Seoul', (endsAt, day) => {
  expect(detailOf(aBand({ endsAt: new Date(endsAt) }), asItIs).endDate).toBe(day)
})

it('a session that is both recruiting and occupied is listed once', () => {
  const band = aBand({ recruiting: ['bass', 'vocal'], occupied: ['vocal', 'drums'] })
  expect(profileOf(band, asItIs).sessions).toEqual(['bass', 'vocal', 'drums'])
})

it('a card contains all facts of a band, and the reasons', () => {
  const band = aBand({ recruiting: ['bass'], occupied: ['drums'], genres: ['Pop'] })
  const why = { reasons: ['베이스를 찾고 있어요'], reasonSession: 'bass' } as const
  expect(cardSourceOf(band, { ...why, reasons: [...why.reasons] }, asItIs)).toEqual({
    ...detailOf(band, asItIs),
    ...profileOf(band, asItIs),
    recruitingSessions: ['bass'],
    mediaUrl: null,
    ...why,
  })
})

describe("the manager's session in the band", () => {
  type Session = BandSessionType
  it.each<[plays: Session[], occupied: Session[], taken: Session[], role: Session, why: string]>([
    [['drums', 'vocal'], ['vocal', 'bass'], [], 'vocal', 'is the first of theirs that is occupied'],
    [['bass', 'vocal'], ['vocal', 'bass'], ['bass'], 'vocal', 'is nothing that somebody plays who passed'],
    [['drums', 'violin'], ['vocal'], [], 'drums', 'else the first they play'],
    [[], ['vocal', 'bass'], ['vocal'], 'bass', 'else the first that is occupied'],
    [[], [], [], 'keyboard', 'else the first that is wanted'],
  ])(
    'for a manager who plays %j in a band of %j, with %j taken, is %s: it %s',
    (plays, occupied, taken, role) => {
      expect(managerRole({ occupied, recruiting: ['keyboard'] }, plays, taken)).toBe(role)
    },
  )

  it('is vocal in a band without sessions', () => {
    expect(managerRole({ occupied: [], recruiting: [] }, [], [])).toBe('vocal')
  })
})
