import * as v from 'valibot'
import { FIELD_TEXT } from './fieldText.ts'

let graphemes: Intl.Segmenter | undefined

/** Made when somebody first counts: on a slow phone it takes the time of many frames, and the first screen counts nothing. */
const clustersOf = (text: string) =>
  (graphemes ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })).segment(text)

/** UTF-16 units of the longest clusters that anybody writes: a family of four with its joiners has 11. */
const CLUSTER_UNITS_MAX = 16

/** One, but for a letter under a heap of accents: it counts by its size, or one "character" could fill a whole frame. */
const charsIn = (cluster: string) => Math.ceil(cluster.length / CLUSTER_UNITS_MAX)

/** Length as a person counts it: grapheme clusters of the NFC form, so 👩‍👩‍👧 and 각 are one each. */
export function graphemeCount(text: string): number {
  let count = 0
  for (const { segment } of clustersOf(text.normalize('NFC'))) count += charsIn(segment)
  return count
}

/** The beginning of a text, at most `max` grapheme clusters of it: what a field keeps that may hold no more. */
export function firstGraphemes(text: string, max: number): string {
  if (text.length <= max) return text
  let count = 0
  for (const { segment, index } of clustersOf(text)) {
    count += charsIn(segment)
    if (count > max) return text.slice(0, index)
  }
  return text
}

/** Postgres keeps no NUL. */
export const withoutNul = v.check((text: string) => !text.includes('\0'), FIELD_TEXT.form)

/** Half of an emoji, as careless cutting leaves it, has no UTF-8 form; a replacement character stands for it. */
export const wellFormed = v.transform((text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** At most `max` grapheme clusters; counters, forms and the server count alike (docs/interface.md "Dates, numbers, names"). */
export const maxGraphemes = (max: number) =>
  // A cluster has at least one code unit, so most texts need no counting.
  v.check((text: string) => text.length <= max || graphemeCount(text) <= max, FIELD_TEXT.tooLong(max))
