import { describe, expect, it } from 'vitest'
import { type Josa, withJosa } from './josa.ts'

describe('withJosa', () => {
  it.each<[string, Josa, string]>([
    ['밴드', '을/를', '밴드를'],
    ['세션', '을/를', '세션을'],
    ['하린', '이/가', '하린이'],
    ['도아', '이/가', '도아가'],
    ['합주', '은/는', '합주는'],
    ['곡', '은/는', '곡은'],
    ['기타', '와/과', '기타와'],
    ['드럼', '와/과', '드럼과'],
    ['민준', '아/야', '민준아'],
    ['서아', '아/야', '서아야'],
    ['팀장', '이랑/랑', '팀장이랑'],
    ['친구', '이나/나', '친구나'],
    ['부산', '으로/로', '부산으로'],
    ['제주', '으로/로', '제주로'],
  ])('attaches to %s the right form of %s', (word, josa, text) => {
    expect(withJosa(word, josa)).toBe(text)
  })

  it('returns 서울로, because 으로/로 treats ㄹ as a vowel', () => {
    expect(withJosa('서울', '으로/로')).toBe('서울로')
    expect(withJosa('서울', '을/를')).toBe('서울을')
  })

  it('composes decomposed Hangul first, as macOS delivers it', () => {
    expect(withJosa('곡'.normalize('NFD'), '을/를')).toBe('곡을')
  })

  it.each(['harin', 'R&B', '4', '기타🎸', '밴드!', 'ㅋㅋ', ''])('returns null for %j', (word) => {
    expect(withJosa(word, '을/를')).toBeNull()
  })
})
