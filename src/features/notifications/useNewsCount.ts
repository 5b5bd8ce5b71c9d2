import { useSelector } from 'react-redux'
import { selectUnreadNews, type WithUnread } from './badge/unread.ts'
import { useListNotificationsQuery } from './notificationsApi.ts'
import { useReadNotificationSettingsQuery } from './settings/notificationSettingsApi.ts'

/** What is counted, for screen readers. */
export const NEWS_TEXT = '읽지 않은 소식'

/**
 * How many unread notifications are of a kind with a badge; 0 while unknown. The settings (N3) are requested
 * only when something is unread; if that fails, the defaults apply.
 */
export function useNewsCount(): number {
  const { hasUnread } = useListNotificationsQuery(undefined, {
    selectFromResult: ({ data = [] }) => ({ hasUnread: data.some(({ isRead }) => isRead === 'UNREAD') }),
  })
  useReadNotificationSettingsQuery(undefined, { skip: !hasUnread, selectFromResult: nothing })
  return useSelector((state: WithUnread) => selectUnreadNews(state))
}

const NOTHING = {}
const nothing = () => NOTHING
