import { expect, it } from 'vitest'
import { withTimersUpTo } from './longTimers.ts'

it('long timers run at the call for their length, longer and cancelled ones do not, and the date moves on', async () => {
  const ran: string[] = []
  const begunAt = Date.now()
  setTimeout((what: string) => ran.push(what), 2_000, 'toast')
  setTimeout(() => ran.push('request given up'), 10_000)
  clearTimeout(setTimeout(() => ran.push('toast that was held'), 2_000))
  await withTimersUpTo(2_000, () => expect(ran).toEqual(['toast']))
  expect(Date.now() - begunAt).toBeGreaterThanOrEqual(2_000)
})

it('a timer that is set by another one runs too, before the result is there', async () => {
  const waited = new Promise<string>((resolve) => {
    setTimeout(() => setTimeout(() => resolve('both'), 1_800), 1_600)
  })
  let result = ''
  void waited.then((what) => (result = what))
  await withTimersUpTo(1_800, () => expect(result).toBe('both'))
  expect(result).toBe('both')
})
