import { BAND_END_YEARS_MAX } from '#contract/limits.ts'
import { isoDay } from '#src/lib/time/time.ts'
import type { BandDraft } from './bandDraft.ts'

/**
 * The first and last day on which a recruitment may end, `YYYY-MM-DD` in Seoul: from today to the end of the
 * year in BAND_END_YEARS_MAX years (docs/product/recruitments.md "Band form"). `now` in ms.
 */
export function endDays(now: number): { first: string; last: string } {
  const first = isoDay(now)
  const year = Number(first.slice(0, 4)) + BAND_END_YEARS_MAX
  return { first, last: `${year}-12-31` }
}

type End = Pick<BandDraft, 'bandId' | 'status' | 'endDate' | 'autoClose'>

/**
 * The reason why a recruitment cannot end so; undefined when it can. A stored day in the past may stay,
 * unless the recruitment would close at once.
 */
export function whyNotEnd(draft: End, base: End, now: number): string | undefined {
  const { first, last } = endDays(now)
  const { endDate, autoClose, status } = draft
  if (endDate === '') return undefined
  // browsers without a limit accept years of five digits, which compare as smaller
  if (endDate > last || endDate.length > last.length) return `${last.slice(0, 4)}년까지의 날을 골라 주세요.`
  if (endDate >= first) return undefined
  const isStored = draft.bandId !== null && endDate === base.endDate
  if (!isStored) return '오늘이나 그 뒤의 날을 골라 주세요.'
  const closesAtOnce =
    autoClose && status === 'RECRUITING' && !(base.autoClose && base.status === 'RECRUITING')
  return closesAtOnce ? '마감일이 지나서 바로 마감돼요. 새 마감일을 골라 주세요.' : undefined
}
