import {
  endPushSubscription,
  readPushKey,
  renewPushSubscription,
  savePushSubscription,
} from '#contract/http/notifications/push.ts'
import { route, type Route } from '#server/http/route.ts'
import * as subscriptions from './subscriptions.service.ts'

export const pushRoutes: readonly Route[] = [
  route(readPushKey, async ({ deps }) => subscriptions.readPushKey(deps)),
  route(savePushSubscription, ({ deps, member, body }) =>
    subscriptions.savePushSubscription(deps, member, body),
  ),
  route(endPushSubscription, ({ deps, member }) => subscriptions.endPushSubscription(deps, member)),
  route(renewPushSubscription, ({ deps, body }) => subscriptions.renewPushSubscription(deps, body)),
]
