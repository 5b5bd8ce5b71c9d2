import { describe, expect, it } from 'vitest'
import { newDraft } from './bandDraft.ts'
import { endDays, whyNotEnd } from './endDate.ts'

/** 2026-11-22 in Seoul, a minute before its end; the world is still at 14:59 of that day. */
const LATE = Date.parse('2026-11-22T14:59:00Z')
/** Two minutes later it is the 23rd there. */
const PAST_MIDNIGHT = LATE + 2 * 60_000

describe('the days to choose from', () => {
  it('begin with today in Seoul, whatever day it is elsewhere, and end with the thirtieth year from this one', () => {
    expect(endDays(LATE)).toEqual({ first: '2026-11-22', last: '2056-12-31' })
    expect(endDays(PAST_MIDNIGHT)).toEqual({ first: '2026-11-23', last: '2056-12-31' })
  })
})

describe('a recruitment', () => {
  const made = newDraft(LATE)
  const base = { ...made, bandId: 7 }
  const past = { ...base, endDate: '2026-11-01' }

  it('may end today, on the last day, and never', () => {
    expect(made.endDate).toBe('2026-11-22')
    for (const endDate of ['2026-11-22', '2056-12-31', ''])
      expect(whyNotEnd({ ...made, endDate }, made, LATE)).toBeUndefined()
  })

  it('cannot end yesterday, also where that was today when the form was opened', () => {
    expect(whyNotEnd(made, made, PAST_MIDNIGHT)).toBe('오늘이나 그 뒤의 날을 골라 주세요.')
    expect(whyNotEnd({ ...base, endDate: '0002-01-01' }, base, LATE)).toBeDefined()
  })

  it('cannot end later than with the thirtieth year from this one', () => {
    expect(whyNotEnd({ ...made, endDate: '2057-01-01' }, made, LATE)).toBe('2056년까지의 날을 골라 주세요.')
    expect(whyNotEnd({ ...made, endDate: '12056-11-22' }, made, LATE)).toBe('2056년까지의 날을 골라 주세요.')
  })

  it('keeps a past day that is stored', () => {
    expect(whyNotEnd(past, past, LATE)).toBeUndefined()
  })

  it('is not opened again, nor closed by itself, with a day that has passed', () => {
    const closed = { ...past, status: 'ACTIVE', autoClose: true } as const
    expect(whyNotEnd({ ...closed, status: 'RECRUITING' }, closed, LATE)).toMatch(/새 마감일/)
    expect(whyNotEnd({ ...closed, status: 'RECRUITING', autoClose: false }, closed, LATE)).toBeUndefined()
    expect(whyNotEnd({ ...past, autoClose: true }, past, LATE)).toMatch(/새 마감일/)
    expect(
      whyNotEnd({ ...closed, status: 'RECRUITING', endDate: '2026-12-01' }, closed, LATE),
    ).toBeUndefined()
  })
})
