import { josa as attach } from 'es-hangul'

export type Josa = Parameters<typeof attach>[1]

const ENDS_IN_SYLLABLE = /[가-힣]$/

/**
 * The word with the particle that its last syllable requires: 밴드를, 세션을, 서울로.
 * Null when it does not end in a Hangul syllable: how `harin` or `BTS` ends depends on the reader's
 * pronunciation, so the caller quotes the word and uses a sentence without a particle (docs/interface.md
 * "Dates, numbers, names").
 */
export function withJosa(word: string, josa: Josa): string | null {
  const composed = word.normalize('NFC')
  return ENDS_IN_SYLLABLE.test(composed) ? attach(composed, josa) : null
}
