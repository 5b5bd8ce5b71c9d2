import { josa as attach } from 'es-hangul'

export type Josa = Parameters<typeof attach>[1]

const ENDS_IN_SYLLABLE = /[가-힣]$/

/**
 * The word with the particle its last syllable asks for: 밴드를, 세션을, 서울로.
 * Null when it does not end in a Hangul syllable: how `harin` or `BTS` ends depends on who reads it aloud, so the caller quotes the word
 * and chooses a sentence without a particle (docs/interface.md "Dates, numbers, names").
 */
export function withJosa(word: string, josa: Josa): string | null {
  const composed = word.normalize('NFC')
  return ENDS_IN_SYLLABLE.test(composed) ? attach(composed, josa) : null
}
