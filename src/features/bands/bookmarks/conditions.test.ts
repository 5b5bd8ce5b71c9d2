import { expect, it } from 'vitest'
import type { BandDetail } from '#contract/http/bands/bands.ts'
import { conditionsOf } from './conditions.ts'

const texts = (detail: Partial<BandDetail>) =>
  conditionsOf({
    ageRange: '20대 이상 - 30대 이하',
    genderCondition: '여성 우대',
    region: '서울',
    district: '마포구',
    ...detail,
  } as BandDetail).map(({ text }) => text)

it('the conditions are age, gender and place', () => {
  expect(texts({})).toEqual(['20대 이상 - 30대 이하', '여성 우대', '서울 마포구'])
})

it('a condition that does not matter has a text of its own', () => {
  expect(texts({ ageRange: '0대 이상', genderCondition: '성별 무관', region: null, district: null })).toEqual(
    ['나이 무관', '무관', '무관'],
  )
  expect(texts({ ageRange: '연령 무관' })[0]).toBe('연령 무관')
})
