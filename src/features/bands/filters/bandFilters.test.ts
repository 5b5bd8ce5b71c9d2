import { describe, expect, it } from 'vitest'
import { SESSION_TYPES } from '#contract/sessions.ts'
import {
  type BandFilters,
  chipText,
  countFilters,
  daysText,
  NO_FILTERS,
  queryOf,
  readFilters,
  readOrder,
  toggled,
  waitingText,
  withFilters,
  withOrder,
} from './bandFilters.ts'

const params = (text: string) => new URLSearchParams(text)
const CHOSEN: BandFilters = { session: ['bass'], region: ['서울'], day: ['SAT', 'SUN'], genre: ['R&B'] }

describe('filters in an address', () => {
  it('are read as they were written, beside the text', () => {
    const written = withFilters(params('q=해일'), CHOSEN)
    expect(readFilters(params(written.toString()))).toEqual(CHOSEN)
    expect(written.get('q')).toBe('해일')
    expect(withFilters(written, NO_FILTERS).toString()).toBe(params('q=해일').toString())
  })

  it('are in the usual order, and without what is not in the lists', () => {
    expect(readFilters(params('day=SUN,FRI,SOON&session=kazoo&region=도쿄'))).toEqual({
      ...NO_FILTERS,
      day: ['FRI', 'SUN'],
    })
  })

  it('are ordered by the end unless the address says otherwise', () => {
    expect(readOrder(params(''))).toBe('closing')
    expect(readOrder(params('sort=best'))).toBe('closing')
    expect(readOrder(withOrder(params(''), 'newest'))).toBe('newest')
    expect(withOrder(params('sort=newest'), 'closing').toString()).toBe('')
  })
})

describe('a filter', () => {
  it('is set and taken back by the same tap', () => {
    const one = toggled(NO_FILTERS, 'day', 'SUN')
    const two = toggled(one, 'day', 'SAT')
    expect(two.day).toEqual(['SAT', 'SUN'])
    expect(countFilters(two)).toBe(1)
    expect(toggled(toggled(two, 'day', 'SAT'), 'day', 'SUN')).toEqual(NO_FILTERS)
  })

  it('becomes a query for bands that recruit', () => {
    expect(queryOf(CHOSEN, '해일')).toEqual({
      status: 'RECRUITING',
      q: '해일',
      session: 'bass',
      region: '서울',
      day: 'SAT,SUN',
      genre: 'R&B',
    })
    expect(queryOf(NO_FILTERS, '')).toEqual({ status: 'RECRUITING' })
  })

  it('is named on its chip', () => {
    expect(chipText('session', CHOSEN)).toBe('베이스')
    expect(chipText('day', CHOSEN)).toBe('토, 일')
    expect(chipText('day', NO_FILTERS)).toBe('요일')
    expect(chipText('genre', NO_FILTERS)).toBe('장르')
    expect(chipText('session', { ...NO_FILTERS, session: SESSION_TYPES })).toBe('보컬, 일렉기타 외 6')
  })
})

it('one session gives the list its name, with the right particle', () => {
  expect(waitingText(['bass'])).toBe('베이스를 기다리는 밴드')
  expect(waitingText(['drums'])).toBe('드럼을 기다리는 밴드')
  expect(waitingText(['bass', 'drums'])).toBe('조건에 맞는 밴드')
  expect(waitingText([])).toBe('조건에 맞는 밴드')
})

it('days are said in one word', () => {
  expect(daysText(['SAT', 'SUN'])).toBe('토·일요일')
  expect(daysText(['FRI'])).toBe('금요일')
  expect(daysText([])).toBe('')
})
