import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { minuteOfDayInSeoul } from '#contract/seoul.ts'
import type { Notification } from './notifications.ts'

/**
 * What a member can silence. MENTION: a message that names the member. REQUEST: a chat or friend request, and
 * an invitation to a band. APPLICATION: somebody applies to the member's band. DECISION: on the member's own
 * application.
 */
export const NEWS_KINDS = ['MESSAGE', 'MENTION', 'REQUEST', 'APPLICATION', 'DECISION'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

/** Null: it cannot be silenced (BAN, REPORT, DATA), or this build does not know its type. */
export function newsKindOf({
  type,
  application,
}: Pick<Notification, 'type' | 'application'>): NewsKind | null {
  if (type === 'CHAT' || type === 'FRIEND') return 'REQUEST'
  if (type !== 'BAND') return null
  if (application === null) return 'REQUEST'
  return application.news === 'APPLIED' ? 'APPLICATION' : 'DECISION'
}

/** How the member hears of news of one kind. The list of notifications always contains them. */
const Heard = v.object({
  /** On the devices that have a push subscription (N6), while no page of the member is in sight. */
  push: v.boolean(FIELD_TEXT.form),
  /** Unread ones are counted: on the tabs, and on the app's icon. */
  badge: v.boolean(FIELD_TEXT.form),
  /** A toast appears while the app is in sight. */
  toast: v.boolean(FIELD_TEXT.form),
})

/** The ways of `Heard`. */
export const NEWS_WAYS = ['push', 'badge', 'toast'] as const satisfies (keyof v.InferOutput<typeof Heard>)[]
export type NewsWay = (typeof NEWS_WAYS)[number]

/** `HH:mm`, 00:00 to 23:59, in Seoul. */
const TimeOfDay = v.pipe(v.string(FIELD_TEXT.form), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, FIELD_TEXT.form))

export const NotificationSettings = v.object({
  MESSAGE: Heard,
  /** Its `badge` is that of MESSAGE: a mention is counted with the messages of its room. */
  MENTION: Heard,
  REQUEST: Heard,
  APPLICATION: Heard,
  DECISION: Heard,
  /**
   * Neither toasts nor pushes from `from` until just before `to`, across midnight if `to` is earlier. Badges
   * are still shown. Null: no quiet hours.
   */
  quietHours: v.nullable(
    v.pipe(
      v.object({ from: TimeOfDay, to: TimeOfDay }),
      v.check(({ from, to }) => from !== to, FIELD_TEXT.range),
    ),
  ),
  /** A push names neither the sender nor the text. */
  hideText: v.boolean(FIELD_TEXT.form),
})
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>

const HEARD = { push: true, badge: true, toast: true }
/** The settings of a member who has not changed any. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  MESSAGE: HEARD,
  MENTION: HEARD,
  REQUEST: HEARD,
  APPLICATION: HEARD,
  DECISION: HEARD,
  quietHours: null,
  hideText: false,
}

/** Whether neither toasts nor pushes are wanted now. */
export function isQuiet({ quietHours }: Pick<NotificationSettings, 'quietHours'>, at: Date): boolean {
  if (quietHours === null) return false
  const [from, to] = [minuteOf(quietHours.from), minuteOf(quietHours.to)]
  const now = minuteOfDayInSeoul(at)
  return from < to ? from <= now && now < to : from <= now || now < to
}

/** Minutes since midnight, from `HH:mm`. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** N3 (ours). Returns the caller's notification settings. */
export const readNotificationSettings = call({
  id: 'N3',
  method: 'GET',
  path: '/api/notifications/settings',
  auth: 'required',
  body: 'enveloped',
  answer: NotificationSettings,
})

/**
 * N4 (ours). Replaces all notification settings and returns them. The `badge` sent for MENTION has no effect.
 * Refuses: COMMON400 (a part is missing, an invalid time, or quiet hours with the same start and end).
 */
export const changeNotificationSettings = call({
  id: 'N4',
  method: 'PUT',
  path: '/api/notifications/settings',
  auth: 'required',
  body: 'enveloped',
  input: NotificationSettings,
  answer: NotificationSettings,
})
