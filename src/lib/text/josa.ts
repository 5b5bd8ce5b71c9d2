/** After a final consonant / after a vowel. */
const PAIRS = {
  '을/를': ['을', '를'],
  '이/가': ['이', '가'],
  '은/는': ['은', '는'],
  '과/와': ['과', '와'],
  '아/야': ['아', '야'],
  '이랑/랑': ['이랑', '랑'],
  '이나/나': ['이나', '나'],
  '으로/로': ['으로', '로'],
} as const
export type Josa = keyof typeof PAIRS

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
const FINAL_RIEUL = 8

/**
 * The word with the particle its last syllable asks for: 밴드를, 세션을, 서울로.
 * Null when it does not end in a Hangul syllable: how `harin` or `BTS` ends depends on who reads it aloud, so the caller quotes the word
 * and chooses a sentence without a particle (docs/interface.md "Dates, numbers, names").
 */
export function withJosa(word: string, josa: Josa): string | null {
  const composed = word.normalize('NFC')
  const code = composed.codePointAt(composed.length - 1) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return null
  const final = (code - FIRST_SYLLABLE) % FINALS
  const afterVowel = final === 0 || (josa === '으로/로' && final === FINAL_RIEUL)
  return composed + PAIRS[josa][afterVowel ? 1 : 0]
}
