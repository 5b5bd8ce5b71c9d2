import { expect, it } from 'vitest'
import { idsAheadOf } from './mend.ts'

const at = (time: string) => new Date(`2026-01-02T${time}Z`)
const RATE = 10_000

it('ids jump by as many as can have been given out since the backup, and an hour more', () => {
  expect(idsAheadOf(at('03:00:00'), at('03:00:01'))).toBe(3_601 * RATE)
  expect(idsAheadOf(at('03:00:00'), at('05:00:00'))).toBe(3 * 3_600 * RATE)
})

it('a second restore of one backup begins above everything that the first one can have given out', () => {
  const [taken, first, second] = [at('03:00:00'), at('04:00:00'), at('04:30:00')]
  const givenOutMeanwhile = 30 * 60 * RATE
  expect(idsAheadOf(taken, second)).toBeGreaterThanOrEqual(idsAheadOf(taken, first) + givenOutMeanwhile)
})

it('a clock that is behind by less than an hour does not matter, and one that is further behind is refused', () => {
  expect(idsAheadOf(at('03:00:00'), at('02:30:00'))).toBe(3_600 * RATE)
  expect(() => idsAheadOf(at('03:00:00'), at('01:59:59'))).toThrow('Set the clock.')
})
