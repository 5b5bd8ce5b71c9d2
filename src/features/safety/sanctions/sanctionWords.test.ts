import { expect, it } from 'vitest'
import { objectionHelp, phaseOf, untilOf, wordsOf } from './sanctionWords.ts'

const now = Date.parse('2025-07-08T09:00:00Z')
const facts = {
  kind: 'CHAT_LIMIT',
  startsAt: '2025-07-05T09:00:00Z',
  endsAt: '2025-07-12T09:00:00Z',
  liftedAt: null,
  messages: [] as string[],
} as const

it('a chat limit says until when nothing can be sent, and what', () => {
  expect(wordsOf({ ...facts, messages: [] }, now)).toEqual({
    badge: '채팅 제한 중',
    title: ['7월 12일까지', '채팅을 보낼 수 없어요'],
    what: '채팅과 채팅 요청 보내기',
  })
  expect(untilOf(facts)).toBe('2025년 7월 12일 오후 6시')
  expect(objectionHelp(facts, now)).toBe('이의 제기는 7월 12일까지 한 번 할 수 있어요.')
})

it.each([
  ['WARNING', null, [], '경고', '운영진이 경고를 보냈어요'],
  ['HIDDEN', null, ['나가세요'], '가려짐', '운영진이 메시지를 가렸어요'],
  ['HIDDEN', null, [], '가려짐', '운영진이 사진을 가렸어요'],
  ['SUSPENSION', '2025-07-22T09:00:00Z', [], '이용 정지 중', '7월 22일까지 로그인할 수 없어요'],
  ['SUSPENSION', null, [], '이용 정지', '이용이 정지되었어요'],
] as const)('a %s until %s about %j says what it is', (kind, endsAt, messages, badge, title) => {
  const words = wordsOf({ ...facts, kind, endsAt, messages: [...messages] }, now)
  expect([words.badge, words.title.join(' ')]).toEqual([badge, title])
})

it('a sanction is over at its end, and lifted once a moderator has ended it', () => {
  const end = Date.parse(facts.endsAt)
  expect([phaseOf(facts, end - 1), phaseOf(facts, end)]).toEqual(['active', 'over'])
  expect(wordsOf({ ...facts, messages: [] }, end).title).toEqual(['채팅 제한이', '끝났어요'])
  const lifted = { ...facts, messages: [], liftedAt: '2025-07-06T00:00:00Z' }
  expect(wordsOf(lifted, now)).toMatchObject({ badge: '풀린 제재', title: ['채팅 제한이', '풀렸어요'] })
})

it('a warning has no end, and a suspension for good says so', () => {
  expect(untilOf({ kind: 'WARNING', endsAt: null })).toBeNull()
  expect(untilOf({ kind: 'SUSPENSION', endsAt: null })).toBe('정해진 날이 없어요')
})
