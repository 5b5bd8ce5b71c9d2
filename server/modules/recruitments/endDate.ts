import { BAND_END_YEARS_MAX } from '#contract/limits.ts'
import { dayInSeoul, endOfDayInSeoul } from '#contract/seoul.ts'

/**
 * Parses the end of a form (RC1): a day lasts until its end in Seoul, an instant without a zone is UTC
 * (docs/wire.md "Times"). Null: open-ended.
 */
export function endOf(text: string): Date | null {
  if (text === '') return null
  if (!text.includes(':')) return endOfDayInSeoul(text)
  return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/**
 * Before today, or after the last year that the form offers: this year and the next 30. The stored day is
 * always allowed.
 */
export function isEndOutOfRange(endsAt: Date, now: Date, stored: Date | null): boolean {
  if (stored !== null && dayInSeoul(stored) === dayInSeoul(endsAt)) return false
  const today = dayInSeoul(now)
  const lastYear = Number(today.slice(0, 4)) + BAND_END_YEARS_MAX
  const yesterdaysEnd = new Date(endOfDayInSeoul(today).getTime() - DAY_MS)
  return endsAt <= yesterdaysEnd || endsAt > endOfDayInSeoul(`${lastYear}-12-31`)
}

const DAY_MS = 24 * 60 * 60 * 1000
