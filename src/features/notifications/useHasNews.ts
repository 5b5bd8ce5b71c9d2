import { DEFAULT_NOTIFICATION_SETTINGS } from '#contract/http/notifications.ts'
import { heardAs } from './heard.ts'
import { useListNotificationsQuery } from './notificationsApi.ts'
import { useReadNotificationSettingsQuery } from './settings/notificationSettingsApi.ts'

/** The text for screen readers. */
export const NEWS_TEXT = '읽지 않은 소식 있음'

/**
 * Whether there is an unread notification of a type with a badge; false while unknown. The settings (N3) are
 * requested only when something is unread; if that fails, the defaults apply.
 */
export function useHasNews(): boolean {
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
  return settings !== null && unread.some(({ type }) => heardAs(settings, type).badge)
}
