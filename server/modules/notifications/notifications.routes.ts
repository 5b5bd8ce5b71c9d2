import { listNotifications } from '#contract/http/notifications.ts'
import { route, type Route } from '#server/route.ts'
import { notificationsOf } from './notifications.service.ts'

export const notificationsRoutes: Route[] = [
  route(listNotifications, ({ deps, member, urlOf }) => notificationsOf(deps, member.memberId, urlOf)),
]
