import { rejectChat, requestChat } from '#contract/http/friends/chatRequests.ts'
import { route, type Route } from '#server/http/route.ts'
import { unlessChatLimited } from '../../safety/sanctions/chatLimits.ts'
import * as chatRequests from './chatRequests.service.ts'

export const chatRequestsRoutes: Route[] = [
  route(requestChat, unlessChatLimited, ({ deps, member, body, urlForOthers, once }) =>
    chatRequests.requestChat(deps, member.memberId, body, urlForOthers, once),
  ),
  route(rejectChat, ({ deps, member, path }) =>
    chatRequests.rejectChat(deps, member.memberId, path.notificationId),
  ),
]
