import {
  DEFAULT_NOTIFICATION_SETTINGS,
  SILENCEABLE_TYPES,
  type Notification,
  type NotificationSettings,
} from '#contract/http/notifications.ts'

/** The settings of a type. One that cannot be silenced, or that this build does not know, has the default. */
export function heardAs(settings: NotificationSettings, type: Notification['type']) {
  const known = SILENCEABLE_TYPES.find((each) => each === type)
  return known ? settings[known] : DEFAULT_NOTIFICATION_SETTINGS.CHAT
}

/**
 * Whether toasts are off at this time by the phone's clock. Quiet hours that end earlier than they start end
 * on the next day.
 */
export function isQuiet({ quietHours }: NotificationSettings, at: Date): boolean {
  if (quietHours === null) return false
  const [from, to] = [minutesOf(quietHours.from), minutesOf(quietHours.to)]
  const now = at.getHours() * 60 + at.getMinutes()
  return from < to ? from <= now && now < to : from <= now || now < to
}

/** Minutes since midnight for `HH:mm`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
