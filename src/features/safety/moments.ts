import { formatClock, formatShortDate, isoDay } from '#src/lib/time/time.ts'

/** Times as the pages of sanctions and of moderation say them: whole hours, and dates with their year. */

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** `오후 6시`, `오후 6시 30분`. */
function formatHour(at: number): string {
  const [hour, minute] = formatClock(at).split(':')
  return `${hour}시${minute === '00' ? '' : ` ${Number(minute)}분`}`
}

/** `2025년 7월 12일 오후 6시`. */
export function formatMoment(at: number): string {
  const [year, month, day] = isoDay(at).split('-').map(Number)
  return `${year}년 ${month}월 ${day}일 ${formatHour(at)}`
}

/** `7월 22일 오후 6시`; with the year when it is not this one. */
export const formatNearMoment = (at: number, now: number) => `${formatShortDate(at, now)} ${formatHour(at)}`

/** `2025년 3월`. */
export function formatMonth(at: number): string {
  const [year, month] = isoDay(at).split('-').map(Number)
  return `${year}년 ${month}월`
}

/** `4일`, and below a day `3시간`: rounded up, so that nothing is over while it says so. */
export const formatLeft = (ms: number) =>
  ms > DAY_MS ? `${Math.ceil(ms / DAY_MS)}일` : `${Math.max(1, Math.ceil(ms / HOUR_MS))}시간`

/** Whole days between two instants. */
export const daysBetween = (from: number, to: number) => Math.round((to - from) / DAY_MS)
