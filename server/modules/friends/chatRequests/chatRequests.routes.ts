import { rejectChat, requestChat } from '#contract/http/friends/chatRequests.ts'
import { route, type Route } from '#server/http/route.ts'
import { askToChat, refuseChat } from './chatRequests.service.ts'

export const chatRequestsRoutes: Route[] = [
  route(requestChat, ({ deps, member, body, urlForOthers }) =>
    askToChat(deps, member.memberId, body, urlForOthers),
  ),
  route(rejectChat, ({ deps, member, path }) => refuseChat(deps, member.memberId, path.notificationId)),
]
