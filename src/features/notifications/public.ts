import { useListNotificationsQuery } from './notificationsApi.ts'

/** Whether there is a notification that the member has not opened; false until that is known. */
export function useHasUnreadNotifications(): boolean {
  const { hasUnread } = useListNotificationsQuery(undefined, {
    selectFromResult: ({ data }) => ({ hasUnread: data?.some(({ isRead }) => isRead === 'UNREAD') ?? false }),
  })
  return hasUnread
}
