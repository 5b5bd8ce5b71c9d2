import { expect, it } from 'vitest'
import { BAND_SESSION_TYPES, SESSION_NAMES } from '#contract/sessions.ts'
import { instrumentOf } from './instrument.ts'

it.each([...BAND_SESSION_TYPES])('%s is recognised by its token and by its Korean name', (session) => {
  expect(instrumentOf(session)).toBe(session)
  expect(instrumentOf(SESSION_NAMES[session])).toBe(session)
})

it.each([
  ['Vocalist 구함', 'vocal'],
  ['acoustic-guitar', 'acoustic_guitar'],
  ['통기타', 'acoustic_guitar'],
  ['Lead Guitar', 'electric_guitar'],
  ['베이스 기타', 'bass'],
  ['Bass Guitar', 'bass'],
  ['Drummer', 'drums'],
  ['🥁 드럼', 'drums'],
  ['건반', 'keyboard'],
  ['보컬'.normalize('NFD'), 'vocal'],
] as const)('the instrument in %s is recognised', (text, session) => {
  expect(instrumentOf(text)).toBe(session)
})

it.each(['R&B', '부산', '20대', 'Bassoon', 'Indie Rock', ''])('%o contains no instrument', (text) => {
  expect(instrumentOf(text)).toBeNull()
})
