import smallTalk from './data/smallTalk.json' with { type: 'json' }

/** Short exchanges of two to six lines; the digits are speakers. Words in braces are drawn anew each time. */
export const EXCHANGES: readonly (readonly string[])[] = smallTalk.exchanges

export const WORDS: Readonly<Record<string, readonly string[]>> = smallTalk.words
