import type { NotificationSettings } from '#contract/http/notifications/settings.ts'
import { formatClock } from '#src/lib/time/time.ts'

/** Both `HH:mm` in Seoul; empty while a time is incomplete. */
export type QuietHours = NonNullable<NotificationSettings['quietHours']>

/** The hours offered at first. */
export const USUAL_QUIET_HOURS: QuietHours = { from: '23:00', to: '08:00' }

/** Why the times are invalid; null: they are valid. They may reach past midnight. */
export function whyNotQuiet({ from, to }: QuietHours): string | null {
  if (from === '' || to === '') return '시간을 끝까지 입력해 주세요.'
  return from === to ? '시작과 끝이 같아요. 서로 다르게 정해 주세요.' : null
}

/** `오후 11:00` for `23:00`. */
export const formatTimeOfDay = (time: string) => formatClock(Date.parse(`1970-01-01T${time}:00+09:00`))
