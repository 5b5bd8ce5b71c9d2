import { expect, it } from 'vitest'
import { failureText } from './outboxFailures.ts'

const text = (failure: string | null, failureSentence?: string, content = '안녕') =>
  failureText({ content, failure, ...(failureSentence !== undefined && { failureSentence }) })

it('a message that has not failed has no failure text', () => {
  expect(text(null, '거절되었습니다.')).toBeNull()
})

it("a refusal shows the server's own sentence", () => {
  expect(text('CHAT4000', '채팅방의 멤버가 아닙니다.')).toBe('채팅방의 멤버가 아닙니다.')
})

it.each([
  ['unconfirmed', '서버의 답을 받지 못했습니다. 다시 보내 주세요.'],
  ['notUploaded', '파일을 올리지 못했습니다. 다시 보내 주세요.'],
  ['fileLost', '이 기기에 파일이 남아 있지 않습니다. 파일을 다시 골라 주세요.'],
  ['noReceiver', '채팅방을 다시 선택해주세요.'],
  ['CHAT9999', '서버의 답을 받지 못했습니다. 다시 보내 주세요.'],
])('a failure without a server sentence shows the app’s own: %s', (failure, sentence) => {
  expect(text(failure)).toBe(sentence)
})

it('a message of more than a thousand characters is reported as too long, whatever the server says', () => {
  const tooLong = '메시지는 1000자까지 보낼 수 있습니다.'
  expect(text('COMMON400', '잘못된 요청입니다.', 'ㅋ'.repeat(1_001))).toBe(tooLong)
  expect(text('COMMON400', '잘못된 요청입니다.', 'ㅋ'.repeat(1_000))).toBe('잘못된 요청입니다.')
  expect(text('CHAT4000', '멤버가 아닙니다.', 'ㅋ'.repeat(1_001))).toBe('멤버가 아닙니다.')
})
