import { expect, it, vi } from 'vitest'
import { withTimersUpTo } from './longTimers.ts'

it('long timers run at the call for their length, longer and cancelled ones do not, and the date moves on', async () => {
  const ran: string[] = []
  const begunAt = Date.now()
  setTimeout((what: string) => ran.push(what), 2_000, 'toast')
  setTimeout(() => ran.push('request given up'), 10_000)
  clearTimeout(setTimeout(() => ran.push('toast that was held'), 2_000))
  const look = vi.fn<() => void>(() => expect(ran).toEqual(['toast']))
  await withTimersUpTo(2_000, look)
  // the first look would have been too early for a timer that follows the clock
  expect(look).toHaveBeenCalledTimes(1)
  expect(Date.now() - begunAt).toBeGreaterThanOrEqual(2_000)
})

it('a timer that is set by another one runs too, before the result is there', async () => {
  const ran: string[] = []
  setTimeout(() => setTimeout(() => ran.push('second try'), 1_800), 1_600)
  await withTimersUpTo(1_800, () => expect(ran).toEqual(['second try']))
})
