import { describe, expect, it } from 'vitest'
import { hangulToQwerty } from '#contract/hangul/keyboard.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { fold } from './folding.ts'
import { literalPiece, nameForm, namePieces } from './nameForm.ts'
import { namePattern } from './namePattern.ts'

/** As LIKE does: the pieces contain no other wildcards. */
const isLike = (form: string, pattern: string) => form.includes(pattern.slice(1, -1))

describe('the form of a name', () => {
  it.each([
    ['새벽', ' toqur to qu tq q '],
    ['밤', ' qka qk q '],
    ['ac7', ' ac7 ac c7 7 '],
    ['せ새', ' 9jvto 9j to 9jvt t '],
  ])('of %s is "%s"', (key, form) => {
    expect(nameForm(key)).toBe(form)
  })
})

describe('the pieces of a text', () => {
  it.each([
    ['새벽', ['%toqur%']],
    ['새', ['% to%']],
    ['ㅅㅂㄴ', ['%tqs%']],
    ['ㅅ', ['% t%']],
    ['!!!', ['%xxx%']],
    ['', []],
    ['  ', []],
  ])('%j are %j', (text, pieces) => {
    expect(namePieces(text)).toEqual(pieces)
  })
})

const PARTS = ['안', '아', '나', '녕', '과', '고', '닭', '달', '가', '갂', '각', 'ㅋ', 'ㄳ', 'ㅘ', 'ㅣ', 'ㅎ', '정', '잔', '자', '쌀', 'd', 'K', 'É', 'ß', 'İ', '7', ' ', '!', '\u1112', '\u1161', '日', 'セ', 'か', '😀', '　', "'", '_', '%'] // oxfmt-ignore
const words = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PARTS) }, fc.string()))
const cut = fc.nat({ max: 20 })

it('every name that the pattern of a text matches has a form with one of its pieces', () => {
  let found = 0
  fc.assert(
    fc.property(
      words,
      cut,
      cut,
      fc.constantFrom('as it is', 'initials', 'keys', 'half', 'some initials'),
      (parts, from, length, how) => {
        const name = parts.join('')
        const part = [...name.normalize('NFC')].slice(from, from + 1 + (length % 6))
        const initials = part.map((char) => [...hangulToQwerty(char)][0] ?? '').join('')
        const text = {
          'as it is': part.join(''),
          initials,
          keys: hangulToQwerty(part.join('')),
          half: [...part.slice(0, -1), 'ㅇ', '가', '고'].slice(0, part.length).join(''),
          'some initials': ['ㅇ', ...part.slice(1)].join(''),
        }[how]
        const pattern = namePattern(text)
        const key = fold(name).units
        if (pattern === null || !new RegExp(pattern, 'u').test(key)) return
        found += 1
        const form = nameForm(key)
        expect(namePieces(text).some((piece) => isLike(form, piece))).toBe(true)
      },
    ),
    { numRuns: runs(20_000) },
  )
  expect(found).toBeGreaterThan(2_000)
})

it('every name that contains a text has a form with its literal piece', () => {
  fc.assert(
    fc.property(words, cut, cut, (parts, from, length) => {
      const key = parts.join('').normalize('NFC').toLowerCase()
      const text = [...key].slice(from, from + 1 + (length % 6)).join('')
      const piece = literalPiece(text)
      expect(piece === null).toBe(text === '')
      expect(piece === null || isLike(nameForm(key), piece)).toBe(true)
    }),
    { numRuns: runs(20_000) },
  )
})
