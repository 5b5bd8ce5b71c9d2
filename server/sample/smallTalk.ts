import smallTalk from './data/smallTalk.json' with { type: 'json' }

/**
 * Exchanges of two to six lines. A digit is a speaker. A word in braces is replaced with a random one of its
 * kind.
 */
export const EXCHANGES: readonly (readonly string[])[] = smallTalk.exchanges

export const WORDS: Readonly<Record<string, readonly string[]>> = smallTalk.words
