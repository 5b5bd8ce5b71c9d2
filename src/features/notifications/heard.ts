import {
  DEFAULT_NOTIFICATION_SETTINGS,
  NOTIFICATION_TYPES,
  type Notification,
  type NotificationSettings,
} from '#contract/http/notifications.ts'

/** How one type is to make itself known. A type that has no settings, being newer than this build, does as one that nobody has changed. */
export function heardAs(settings: NotificationSettings, type: Notification['type']) {
  const known = NOTIFICATION_TYPES.find((each) => each === type)
  return known ? settings[known] : DEFAULT_NOTIFICATION_SETTINGS.CHAT
}

/** Whether no toast is wanted at this hour of the phone's own clock; past midnight where the end is the earlier one. */
export function isQuiet({ quietHours }: NotificationSettings, at: Date): boolean {
  if (quietHours === null) return false
  const [from, to] = [minutesOf(quietHours.from), minutesOf(quietHours.to)]
  const now = at.getHours() * 60 + at.getMinutes()
  return from < to ? from <= now && now < to : from <= now || now < to
}

/** Since midnight, of `HH:mm`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
