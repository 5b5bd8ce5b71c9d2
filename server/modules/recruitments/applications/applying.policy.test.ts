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
  it('accepts applications for a recruited session, and without a session', () => {
    expect(why({}, 'bass')).toBeNull()
    expect(why()).toBeNull()
  })

  it('refuses applications for other sessions, and all while it recruits none', () => {
    expect(why({}, 'vocal')).toBe(closed)
    expect(why({ recruiting: [] })).toBe(closed)
    expect(why({ recruiting: [] }, 'bass')).toBe(closed)
  })

  it('with automatic closing refuses applications from its end on', () => {
    const endsAt = (ms: number) => ({ autoClose: true, endsAt: new Date(NOW.getTime() + ms) })
    expect(why(endsAt(1))).toBeNull()
    expect(why(endsAt(0))).toBe(closed)
    expect(why(endsAt(-1))).toBe(closed)
    expect(why({ autoClose: true, endsAt: null })).toBeNull()
  })

  it('without automatic closing accepts applications after its end', () => {
    expect(why({ autoClose: false, endsAt: new Date(NOW.getTime() - 1) })).toBeNull()
  })
})

it.each(['ACTIVE', 'ENDED'] as const)('refuses applications in status %s', (status) => {
  expect(why({ status }, 'bass')).toBe(closed)
})
