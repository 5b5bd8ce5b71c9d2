import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { Notification } from '#contract/http/notifications/notifications.ts'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  isQuiet,
  type NotificationSettings,
} from '#contract/http/notifications/settings.ts'
import type { UnreadData } from '#contract/ws/frames.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { describeMessage, isRoomInSight } from '#src/features/chat/public.ts'
import { paths } from '#src/lib/paths.ts'
import { selectToasts, TOAST_LONG_MS, toastShown, type WithToasts } from '#src/toasts/toastsSlice.ts'
import { heardAs } from './heard.ts'
import { notificationsSight } from './notificationsSight.ts'
import { lineOf } from './notificationTexts.ts'
import { notificationSettingsApi } from './settings/notificationSettingsApi.ts'

/** The store as a middleware gets it. */
interface Store {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  getState: () => unknown
}

interface Told {
  text: string
  to: string
}

interface News<What extends Told> {
  /** How the member's settings want it to be told. */
  heard: (settings: NotificationSettings, told: What) => { toast: boolean }
  /** What the toast is about. Something that is already told is not told again, unless this says more. */
  about: string
  saysMore: boolean
  isInSight: () => boolean
  /** Null when there is nothing to tell. */
  told: What | null | Promise<What | null>
}

const aboutRoom = (roomId: number) => `room ${roomId}`

const memberOf = ({ getState }: Store) => selectMemberId(getState() as WithAuth)

/** Shows a toast that links to a new notification. */
export async function tellNews(store: Store, news: unknown): Promise<void> {
  const read = v.safeParse(Notification, news)
  if (!read.success) return
  const notification = read.output
  const { application } = notification
  await tell(store, {
    heard: (settings) => heardAs(settings, notification),
    // an application and its result are messages of their room too
    about: application ? aboutRoom(application.roomId) : `notification ${notification.notificationId}`,
    saysMore: true,
    isInSight: notificationsSight.isInSight,
    told: { text: lineOf(notification), to: paths.notification(notification.notificationId) },
  })
}

/** Shows a toast that links to the room of a new message. */
export async function tellMessage(store: Store, message: UnreadData): Promise<void> {
  await tell(store, {
    heard: (settings, { mentionsMe }) => (mentionsMe ? settings.MENTION : settings.MESSAGE),
    about: aboutRoom(message.roomId),
    saysMore: false,
    isInSight: () => isRoomInSight(store, message.roomId),
    told: describeMessage(store, message),
  })
}

/**
 * Only in a visible tab that does not show it anyway, and only if the member's settings allow it (N3,
 * requested with the first news). Of several news of a room, one toast at a time.
 */
async function tell<What extends Told>(store: Store, news: News<What>): Promise<void> {
  const { heard, about, saysMore, isInSight, told } = news
  const isUnseen = () => document.visibilityState === 'visible' && !isInSight()
  if (!isUnseen()) return
  const memberId = memberOf(store)
  const [settings, toast] = await Promise.all([settingsOf(store), told])
  // meanwhile the member may have logged out, or opened the screen
  if (toast === null || memberOf(store) !== memberId || !isUnseen()) return
  if (!heard(settings, toast).toast || isQuiet(settings, new Date())) return
  const shown = selectToasts(store.getState() as WithToasts).find((each) => each.about === about)
  if (shown && (!saysMore || shown.action?.to === toast.to)) return
  store.dispatch(
    toastShown({
      text: toast.text,
      tone: 'ok',
      durationMs: TOAST_LONG_MS,
      about,
      action: { label: '보기', to: toast.to },
    }),
  )
}

async function settingsOf({ dispatch }: Store): Promise<NotificationSettings> {
  const { data } = await dispatch(
    notificationSettingsApi.endpoints.readNotificationSettings.initiate(undefined, { subscribe: false }),
  )
  return data ?? DEFAULT_NOTIFICATION_SETTINGS
}
