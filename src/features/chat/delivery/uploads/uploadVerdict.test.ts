import { expect, it } from 'vitest'
import type { ApiError } from '#src/api/apiError.ts'
import { uploadVerdict } from './uploadVerdict.ts'

const refused = (status: number, code: string, retryAfterSeconds?: number): ApiError => ({
  kind: 'refused',
  status,
  code,
  message: '거절되었습니다.',
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
})
const broken = (status: number): ApiError => ({ kind: 'broken', status })
const verdict = (error: ApiError, isLive = true) => uploadVerdict(error, isLive)
const countedTry = { code: 'notUploaded', counts: true }

it('an upload that breaks counts as an attempt while online, and not while offline', () => {
  expect(verdict({ kind: 'offline' }, true)).toEqual(countedTry)
  expect(verdict({ kind: 'offline' }, false)).toEqual({ code: 'notUploaded', counts: false })
})

it('an upload that takes too long counts as an attempt, also while offline', () => {
  expect(verdict({ kind: 'timeout' }, false)).toEqual(countedTry)
})

it('an expired token is waited for and does not count as an attempt', () => {
  expect(verdict(refused(401, 'AUTH_006'))).toEqual({ code: 'notUploaded', counts: false, waitMs: 5_000 })
})

it('a refusal of the file fails the message with the server’s sentence', () => {
  expect(verdict(refused(413, 'COMMON413'))).toEqual({ failure: 'COMMON413', sentence: '거절되었습니다.' })
})

it('too many uploads wait as long as the server asks, else thirty seconds, and do not count as an attempt', () => {
  const waits = (waitMs: number) => ({ code: 'COMMON429', counts: false, waitMs })
  expect(verdict(refused(429, 'COMMON429', 12))).toEqual(waits(12_000))
  expect(verdict(refused(429, 'COMMON429'))).toEqual(waits(30_000))
  expect(verdict(broken(429))).toEqual(waits(30_000))
})

it.each([408, 500, 503, 200, 302])('an answer %d outside the contract counts as an attempt', (status) => {
  expect(verdict(broken(status))).toEqual(countedTry)
})

it.each([
  [413, { failure: 'COMMON413', sentence: expect.any(String) as string }],
  [415, { failure: 'COMMON415', sentence: expect.any(String) as string }],
  [400, { failure: 'notUploaded' }],
])('a proxy that refuses with %d fails the message', (status, expected) => {
  expect(verdict(broken(status))).toEqual(expected)
})
