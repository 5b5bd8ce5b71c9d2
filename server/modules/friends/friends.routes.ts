import {
  acceptFriend,
  endFriendship,
  listFriendRequests,
  listFriends,
  rejectFriend,
  requestFriend,
  withdrawFriendRequest,
} from '#contract/http/friends/friends.ts'
import { route, type Route } from '#server/http/route.ts'
import { answerRequest, askToBeFriends, openRequestsOf, withdrawRequest } from './friendRequests.service.ts'
import { endFriendshipOf, friendsOf } from './friends.service.ts'

export const friendsRoutes: Route[] = [
  route(listFriends, ({ deps, member, urlOf }) => friendsOf(deps, member.memberId, urlOf)),
  route(requestFriend, ({ deps, member, body, urlForOthers }) =>
    askToBeFriends(deps, member.memberId, body, urlForOthers),
  ),
  route(acceptFriend, ({ deps, member, path }) =>
    answerRequest(deps, member.memberId, path.friendRequestId, 'ACCEPTED'),
  ),
  route(rejectFriend, ({ deps, member, path }) =>
    answerRequest(deps, member.memberId, path.friendRequestId, 'REJECTED'),
  ),
  route(withdrawFriendRequest, ({ deps, member, path }) =>
    withdrawRequest(deps, member.memberId, path.friendRequestId),
  ),
  route(listFriendRequests, ({ deps, member, urlOf }) => openRequestsOf(deps, member.memberId, urlOf)),
  route(endFriendship, ({ deps, member, path }) => endFriendshipOf(deps, member.memberId, path.friendId)),
]
