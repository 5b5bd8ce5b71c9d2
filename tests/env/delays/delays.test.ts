import { expect, it, vi } from 'vitest'
import { delaysFrom } from './delays.ts'

/** The delays of ten answers of which each second is late, in ms. */
async function tenAnswersFrom(seed: number): Promise<number[]> {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { delayAnswer } = delaysFrom(seed)
  for (let answer = 0; answer < 10; answer += 1) await delayAnswer(0.5)
  const delays = timers.mock.calls.map(([, ms]) => ms!).filter((ms) => ms > 0)
  timers.mockRestore()
  return delays
}

it('answers come late by chance, by up to 20 ms, and by the same delays from the same seed', async () => {
  const first = await tenAnswersFrom(680)
  expect(first.length).toBeGreaterThan(0)
  expect(first.length).toBeLessThan(10)
  expect(Math.max(...first)).toBeLessThan(20)
  expect(await tenAnswersFrom(680)).toEqual(first)
  expect(await tenAnswersFrom(681)).not.toEqual(first)
})

it('an answer is in time while a test has fake timers, which nobody advances for it', async () => {
  vi.useFakeTimers()
  const { delayAnswer } = delaysFrom(680)
  await delayAnswer(1)
  expect(vi.getTimerCount()).toBe(0)
})
