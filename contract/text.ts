import * as v from 'valibot'
import { FIELD_TEXT } from './fieldText.ts'

let graphemes: Intl.Segmenter | undefined

/**
 * Created at the first use: on a slow phone creation takes as long as many frames, and the first screen does
 * not need it.
 */
const clustersOf = (text: string) =>
  (graphemes ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })).segment(text)

/** In UTF-16 units, above the longest clusters in real texts: a family of four with its joiners has 11. */
const CLUSTER_UNITS_MAX = 16

/**
 * Usually 1. A letter with a pile of accents counts by its size; otherwise one "character" could fill a whole
 * frame.
 */
const charsIn = (cluster: string) => Math.ceil(cluster.length / CLUSTER_UNITS_MAX)

/** The length as people count it: grapheme clusters of the NFC form, so 👩‍👩‍👧 and 각 are one each. */
export function graphemeCount(text: string): number {
  let count = 0
  for (const { segment } of clustersOf(text.normalize('NFC'))) count += charsIn(segment)
  return count
}

/** At most the first `max` grapheme clusters of a text, for a field with a limit. */
export function firstGraphemes(text: string, max: number): string {
  if (text.length <= max) return text
  let count = 0
  for (const { segment, index } of clustersOf(text)) {
    count += charsIn(segment)
    if (count > max) return text.slice(0, index)
  }
  return text
}

/**
 * What leaves no mark on a screen: white space, control characters, and what Unicode tells programs to ignore
 * where they do not know it: zero-width spaces and joiners, direction marks, soft hyphens, fillers of Hangul
 * syllables. The blank of Braille looks like a space.
 */
const SOMETHING_VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Whether a text shows nothing. The server refuses such a message as an empty one, and the composer sends
 * none.
 */
export const isBlank = (text: string): boolean => !SOMETHING_VISIBLE.test(text)

/** Postgres cannot store NUL. */
export const withoutNul = v.check((text: string) => !text.includes('\0'), FIELD_TEXT.form)

/** Replaces lone surrogates: half an emoji, left by careless cutting, has no UTF-8 form. */
export const wellFormed = v.transform((text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/**
 * At most `max` grapheme clusters. Counters, forms and the server count the same way (docs/interface.md
 * "Dates, numbers, names").
 */
export const maxGraphemes = (max: number) =>
  // A cluster has at least one code unit, so most texts need no counting.
  v.check((text: string) => text.length <= max || graphemeCount(text) <= max, FIELD_TEXT.tooLong(max))
