import { describe, expect, it } from 'vitest'
import { type Recruitment, whyCannotApply } from './applying.policy.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const aBand = (facts: Partial<Recruitment> = {}): Recruitment => ({
  status: 'RECRUITING',
  endsAt: null,
  autoClose: false,
  recruiting: ['bass', 'drums'],
  ...facts,
})
const why = (facts: Partial<Recruitment> = {}, wanted?: 'bass' | 'vocal') =>
  whyCannotApply(aBand(facts), wanted, NOW)
const closed = 'BAND_SESSION4000'

describe('a band that is recruiting', () => {
  it('takes applications for a session it wants, and for none in particular', () => {
    expect(why({}, 'bass')).toBeNull()
    expect(why()).toBeNull()
  })

  it('takes none for a session it does not want, nor while it wants none', () => {
    expect(why({}, 'vocal')).toBe(closed)
    expect(why({ recruiting: [] })).toBe(closed)
    expect(why({ recruiting: [] }, 'bass')).toBe(closed)
  })

  it('that closes by itself takes none from the instant of its end', () => {
    const endsAt = (ms: number) => ({ autoClose: true, endsAt: new Date(NOW.getTime() + ms) })
    expect(why(endsAt(1))).toBeNull()
    expect(why(endsAt(0))).toBe(closed)
    expect(why(endsAt(-1))).toBe(closed)
    expect(why({ autoClose: true, endsAt: null })).toBeNull()
  })

  it('that does not close by itself takes applications after its end', () => {
    expect(why({ autoClose: false, endsAt: new Date(NOW.getTime() - 1) })).toBeNull()
  })
})

it.each(['ACTIVE', 'ENDED'] as const)('a band whose status is %s takes no applications', (status) => {
  expect(why({ status }, 'bass')).toBe(closed)
})
