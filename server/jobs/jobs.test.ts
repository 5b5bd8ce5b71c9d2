import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../db/db.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { startJobs, type Jobs } from './jobs.ts'

let server: TestServer
let jobs: Jobs
let runs: number
/** What the store answers to the next clean-up. */
let answer: () => Promise<{ rows: { count: number }[] }>

const STATEMENTS_A_RUN = 5
const TEN_MINUTES_MS = 10 * 60 * 1000

beforeEach(async () => {
  server = await testServer()
  runs = 0
  answer = async () => ({ rows: [{ count: 0 }] })
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const execute = () => {
    runs += 1 / STATEMENTS_A_RUN
    return answer()
  }
  jobs = startJobs({ ...server.deps, db: { execute } as unknown as Db })
})
afterEach(async () => {
  vi.useRealTimers()
  await jobs.stop()
})

it('cleans up some time in the first ten minutes, then every ten', async () => {
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2 - 1)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBeCloseTo(1)
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS)
  expect(runs).toBeCloseTo(2)
})

it('goes on after a failure, which it logs', async () => {
  answer = () => Promise.reject(new Error('store away'))
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2)
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      level: 'error',
      err: expect.objectContaining({ message: 'store away' }) as unknown,
    }),
  )
  answer = async () => ({ rows: [{ count: 0 }] })
  const before = runs
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS)
  expect(runs - before).toBeCloseTo(1)
})

it('waits, when it is stopped, for the run under way and begins no other', async () => {
  let end = () => {}
  answer = () => new Promise((resolve) => (end = () => resolve({ rows: [{ count: 0 }] })))
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2)
  let hasStopped = false
  const stopping = jobs.stop().then(() => (hasStopped = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(hasStopped).toBe(false)
  answer = async () => ({ rows: [{ count: 0 }] })
  end()
  await stopping
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS * 3)
  expect(runs).toBeCloseTo(1)
})
