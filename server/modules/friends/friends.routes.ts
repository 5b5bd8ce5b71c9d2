import { listFriends, requestFriend } from '#contract/http/friends.ts'
import { route, type Route } from '#server/route.ts'
import { askToBeFriends } from './friendRequests.service.ts'
import { friendsOf } from './friends.service.ts'

export const friendsRoutes: Route[] = [
  route(listFriends, ({ deps, member, urlOf }) => friendsOf(deps, member.memberId, urlOf)),
  route(requestFriend, ({ deps, member, body, urlForOthers }) =>
    askToBeFriends(deps, member.memberId, body, urlForOthers),
  ),
]
