import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  Notification,
  type NotificationSettings,
} from '#contract/http/notifications.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { TOAST_LONG_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import { heardAs, isQuiet } from './heard.ts'
import { areNotificationsInSight } from './inSight.ts'
import { lineOf } from './notificationTexts.ts'
import { notificationSettingsApi } from './settings/notificationSettingsApi.ts'

/** The store as a middleware gets it. */
interface Store {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  getState: () => unknown
}

const memberOf = ({ getState }: Store) => selectMemberId(getState() as WithAuth)
const isUnseen = () => document.visibilityState === 'visible' && !areNotificationsInSight()

/**
 * Shows a toast that links to a new notification. Only in a visible tab that does not show the notifications
 * anyway, and only if the member's settings allow it (N3, requested with the first notification).
 */
export async function tellNews(store: Store, news: unknown): Promise<void> {
  const read = v.safeParse(Notification, news)
  if (!read.success || !isUnseen()) return
  const notification = read.output
  const memberId = memberOf(store)
  const settings = await settingsOf(store)
  // meanwhile the member may have logged out or opened the notifications
  if (memberOf(store) !== memberId || !isUnseen()) return
  if (!heardAs(settings, notification.type).toast || isQuiet(settings, new Date())) return
  store.dispatch(
    toastShown({
      text: lineOf(notification),
      tone: 'ok',
      durationMs: TOAST_LONG_MS,
      action: { label: '보기', to: paths.notification(notification.notificationId) },
    }),
  )
}

async function settingsOf({ dispatch }: Store): Promise<NotificationSettings> {
  const { data } = await dispatch(
    notificationSettingsApi.endpoints.readNotificationSettings.initiate(undefined, { subscribe: false }),
  )
  return data ?? DEFAULT_NOTIFICATION_SETTINGS
}
