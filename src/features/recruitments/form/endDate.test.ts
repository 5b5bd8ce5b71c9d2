import { describe, expect, it } from 'vitest'
import { newDraft } from './bandDraft.ts'
import { endDays, whyNotEnd } from './endDate.ts'

/** 2026-11-22 in Seoul, a minute before midnight; in UTC it is 14:59. */
const LATE = Date.parse('2026-11-22T14:59:00Z')
/** Two minutes later: the 23rd in Seoul. */
const PAST_MIDNIGHT = LATE + 2 * 60_000

describe('the days that can be chosen', () => {
  it('start today in Seoul and end with the thirtieth year from this one', () => {
    expect(endDays(LATE)).toEqual({ first: '2026-11-22', last: '2056-12-31' })
    expect(endDays(PAST_MIDNIGHT)).toEqual({ first: '2026-11-23', last: '2056-12-31' })
  })
})

describe('a recruitment', () => {
  const made = newDraft(LATE)
  const today = { ...made, endDate: '2026-11-22' }
  const base = { ...made, bandId: 7, autoClose: false }
  const past = { ...base, endDate: '2026-11-01' }

  it('ends in two weeks by itself, unless its manager says otherwise', () => {
    expect(made).toMatchObject({ endDate: '2026-12-06', autoClose: true })
  })

  it('can end today, on the last day, or never', () => {
    for (const endDate of ['2026-11-22', '2056-12-31', ''])
      expect(whyNotEnd({ ...made, endDate }, made, LATE)).toBeUndefined()
  })

  it('cannot end yesterday, even if that was today when the form was opened', () => {
    expect(whyNotEnd(today, made, PAST_MIDNIGHT)).toBe('오늘이나 그 뒤의 날을 골라 주세요.')
    expect(whyNotEnd({ ...base, endDate: '0002-01-01' }, base, LATE)).toBeDefined()
  })

  it('cannot end after the thirtieth year from this one', () => {
    expect(whyNotEnd({ ...made, endDate: '2057-01-01' }, made, LATE)).toBe('2056년까지의 날을 골라 주세요.')
    expect(whyNotEnd({ ...made, endDate: '12056-11-22' }, made, LATE)).toBe('2056년까지의 날을 골라 주세요.')
  })

  it('can keep a stored day in the past', () => {
    expect(whyNotEnd(past, past, LATE)).toBeUndefined()
  })

  it('cannot reopen with automatic closing, nor turn that on, on a day in the past', () => {
    const closed = { ...past, status: 'ACTIVE', autoClose: true } as const
    expect(whyNotEnd({ ...closed, status: 'RECRUITING' }, closed, LATE)).toMatch(/새 마감일/)
    expect(whyNotEnd({ ...closed, status: 'RECRUITING', autoClose: false }, closed, LATE)).toBeUndefined()
    expect(whyNotEnd({ ...past, autoClose: true }, past, LATE)).toMatch(/새 마감일/)
    expect(
      whyNotEnd({ ...closed, status: 'RECRUITING', endDate: '2026-12-01' }, closed, LATE),
    ).toBeUndefined()
  })
})
