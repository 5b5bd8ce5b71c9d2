import {
  changeNotificationSettings,
  listNotifications,
  readNotification,
  readNotificationSettings,
} from '#contract/http/notifications.ts'
import { route, type Route } from '#server/http/route.ts'
import { notificationsOf, readOne } from './notifications.service.ts'
import { changeSettings, settingsOf } from './notificationSettings.service.ts'

export const notificationsRoutes: Route[] = [
  route(listNotifications, ({ deps, member, urlOf }) => notificationsOf(deps, member.memberId, urlOf)),
  route(readNotification, ({ deps, member, query }) => readOne(deps, member.memberId, query)),
  route(readNotificationSettings, ({ deps, member }) => settingsOf(deps, member.memberId)),
  route(changeNotificationSettings, ({ deps, member, body }) => changeSettings(deps, member.memberId, body)),
]
