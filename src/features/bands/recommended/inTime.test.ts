import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STEP_MS } from './bandSources.ts'
import { inTime } from './inTime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const nobody = new AbortController().signal

it('an answer in time is returned', async () => {
  expect(await inTime(100, nobody, async () => ({ data: 'here' }))).toEqual({ data: 'here' })
  expect(vi.getTimerCount()).toBe(0)
})

it('a request without an answer is aborted when the time is up', async () => {
  const told = vi.fn()
  const answer = inTime(100, nobody, (signal) => {
    signal.addEventListener('abort', told)
    return never()
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toEqual({ error: { kind: 'timeout' } })
  expect(told).toHaveBeenCalledOnce()
})

it('a request is aborted at once when the outer signal is aborted', async () => {
  const outer = new AbortController()
  const answer = inTime(100, outer.signal, never)
  outer.abort()
  expect(await answer).toEqual({ error: { kind: 'timeout' } })
  expect(await inTime(100, outer.signal, never)).toEqual({ error: { kind: 'timeout' } })
})

it('the time limits of all steps together stay below ten seconds', () => {
  const inARow = Object.values(STEP_MS).reduce((sum, ms) => sum + ms)
  expect(inARow).toBeLessThan(10_000)
})
