import type { AnyCall } from './call.ts'
import * as auth from './http/auth.ts'
import * as chat from './http/chat.ts'
import * as chatRequests from './http/chatRequests.ts'
import * as friends from './http/friends.ts'
import * as notifications from './http/notifications.ts'
import * as signup from './http/signup.ts'

/** Every call that is built. The architecture test compares it with the server's routes and the SPA's endpoints. */
export const CALLS: readonly AnyCall[] = [
  auth.login,
  auth.refreshTokens,
  auth.logout,
  auth.withdraw,
  signup.sendCode,
  signup.verifyCode,
  signup.checkNickname,
  signup.signUp,
  friends.listFriends,
  friends.requestFriend,
  chatRequests.requestChat,
  notifications.listNotifications,
  chat.listRooms,
  chat.createRoom,
  chat.listMessages,
  chat.enterRoom,
  chat.joinRoom,
  chat.leaveRoom,
  chat.pinRoom,
  chat.unpinRoom,
  chat.listFriendRooms,
  chat.openPrivateRoom,
]
