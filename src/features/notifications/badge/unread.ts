import { createSelector } from '@reduxjs/toolkit'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '#contract/http/notifications/settings.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { selectRoomList, totalUnread, type WithChatApi } from '#src/features/chat/public.ts'
import { heardAs } from '../heard.ts'
import { notificationsApi } from '../notificationsApi.ts'
import { notificationSettingsApi } from '../settings/notificationSettingsApi.ts'

const newsOf = notificationsApi.endpoints.listNotifications.select()
const settingsOf = notificationSettingsApi.endpoints.readNotificationSettings.select()
const selectNews = (state: WithUnread) => newsOf(state)
const selectSettings = (state: WithUnread) => settingsOf(state)

/** The endpoints of each feature are typed as if they were all of the one cache. */
export type WithUnread = WithAuth &
  WithChatApi &
  Parameters<typeof newsOf>[0] &
  Parameters<typeof settingsOf>[0]

/** The settings that count: the defaults when they cannot be read; null while they are unknown. */
const selectCountedBy = createSelector(
  [selectSettings],
  ({ data, isError }): NotificationSettings | null =>
    data ?? (isError ? DEFAULT_NOTIFICATION_SETTINGS : null),
)

/** Whether anything is unread, so that the settings matter. */
export const selectHasUnread = createSelector(
  [selectRoomList, selectNews],
  (rooms = [], { data: news = [] }) => totalUnread(rooms) > 0 || news.some(isUnread),
)

/**
 * The unread messages of the rooms that are not muted, or 0 when the member wants no badge for messages; null
 * while the rooms are unknown. While the settings are unknown, the defaults apply: most members keep them.
 */
export const selectUnreadMessages = createSelector(
  [selectRoomList, selectCountedBy],
  (rooms, settings): number | null => {
    if (rooms === undefined) return null
    return (settings ?? DEFAULT_NOTIFICATION_SETTINGS).MESSAGE.badge ? totalUnread(rooms) : 0
  },
)

/** The unread notifications of a kind with a badge; 0 while they or the settings are unknown. */
export const selectUnreadNews = createSelector(
  [selectNews, selectCountedBy],
  ({ data: news = [] }, settings) =>
    settings === null ? 0 : news.filter((each) => isUnread(each) && heardAs(settings, each).badge).length,
)

/** The number on the app's icon and in the title of the window; null while it is unknown, 0 for visitors. */
export const selectUnreadTotal = createSelector(
  [(state: WithAuth) => selectMemberId(state), selectUnreadMessages, selectUnreadNews],
  (memberId, messages, news): number | null => {
    if (memberId === null) return 0
    return messages === null ? null : messages + news
  },
)

const isUnread = ({ isRead }: Pick<Notification, 'isRead'>) => isRead === 'UNREAD'
