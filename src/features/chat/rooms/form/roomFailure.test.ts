import { expect, it } from 'vitest'
import type { ApiError } from '#src/api/apiError.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { roomFailureText } from './roomFailure.ts'

const refused = (status: number, message: string, fields?: Record<string, string>): ApiError => ({
  kind: 'refused',
  status,
  code: 'COMMON400',
  message,
  ...(fields && { fields }),
})

it.each<[string, ApiError, string]>([
  ['no connection', { kind: 'offline' }, OFFLINE_TEXT],
  ['no answer', { kind: 'timeout' }, OFFLINE_TEXT],
  ['an error of the server', { kind: 'broken', status: 500, message: '서버 에러' }, '만들지 못했습니다.'],
  [
    'a name the server does not take',
    refused(400, '잘못된 요청입니다.', { roomName: '너무 길어요.' }),
    '너무 길어요.',
  ],
  [
    'a picture that a proxy refuses',
    refused(413, ''),
    '사진이 너무 큽니다. 더 작은 사진으로 다시 시도해 주세요.',
  ],
  [
    'anything else the server says',
    refused(404, '해당 채팅방을 찾을 수 없습니다.'),
    '해당 채팅방을 찾을 수 없습니다.',
  ],
])('returns a text for %s', (_what, error, text) => {
  expect(roomFailureText(error, '만들지 못했습니다.')).toBe(text)
})
