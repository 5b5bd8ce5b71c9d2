import { listFriends } from '#contract/http/friends.ts'
import { route, type Route } from '#server/route.ts'
import { friendsOf } from './friends.service.ts'

export const friendsRoutes: Route[] = [
  route(listFriends, ({ deps, member }) => friendsOf(deps, member.memberId)),
]
