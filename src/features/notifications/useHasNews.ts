import { DEFAULT_NOTIFICATION_SETTINGS } from '#contract/http/notifications.ts'
import { heardAs } from './heard.ts'
import { useListNotificationsQuery } from './notificationsApi.ts'
import { useReadNotificationSettingsQuery } from './settings/notificationSettingsApi.ts'

/** For those who do not see the dot. */
export const NEWS_TEXT = '읽지 않은 소식 있음'

/**
 * Whether there is a notification that the member has not opened, of a kind that they want to be shown; false until that is known. Their
 * settings (N3) are asked for only then, and count as never changed where they cannot be read.
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
