import {
  endPushSubscription,
  readPushed,
  readPushKey,
  renewPushSubscription,
  replyToPush,
  savePushSubscription,
} from '#contract/http/notifications/push.ts'
import { route, type Route } from '#server/http/route.ts'
import * as answers from './answers.service.ts'
import * as subscriptions from './subscriptions.service.ts'

export const pushRoutes: readonly Route[] = [
  route(readPushKey, async ({ deps }) => subscriptions.readPushKey(deps)),
  route(savePushSubscription, ({ deps, member, body }) =>
    subscriptions.savePushSubscription(deps, member, body),
  ),
  route(endPushSubscription, ({ deps, member }) => subscriptions.endPushSubscription(deps, member)),
  route(renewPushSubscription, ({ deps, body }) => subscriptions.renewPushSubscription(deps, body)),
  route(replyToPush, ({ deps, body, urlForOthers }) => answers.replyToPush(deps, body, urlForOthers)),
  route(readPushed, ({ deps, body, urlForOthers }) => answers.readPushed(deps, body, urlForOthers)),
]
