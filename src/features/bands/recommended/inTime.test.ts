import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STEP_MS } from './bandSources.ts'
import { inTime } from './inTime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const nobody = new AbortController().signal

it('answers what comes in time', async () => {
  expect(await inTime(100, nobody, async () => ({ data: 'here' }))).toEqual({ data: 'here' })
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up on somebody who does not answer, and tells them', async () => {
  const told = vi.fn()
  const answer = inTime(100, nobody, (signal) => {
    signal.addEventListener('abort', told)
    return never()
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toEqual({ error: { kind: 'timeout' } })
  expect(told).toHaveBeenCalledOnce()
})

it('gives up at once when nobody waits any more', async () => {
  const outer = new AbortController()
  const answer = inTime(100, outer.signal, never)
  outer.abort()
  expect(await answer).toEqual({ error: { kind: 'timeout' } })
  expect(await inTime(100, outer.signal, never)).toEqual({ error: { kind: 'timeout' } })
})

it('leaves no screen blank for ten seconds, even if every step hangs', () => {
  const inARow = Object.values(STEP_MS).reduce((sum, ms) => sum + ms)
  expect(inARow).toBeLessThan(10_000)
})
