import {
  acceptFriend,
  listFriendRequests,
  listFriends,
  rejectFriend,
  requestFriend,
  withdrawFriendRequest,
} from '#contract/http/friends/friends.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { friendRequests } from '#server/db/requestTables.ts'
import { friendships } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { chatTest, it as base } from '../chat/chat.fixtures.ts'

/** Helpers for tests of this module. */
export function friendsTest(server: TestServer) {
  const { db } = server.deps
  const about =
    (call: typeof acceptFriend | typeof rejectFriend | typeof withdrawFriendRequest) =>
    (as: TestMember, friendRequestId: number) =>
      server.call(call, { as, path: { friendRequestId } })

  const ask = (as: TestMember, target: TestMember, message?: string) =>
    server.call(requestFriend, { as, body: { targetMemberId: target.memberId, message } })

  return {
    ...chatTest(server),
    ask,
    accept: about(acceptFriend),
    reject: about(rejectFriend),
    takeBack: about(withdrawFriendRequest),
    /** Sends a request and resolves with its id. */
    async asked(as: TestMember, target: TestMember): Promise<number> {
      await ask(as, target).then(({ value }) => value)
      const rows = await db.select({ id: friendRequests.id }).from(friendRequests)
      return Math.max(...rows.map(({ id }) => id))
    },
    friendsOf: async (as: TestMember) =>
      (await server.call(listFriends, { as })).value.map(({ nickname }) => nickname),
    requestsOf: async (as: TestMember) => (await server.call(listFriendRequests, { as })).value,
    newsOf: async (as: TestMember) => (await server.call(listNotifications, { as })).value,
    /** The states of all requests, sorted. */
    states: async () => (await db.select().from(friendRequests)).map(({ state }) => state).sort(),
    friendshipCount: () => db.$count(friendships),
    /** The events that members get on WS9 while `run` runs, as `nickname TYPE`. */
    async toldDuring(people: readonly TestMember[], run: () => Promise<unknown>): Promise<string[]> {
      const before = server.events.length
      await run()
      return server.events.slice(before).flatMap((each) => {
        if (each.kind !== 'member') return []
        const who = people.find(({ memberId }) => memberId === each.memberId)
        return [`${who?.nickname ?? each.memberId} ${(each.event as WsEvent).type}`]
      })
    },
  }
}

export type FriendsTest = ReturnType<typeof friendsTest>

/** Tests of requests between harin and dojun. */
export const it = base.extend('friends', ({ server }) => friendsTest(server))
