import { hash } from '#contract/art/hash.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62 to the power of 6 is just above 2 to the power of 32. */
const CHARS_PER_WORD = 6
const WORDS = 4

/**
 * An id that depends only on names. It stays the same when the catalogue grows or is reordered, and so do
 * saved items and generated pictures. 24 letters and digits, 128 bits; a test checks that no two in the
 * catalogue are equal.
 */
export function providerId(kind: 'artist' | 'track' | 'album', ...names: readonly string[]): string {
  const text = [kind, ...names].map((part) => part.normalize('NFC')).join('\n')
  let id = ''
  for (let word = 0; word < WORDS; word += 1) {
    let value = hash(`${word}${text}`)
    for (let i = 0; i < CHARS_PER_WORD; i += 1) {
      id += DIGITS.charAt(value % DIGITS.length)
      value = Math.floor(value / DIGITS.length)
    }
  }
  return id
}
