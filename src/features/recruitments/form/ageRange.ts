import { AVERAGE_AGES } from '#contract/scalars.ts'
import type { BandDraft } from './bandDraft.ts'

const DECADE_YEARS = 10

/** 10 to 60. */
export const DECADES = AVERAGE_AGES.map((_label, index) => (index + 1) * DECADE_YEARS)
const FIRST = DECADE_YEARS
const LAST = DECADES.length * DECADE_YEARS

/** Both ends in years. 0 is an open end, two open ends mean any age, null means not chosen yet. */
type AgeRange = Pick<BandDraft, 'ageStart' | 'ageEnd'>

const NONE: AgeRange = { ageStart: null, ageEnd: null }
const ANY: AgeRange = { ageStart: 0, ageEnd: 0 }

export const isAgeChosen = ({ ageStart, ageEnd }: AgeRange): boolean => ageStart !== null || ageEnd !== null
export const isAnyAge = (range: AgeRange): boolean => isAgeChosen(range) && !range.ageStart && !range.ageEnd

const decadeOf = (years: number) =>
  Math.max(FIRST, Math.min(LAST, Math.floor(years / DECADE_YEARS) * DECADE_YEARS))

/** The selected chips. A recruitment made elsewhere may have any years, and only one end. */
export function chosenDecades(range: AgeRange): readonly number[] {
  if (!isAgeChosen(range) || isAnyAge(range)) return []
  const from = decadeOf(range.ageStart || FIRST)
  const to = decadeOf(range.ageEnd || LAST)
  return DECADES.filter((decade) => from <= decade && decade <= to)
}

/**
 * The range after a tap on a decade. The first tap selects one decade, the next extends the range to another.
 * A tap on an end removes it; a tap between the ends keeps only that decade.
 */
export function withDecade(range: AgeRange, tapped: number): AgeRange {
  const chosen = chosenDecades(range)
  const [from, to] = [chosen[0], chosen.at(-1)]
  if (from === undefined || to === undefined) return { ageStart: tapped, ageEnd: tapped }
  if (tapped < from) return { ageStart: tapped, ageEnd: to }
  if (tapped > to) return { ageStart: from, ageEnd: tapped }
  if (from === to) return NONE
  if (tapped === from) return { ageStart: from + DECADE_YEARS, ageEnd: to }
  if (tapped === to) return { ageStart: from, ageEnd: to - DECADE_YEARS }
  return { ageStart: tapped, ageEnd: tapped }
}

/** The range after a tap on 무관. */
export const withAnyAge = (range: AgeRange): AgeRange => (isAnyAge(range) ? NONE : ANY)
