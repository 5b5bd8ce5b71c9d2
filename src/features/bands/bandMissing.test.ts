import { expect, it } from 'vitest'
import type { ApiError } from '#src/api/apiError.ts'
import { isBandMissing } from './bandMissing.ts'

const refused = (status: number, message: string): ApiError => ({
  kind: 'refused',
  status,
  code: 'COMMON400',
  message,
})

it.each<[string, ApiError]>([
  [
    'the server knows no such band',
    { ...refused(404, '해당 밴드를 찾을 수 없습니다.'), code: 'BAND4004' } as ApiError,
  ],
  ['it says so in English', refused(400, 'Band does not exist')],
  ['it says so in other words', refused(400, 'Band Not Found')],
  ['its words name the status', refused(400, 'Request failed with status code 404')],
  ['a proxy answers without a word', { kind: 'broken', status: 404 }],
])('a band is missing when %s', (_, error) => {
  expect(isBandMissing(error)).toBe(true)
})

it.each<[string, ApiError]>([
  ['the server is broken', { kind: 'broken', status: 500 }],
  ['something else was refused', refused(403, '금지된 요청입니다.')],
  ['nobody answers', { kind: 'offline' }],
  ['nobody answers in time', { kind: 'timeout' }],
])('a band is not known to be missing when %s', (_, error) => {
  expect(isBandMissing(error)).toBe(false)
})
