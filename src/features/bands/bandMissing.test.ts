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
    'the server answers BAND4004',
    { ...refused(404, '해당 밴드를 찾을 수 없습니다.'), code: 'BAND4004' } as ApiError,
  ],
  ['the server says so in English', refused(400, 'Band does not exist')],
  ['the server says so in other words', refused(400, 'Band Not Found')],
  ['the text contains 404', refused(400, 'Request failed with status code 404')],
  ['a proxy answers 404 without a text', { kind: 'broken', status: 404 }],
])('a band is missing when %s', (_, error) => {
  expect(isBandMissing(error)).toBe(true)
})

it.each<[string, ApiError]>([
  ['the server answers 500', { kind: 'broken', status: 500 }],
  ['the server refuses for another reason', refused(403, '금지된 요청입니다.')],
  ['there is no connection', { kind: 'offline' }],
  ['the request times out', { kind: 'timeout' }],
])('a band is not known to be missing when %s', (_, error) => {
  expect(isBandMissing(error)).toBe(false)
})
