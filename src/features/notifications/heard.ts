import type { Notification } from '#contract/http/notifications/notifications.ts'
import { newsKindOf, type NotificationSettings } from '#contract/http/notifications/settings.ts'

const ALWAYS = { push: true, badge: true, toast: true }

/**
 * How the member hears of a notification. One that cannot be silenced, or is unknown here, is always told.
 */
export function heardAs(settings: NotificationSettings, told: Pick<Notification, 'type' | 'application'>) {
  const kind = newsKindOf(told)
  return kind === null ? ALWAYS : settings[kind]
}
