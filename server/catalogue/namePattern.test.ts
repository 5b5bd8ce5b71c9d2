import { describe, expect, it } from 'vitest'
import { fold } from './folding.ts'
import { namePattern } from './namePattern.ts'

/** Matches as the database does: these patterns mean the same to both. */
function finds(typed: string, name: string): boolean {
  const pattern = namePattern(typed)
  return pattern !== null && new RegExp(pattern, 'u').test(fold(name).units)
}

describe('a name is found', () => {
  it.each([
    ['velvetkite', 'Velvet Kite', 'without its space'],
    ['VELVET', 'Velvet Kite', 'in large letters'],
    ['kite', 'Velvet Kite', 'by a later word'],
    ['vet k', 'Velvet Kite', 'across a space'],
    ['motley', 'Mötley', 'without accents'],
    ['새벽네시', '새벽 네 시', 'without its spaces'],
    ['네 시', '새벽 네 시', 'by its end'],
    ['ㅅㅂㄴㅅ', '새벽 네 시', 'by its initials'],
    ['ㅂㄹ ㅁㄷ', '블루 먼데이 클럽', 'by the initials of its first words'],
    ['새ㅂ', '새벽 네 시', 'by a syllable and an initial'],
    ['ㅄ', '밤 산책', 'by initials that a keyboard made one of'],
    ['새벼', '새벽 네 시', 'by a syllable on its way'],
    ['새벽ㄴ', '새벽 네 시', 'by the first key of the next syllable'],
    ['달갸', '달걀', 'by a syllable that lacks its end'],
    ['달', '다라', 'by a consonant that moves on to the next syllable'],
    ['toqur', '새벽 네 시', 'by the keys of the other keyboard'],
    ['ㅍ딮ㄷㅅ ㅏㅑㅅㄷ', 'Velvet Kite', 'by the keys of the other keyboard'],
    ['セカオワ', 'せかおわ', 'in the other kana'],
    ['!!!', '!!!', 'by signs when it is nothing else'],
    ['🎸', '🎸🎸', 'by an emoji when it is nothing else'],
  ])('%s finds %s %s', (typed, name) => {
    expect(finds(typed, name)).toBe(true)
  })
})

describe('a name is not found', () => {
  it.each([
    ['ㅁㄴ', 'Asian Kung-Fu', 'by initials read as Latin keys'],
    ['as', '마냥', 'by Latin letters read as initials'],
    ['벽새', '새벽', 'backwards'],
    ['세벽', '새벽', 'by another vowel'],
    ['.*', 'abc', 'by what a regular expression would make of signs'],
    ['a.c', 'abc', 'by a sign for any letter'],
    ['(|)+$', 'ab', 'by what a regular expression would make of signs'],
    ['\\w', 'b', 'by an escape'],
  ])('%s does not find %s %s', (typed, name) => {
    expect(finds(typed, name)).toBe(false)
  })

  it.each(['', '   ', '\t\n'])('by an empty text (%j)', (typed) => {
    expect(namePattern(typed)).toBeNull()
  })
})
