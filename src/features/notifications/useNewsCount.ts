import { DEFAULT_NOTIFICATION_SETTINGS } from '#contract/http/notifications/settings.ts'
import { heardAs } from './heard.ts'
import { useListNotificationsQuery } from './notificationsApi.ts'
import { useReadNotificationSettingsQuery } from './settings/notificationSettingsApi.ts'

/** What is counted, for screen readers. */
export const NEWS_TEXT = '읽지 않은 소식'

/**
 * How many unread notifications are of a type with a badge; 0 while unknown. The settings (N3) are requested
 * only when something is unread; if that fails, the defaults apply.
 */
export function useNewsCount(): number {
  const { data } = useListNotificationsQuery(undefined, {
    selectFromResult: ({ data }) => ({ data }),
  })
  const unread = data?.filter(({ isRead }) => isRead === 'UNREAD') ?? []
  const { settings } = useReadNotificationSettingsQuery(undefined, {
    skip: unread.length === 0,
    selectFromResult: ({ data, isError }) => ({
      settings: data ?? (isError ? DEFAULT_NOTIFICATION_SETTINGS : null),
    }),
  })
  return settings === null ? 0 : unread.filter((each) => heardAs(settings, each).badge).length
}
