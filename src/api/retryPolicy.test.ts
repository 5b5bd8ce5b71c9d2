import { expect, it } from 'vitest'
import type { ApiError } from './apiError.ts'
import { retryDelayMs } from './retryPolicy.ts'

const refused = (status: number, retryAfterSeconds?: number): ApiError => ({
  kind: 'refused',
  status,
  code: 'COMMON400',
  message: '',
  retryAfterSeconds,
})
const delays = (error: ApiError) => [1, 2, 3, 4].map((failures) => retryDelayMs(error, failures))

it.each<[string, ApiError]>([
  ['there is no network', { kind: 'offline' }],
  ['there is no answer', { kind: 'timeout' }],
  ['the server fails', { kind: 'broken', status: 503 }],
  ['the server fails with status 500', { kind: 'broken', status: 500 }],
  ['the server answers 429', refused(429)],
])('a query is retried three times with growing delays when %s', (_when, error) => {
  expect(delays(error)).toEqual([1_000, 2_000, 4_000, null])
})

it.each<[string, ApiError]>([
  ['is refused', refused(400)],
  ['is refused with 401', refused(401)],
  ['has an answer outside the contract', { kind: 'broken', status: 200 }],
])('a query is not retried when it %s', (_what, error) => {
  expect(delays(error)).toEqual([null, null, null, null])
})

it('the delay is at least the server’s Retry-After', () => {
  expect(retryDelayMs(refused(429, 7), 1)).toBe(7_000)
  expect(retryDelayMs(refused(429, 1), 3)).toBe(4_000)
})

it('a Retry-After above 30 seconds ends the retries, so that the member sees the failure', () => {
  expect(retryDelayMs(refused(429, 30), 1)).toBe(30_000)
  expect(retryDelayMs(refused(429, 31), 1)).toBeNull()
})
