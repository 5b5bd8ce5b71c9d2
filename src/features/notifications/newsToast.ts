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

/** As a middleware has it. */
interface Store {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  getState: () => unknown
}

const memberOf = ({ getState }: Store) => selectMemberId(getState() as WithAuth)
const isUnseen = () => document.visibilityState === 'visible' && !areNotificationsInSight()

/**
 * Says in a toast what has just come, and leads to it. Only a page that is looked at says so, none that shows the notifications anyway,
 * and only as the member wants it (N3, which is asked when the first one comes).
 */
export async function tellNews(store: Store, news: unknown): Promise<void> {
  const read = v.safeParse(Notification, news)
  if (!read.success || !isUnseen()) return
  const notification = read.output
  const memberId = memberOf(store)
  const settings = await settingsOf(store)
  // the answer took its time: somebody may have left, or opened the list
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
