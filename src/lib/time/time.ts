/**
 * Every format in which this product writes a time (docs/interface.md "Dates, numbers, names"). Always Korean
 * time, whatever the phone's zone.
 *
 * Korea is UTC+9 all year (no summer time since 1988), so a fixed offset is used instead of `Intl`: a room of
 * thousands of messages formats thousands of times, and some ICU versions answer `AM 10:05` for `ko-KR`. A
 * test compares both.
 */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** Milliseconds since the epoch. A timestamp without a zone is UTC: a `Z` is added (docs/wire.md "Times"). */
export function toInstant(timestamp: string): number {
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(timestamp) ? timestamp : `${timestamp}Z`)
}

/** The wall clock in Seoul. `dayNumber` counts days since 1970 there, so differences are calendar days. */
function inSeoul(at: number) {
  const shifted = new Date(at + SEOUL_OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: WEEKDAYS[shifted.getUTCDay()],
    dayNumber: Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Days since 1970 in Seoul: equal for two instants of the same day there. */
export function dayNumber(at: number): number {
  return inSeoul(at).dayNumber
}

/** `오전 10:05`, midnight `오전 12:05`, noon `오후 12:00`. */
export function formatClock(at: number): string {
  const { hour, minute } = inSeoul(at)
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${twoDigits(minute)}`
}

/** `2026년 11월 20일 금요일`, the divider between two days of a conversation. */
export function formatDay(at: number): string {
  const { year, month, day, weekday } = inSeoul(at)
  return `${year}년 ${month}월 ${day}일 ${weekday}요일`
}

/** `2026. 11. 20. (금)`, the date in a form. */
export function formatDate(at: number): string {
  const { year, month, day, weekday } = inSeoul(at)
  return `${year}. ${month}. ${day}. (${weekday})`
}

/** `11월 20일`; `2025년 11월 20일` when the year is not this one. */
export function formatShortDate(at: number, now: number): string {
  const { year, month, day } = inSeoul(at)
  return `${year === inSeoul(now).year ? '' : `${year}년 `}${month}월 ${day}일`
}

/** `26.11.20`, the format of deadlines. */
export function formatDeadline(at: number): string {
  const { year, month, day } = inSeoul(at)
  return `${twoDigits(year % 100)}.${twoDigits(month)}.${twoDigits(day)}`
}

/** `2026-11-20`: the day in Seoul, in the format of date fields and RC1. */
export function isoDay(at: number): string {
  const { year, month, day } = inSeoul(at)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** The start of a day in Seoul, given as `2026-11-20`, in ms since the epoch. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+09:00`)
}

/** The time of a row in a room list: the clock today, 어제 yesterday, otherwise the short date. */
export function formatRoomTime(at: number, now: number): string {
  const daysAgo = dayNumber(now) - dayNumber(at)
  if (daysAgo <= 0) return formatClock(at)
  return daysAgo === 1 ? '어제' : formatShortDate(at, now)
}

/**
 * The age in lists and notifications: 방금 전, n분 전, n시간 전, 어제, n일 전, then the short date. Within the first 24
 * hours it counts hours, even across midnight. A server clock slightly ahead of ours gives 방금 전.
 */
export function formatAgo(at: number, now: number): string {
  const age = now - at
  if (age < MINUTE_MS) return '방금 전'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}분 전`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}시간 전`
  const daysAgo = dayNumber(now) - dayNumber(at)
  if (daysAgo === 1) return '어제'
  return daysAgo < 7 ? `${daysAgo}일 전` : formatShortDate(at, now)
}

/** The machine-readable form for `<time dateTime>`. */
export function toDateTime(at: number): string {
  return new Date(at).toISOString()
}

/**
 * `0:07`, `12:30`: the length of a sound or a position in it. Takes whole seconds, because only the caller
 * knows which way to round.
 */
export function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
}
