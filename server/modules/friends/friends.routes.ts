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
import { unlessChatLimited } from '../safety/sanctions/chatLimits.ts'
import * as friendRequests from './friendRequests.service.ts'
import * as friends from './friends.service.ts'

export const friendsRoutes: Route[] = [
  route(listFriends, ({ deps, member, urlOf }) => friends.listFriends(deps, member.memberId, urlOf)),
  route(requestFriend, unlessChatLimited, ({ deps, member, body, urlForOthers, once }) =>
    friendRequests.requestFriend(deps, member.memberId, body, urlForOthers, once),
  ),
  route(acceptFriend, ({ deps, member, path, urlForOthers }) =>
    friendRequests.acceptFriend(deps, member.memberId, path.friendRequestId, urlForOthers),
  ),
  route(rejectFriend, ({ deps, member, path }) =>
    friendRequests.rejectFriend(deps, member.memberId, path.friendRequestId),
  ),
  route(withdrawFriendRequest, ({ deps, member, path }) =>
    friendRequests.withdrawFriendRequest(deps, member.memberId, path.friendRequestId),
  ),
  route(listFriendRequests, ({ deps, member, urlOf }) =>
    friendRequests.listFriendRequests(deps, member.memberId, urlOf),
  ),
  route(endFriendship, ({ deps, member, path }) =>
    friends.endFriendship(deps, member.memberId, path.friendId),
  ),
]
