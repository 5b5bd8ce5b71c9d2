import { expect, it } from 'vitest'
import { fc, runs } from '#tests/env/properties.ts'
import { findHangul } from './findHangul.ts'
import { hangulToQwerty } from './keyboard.ts'
import { searchFormOf, searchPieces, searchSieve } from './searchForms.ts'

it.each([
  ['안녕 하세요!', 'dkssudgktpdy', 'dsgtd'],
  ['과일 닭', 'rhdlfekf', 'rde'],
  ['ㅋㅋ Hi Café 7', 'zzhicafe7', 'zzhicafe7'],
  ['日本 😀', '', ''],
])('%s has the keys %s and the initials %s', (text, keys, initials) => {
  expect([searchFormOf(text, 'keys'), searchFormOf(text, 'initials')]).toEqual([keys, initials])
})

it("the form does not depend on the text's normalization", () => {
  expect(searchFormOf('한글 é'.normalize('NFD'), 'keys')).toBe(searchFormOf('한글 é', 'keys'))
})

const SAID = ['안', '아', '나', '녕', '과', '고', '닭', '달', '가', '갂', 'ㅋ', 'ㄳ', 'ㅘ', 'ㅎ', '정', '잔', '자', '쌀', 'd', 'K', 'É', 'ß', 'İ', 'K', '7', ' ', '!', '\u1112', '日', '😀', '　'] // oxfmt-ignore

it('every text that findHangul finds contains a piece of the query', () => {
  let found = 0
  const words = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...SAID) }, fc.string()))
  const cut = fc.nat({ max: 20 })
  fc.assert(
    fc.property(
      words,
      cut,
      cut,
      fc.constantFrom('as it is', 'initials', 'keys', 'half'),
      (parts, from, length, how) => {
        const text = parts.join('')
        const piece = [...text.normalize('NFC')].slice(from, from + 1 + (length % 6))
        const asInitials = piece.map((char) => [...hangulToQwerty(char)][0] ?? '')
        const query = {
          'as it is': piece.join(''),
          initials: asInitials.join(''),
          keys: hangulToQwerty(piece.join('')),
          half: [...piece.slice(0, -1), 'ㅇ', '가', '고'].slice(0, piece.length).join(''),
        }[how]
        if (findHangul(query, text) === null) return
        found += 1
        const forms = { keys: searchFormOf(text, 'keys'), initials: searchFormOf(text, 'initials') }
        expect(searchSieve(query, searchPieces(query))(text)).toBe(true)
        expect(searchPieces(query).some(({ form, piece: wanted }) => forms[form].includes(wanted))).toBe(true)
      },
    ),
    {
      numRuns: runs(20_000),
      // A past failure: findHangul found 각 in 가 at the end of a text, but no form of the text contains it.
      examples: [[['안', '안', '안', '안', '안', '가', 'K', '가'], 5, 8, 'initials']],
    },
  )
  expect(found).toBeGreaterThan(2_000)
})
