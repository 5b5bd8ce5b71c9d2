import { hash } from '#contract/art/hash.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62 to the sixth is just above 2 to the 32nd. */
const CHARS_PER_WORD = 6
const WORDS = 4

/**
 * An id made of names alone: it stays when the catalogue grows or is sorted anew, and with it everything that members have
 * saved and the picture drawn from it. 24 letters and digits, 128 bits; that no two of ours are the same is tested.
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
