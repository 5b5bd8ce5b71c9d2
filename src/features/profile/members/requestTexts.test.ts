import { expect, it } from 'vitest'
import type { ApiError } from '#src/api/apiError.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { requestFailureText } from './requestTexts.ts'

const refused = (status: number): ApiError => ({ kind: 'refused', status, code: 'COMMON400', message: '' })

it.each<[ApiError, string]>([
  [
    { kind: 'broken', status: 500, message: '서버 에러, 관리자에게 문의 바랍니다.' },
    '이미 요청을 보냈습니다.',
  ],
  [refused(409), '이미 요청이 존재합니다.'],
  [refused(404), '존재하지 않는 사용자입니다.'],
  [refused(401), '로그인이 필요합니다.'],
  [
    { kind: 'refused', status: 403, code: 'CHAT4031', message: '지금은 보낼 수 없어요.' },
    '지금은 보낼 수 없어요.',
  ],
  [refused(400), '요청 전송에 실패했습니다.'],
  [refused(429), '요청 전송에 실패했습니다.'],
  [{ kind: 'offline' }, OFFLINE_TEXT],
  [{ kind: 'timeout' }, OFFLINE_TEXT],
])('the text for %o is %s', (error, text) => {
  expect(requestFailureText(error)).toBe(text)
})
