import type { RoomMute } from '#contract/http/chat/mutes.ts'
import { dayNumber, formatClock, formatDay, formatShortDate, isoDay, startOfDay } from '#src/lib/time/time.ts'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS
const MORNING_HOUR = 8

/** How long a room can be muted, in the order of the sheet. */
export const MUTE_CHOICES = ['hour', 'morning', 'good'] as const
export type MuteChoice = (typeof MUTE_CHOICES)[number]

export const MUTE_CHOICE_LABEL: Record<MuteChoice, string> = {
  hour: '1시간',
  morning: '내일 아침까지',
  good: '다시 켤 때까지',
}

/** When a mute that starts now ends, in ms since the epoch; null: when the member ends it. */
export function muteEndOf(choice: MuteChoice, now: number): number | null {
  if (choice === 'good') return null
  if (choice === 'hour') return now + HOUR_MS
  return startOfDay(isoDay(now)) + DAY_MS + MORNING_HOUR * HOUR_MS
}

/** `오후 9:26까지`, `7월 9일 수요일 오전 8:00까지`; null for a mute without an end. */
export function muteChoiceHint(choice: MuteChoice, now: number): string | null {
  const end = muteEndOf(choice, now)
  if (end === null) return null
  // the day without its year: it is tomorrow
  const day = choice === 'morning' ? `${formatDay(end).replace(/^\d+년 /, '')} ` : ''
  return `${day}${formatClock(end)}까지`
}

/** The second line of a muted room: `오후 9:26까지`, `내일 오전 8시까지`, `다시 켤 때까지`. */
export function muteText({ until }: Pick<RoomMute, 'until'>, now: number): string {
  if (until === null) return MUTE_CHOICE_LABEL.good
  const end = Date.parse(until)
  const clock = formatClock(end).replace(/:00$/, '시')
  const days = dayNumber(end) - dayNumber(now)
  const day = days <= 0 ? '' : days === 1 ? '내일 ' : `${formatShortDate(end, now)} `
  return `${day}${clock}까지`
}
