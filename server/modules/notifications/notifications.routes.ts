import { listNotifications, readNotification } from '#contract/http/notifications/notifications.ts'
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '#contract/http/notifications/settings.ts'
import { route, type Route } from '#server/http/route.ts'
import * as notifications from './notifications.service.ts'
import * as notificationSettings from './notificationSettings.service.ts'

export const notificationsRoutes: Route[] = [
  route(listNotifications, ({ deps, member, urlOf }) =>
    notifications.listNotifications(deps, member.memberId, urlOf),
  ),
  route(readNotification, ({ deps, member, query }) =>
    notifications.readNotification(deps, member.memberId, query),
  ),
  route(readNotificationSettings, ({ deps, member }) =>
    notificationSettings.readNotificationSettings(deps, member.memberId),
  ),
  route(changeNotificationSettings, ({ deps, member, body }) =>
    notificationSettings.changeNotificationSettings(deps, member.memberId, body),
  ),
]
