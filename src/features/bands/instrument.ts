import type { BandSessionType } from '#contract/sessions.ts'

/**
 * Korean and English names of instruments. The order matters: 베이스 기타 is a bass and 통기타 is acoustic,
 * so both stand before the pattern for guitars.
 */
const WORDS: readonly (readonly [RegExp, BandSessionType])[] = [
  [/보컬|싱어|vocal|singer/, 'vocal'],
  [/베이스|\bbass(es|ist)?\b/, 'bass'],
  [/어쿠스틱|통기타|acoustic/, 'acoustic_guitar'],
  [/기타|guitar/, 'electric_guitar'],
  [/드럼|드러머|\bdrum/, 'drums'],
  [/피아노|피아니스트|\bpian/, 'piano'],
  [/키보드|건반|신시사이저|keyboard|\bsynth/, 'keyboard'],
  [/바이올린|violin/, 'violin'],
  [/트럼펫|trumpet/, 'trumpet'],
]

/** The instrument that a tag names (docs/product/bands.md "Band card"); null when it names none. */
export function instrumentOf(text: string): BandSessionType | null {
  const said = text.normalize('NFC').toLowerCase().replaceAll(/[_-]/g, ' ')
  return WORDS.find(([word]) => word.test(said))?.[1] ?? null
}
