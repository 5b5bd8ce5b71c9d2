import { describe, expect, it } from 'vitest'
import { fc, runs } from '#tests/env/properties.ts'
import { findHangul } from './findHangul.ts'
import { hangulToQwerty, qwertyToHangul } from './keyboard.ts'
import { syllableOf } from './syllables.ts'

/** The text that would be highlighted; null: no match. */
function marked(query: string, text: string): string | null {
  const range = findHangul(query, text)
  return range && text.normalize('NFC').slice(...range)
}

describe('findHangul', () => {
  it.each([
    ['잔나비', '잔나비', '잔나비'],
    ['나비', '잔나비', '나비'],
    ['새벽', '내 새벽 노래', '새벽'],
    ['HARIN', 'harin', 'harin'],
    ['ari', 'HARIN', 'ARI'],
  ])('finds %s in %s', (query, text, found) => {
    expect(marked(query, text)).toBe(found)
  })

  it.each([
    ['ㅂㅍㅈ', '브로큰 발렌타인 봄편지', '봄편지'],
    ['ㅈㄴㅂ', '잔나비', '잔나비'],
    ['ㄴㅂ', '잔나비', '나비'],
    ['ㄲ', '까마귀', '까'],
    ['잔ㄴㅂ', '잔나비', '잔나비'],
  ])('finds %s in %s by initial consonants', (query, text, found) => {
    expect(marked(query, text)).toBe(found)
  })

  it('treats a consonant cluster made by the keyboard as two initials', () => {
    expect(marked('ㄳ', '감사')).toBe('감사')
    expect(marked('ㅄ', '봄소풍')).toBe('봄소')
  })

  it.each([
    ['잔ㄴ', '잔나비', '잔나'],
    ['자', '잔나비', '잔'],
    ['잔나ㅂ', '잔나비', '잔나비'],
    ['안', '아나운서', '아나'],
    ['달', '닭', '닭'],
    ['닭', '달구', '달구'],
    ['고', '과자', '과'],
    ['그', '긔', '긔'],
  ])('finds %s in %s with an unfinished last syllable', (query, text, found) => {
    expect(marked(query, text)).toBe(found)
  })

  it.each([
    ['각', '가'],
    ['닭', '보름달'],
    ['읽', '일 '],
  ])('does not find %s in %j, where no next syllable begins with the final consonant', (query, text) => {
    expect(findHangul(query, text)).toBeNull()
  })

  it('allows only the last syllable to be unfinished', () => {
    expect(marked('자나', '잔나비')).toBeNull()
  })

  it.each([
    ['dkdldb', '아이유', '아이유'],
    ['wkssk', '잔나비', '잔나'],
    ['qhavuswl', '봄편지', '봄편지'],
    ['RK', '까치', '까'],
  ])('finds %s in %s although the keyboard was set to Latin', (query, text, found) => {
    expect(marked(query, text)).toBe(found)
  })

  it('prefers the letters as typed', () => {
    expect(marked('dk', 'dk 아')).toBe('dk')
  })

  it('ignores spaces on both sides and highlights across them', () => {
    expect(marked('새벽네시', '새벽 네 시의 택시')).toBe('새벽 네 시')
    expect(marked('새벽 네', '새벽네시')).toBe('새벽네')
  })

  it('ignores Unicode composition', () => {
    expect(marked('나비', '잔나비'.normalize('NFD'))).toBe('나비')
    expect(marked('나비'.normalize('NFD'), '잔나비')).toBe('나비')
  })

  it('counts in UTF-16 units, so that an emoji before the match does not shift the highlight', () => {
    expect(marked('기타', '🎸 기타')).toBe('기타')
  })

  it.each(['', '   '])('finds nothing for %j', (query) => {
    expect(findHangul(query, '잔나비')).toBeNull()
  })

  it('finds nothing without a match', () => {
    expect(marked('드럼', '기타')).toBeNull()
    expect(marked('잔나비들', '잔나비')).toBeNull()
    expect(marked('각', '가나')).toBeNull()
  })

  it('finds every word in itself, also without its last letters', () => {
    const syllables = fc.string({ unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((c) => String.fromCharCode(c)), minLength: 1 }) // oxfmt-ignore
    fc.assert(
      fc.property(syllables, fc.nat(), (word, n) => {
        expect(findHangul(word, word)).toEqual([0, word.length])
        expect(findHangul(word.slice(0, 1 + (n % word.length)), word)).not.toBeNull()
      }),
    )
  })

  it('highlights at least one character, inside the text', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'각가달닭아안ㄱㄳaK 😀'),
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(letters, letters, (query, text) => {
        const [start, end] = findHangul(query, text) ?? [0, 1]
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: runs(2_000), examples: [['각', '가']] },
    )
  })
})

describe('syllableOf', () => {
  it.each(['', 'ㄱ', 'a', '\uabff', '\ud7a4'])('does not accept %j as a syllable', (char) => {
    expect(syllableOf(char)).toBeNull()
  })

  it('splits the first and the last syllable of Unicode', () => {
    expect(syllableOf('가')).toEqual({ initial: 'ㄱ', medial: 'ㅏ', final: '' })
    expect(syllableOf('힣')).toEqual({ initial: 'ㅎ', medial: 'ㅣ', final: 'ㅎ' })
  })
})

describe('qwertyToHangul', () => {
  it.each([
    ['dkdldb', '아이유'],
    ['dkssudgktpdy', '안녕하세요'],
    ['ekfr', '닭'],
    ['ekfrdl', '닭이'],
    ['ekfrk', '달가'],
    ['dhk', '와'],
    ['dmlwk', '의자'],
    ['RHc', '꽃'],
    ['Rhc', '꽃'],
    ['ㅋㅋ', 'ㅋㅋ'],
    ['zz', 'ㅋㅋ'],
    ['rk 1!', '가 1!'],
  ])('reads %s as %s', (typed, text) => {
    expect(qwertyToHangul(typed)).toBe(text)
  })
})

describe('hangulToQwerty', () => {
  it.each([
    ['ㅐㅁ냔', 'oasis'],
    ['ㅜㅑㄱㅍ무ㅁ', 'nirvana'],
    ['ㅗ묘 1!', 'hay 1!'],
    ['혁오', 'gurdh'],
    ['닭이', 'ekfrdl'],
    ['꽃', 'Rhc'],
    ['의자', 'dmlwk'],
  ])('reads %s as %s', (typed, text) => {
    expect(hangulToQwerty(typed)).toBe(text)
  })

  it('reverses the conversion to Hangul', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnm') }), (keys) => {
        expect(hangulToQwerty(qwertyToHangul(keys))).toBe(keys)
      }),
    )
  })
})
