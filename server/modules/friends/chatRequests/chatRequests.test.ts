import { describe, expect } from 'vitest'
import { openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { rejectChat, requestChat } from '#contract/http/friends/chatRequests.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { notifications } from '#server/db/requestTables.ts'
import { it as base } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** Helpers for chat requests to `receiver`. */
function requestsTest({ call, clock, deps: { db } }: TestServer, sender: TestMember, receiver: TestMember) {
  /** Inserts a notification of the receiver; resolves with its id. */
  async function stored(row: Omit<typeof notifications.$inferInsert, 'receiverId' | 'createdAt'>) {
    const [{ id }] = (await db
      .insert(notifications)
      .values({ ...row, receiverId: receiver.memberId, createdAt: clock.now() })
      .returning({ id: notifications.id })) as [{ id: number }]
    return id
  }
  return {
    ask: (as: TestMember, targetMemberId: unknown, message?: unknown) =>
      call(requestChat, { as, body: { targetMemberId, message } }),
    open: (as: TestMember, { memberId }: TestMember) => call(openPrivateRoom, { as, body: { memberId } }),
    refuse: (as: TestMember | undefined, notificationId: number) =>
      call(rejectChat, { ...(as && { as }), path: { notificationId } }),
    stored,
    asked: () => stored({ type: 'CHAT', senderId: sender.memberId }),
    listOf: async (as: TestMember) => (await call(listNotifications, { as })).value,
  }
}
const it = base.extend('requests', ({ server, harin, dojun }) => requestsTest(server, harin, dojun))

describe('a chat request (CR1)', () => {
  it('becomes a notification of the receiver, with its message', async ({ harin, dojun, requests }) => {
    expect(await requests.ask(harin, String(dojun.memberId), '  합주해요  ')).toMatchObject({
      status: 200,
      code: 'COMMON200',
      result: undefined,
    })
    expect(await requests.listOf(dojun)).toMatchObject([
      { type: 'CHAT', senderId: harin.memberId, message: '합주해요', isRead: 'UNREAD' },
    ])
    expect(await requests.listOf(harin)).toEqual([])
  })

  it.for([['nothing'], [''], ['   '], [null]])(
    'may have the message %j',
    async ([message], { harin, dojun, requests }) => {
      expect(
        (await requests.ask(harin, dojun.memberId, message === 'nothing' ? undefined : message)).status,
      ).toBe(200)
    },
  )

  it('has at most fifty characters as people count them', async ({ harin, dojun, requests }) => {
    expect((await requests.ask(harin, dojun.memberId, '👩‍👩‍👧'.repeat(50))).status).toBe(200)
    expect(await requests.ask(dojun, harin.memberId, '가'.repeat(51))).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { message: '최대 50자까지 입력할 수 있습니다.' },
    })
  })

  it('is refused with COMMON400 to oneself, without a member and with a malformed id', async ({
    harin,
    requests,
  }) => {
    for (const target of [harin.memberId, undefined, null, 0, -1, 'harin'])
      expect(await requests.ask(harin, target)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('is refused with MEMBER4004 to an unknown member and, with another message, to a withdrawn one', async ({
    server,
    harin,
    requests,
  }) => {
    const gone = await server.aMember({ withdrawn: true })
    expect(await requests.ask(harin, 404)).toMatchObject({ status: 404, code: 'MEMBER4004' })
    expect(await requests.ask(harin, gone.memberId)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '탈퇴한 회원입니다.',
    })
  })

  it('is stored once, however often it is sent', async ({ server, harin, dojun, requests }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => requests.ask(harin, dojun.memberId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({
        status: 409,
        code: 'CHAT_REQUEST4009',
        message: '이미 요청이 존재합니다.',
      })
    expect(await requests.listOf(dojun)).toHaveLength(1)
    expect(server.events).toHaveLength(1)
  })

  it('may be sent in both directions', async ({ harin, dojun, requests }) => {
    await requests.ask(harin, dojun.memberId)
    expect((await requests.ask(dojun, harin.memberId)).status).toBe(200)
  })

  it('is refused while both are in a private room, until one of them has left it', async ({
    chat,
    harin,
    dojun,
    requests,
  }) => {
    await requests.open(harin, dojun)
    expect(await requests.ask(harin, dojun.memberId)).toMatchObject({ status: 409, code: 'CHAT_REQUEST4009' })
    expect(await requests.listOf(dojun)).toEqual([])
    await chat.leave(dojun, 1)
    expect((await requests.ask(harin, dojun.memberId)).status).toBe(200)
  })

  it('is allowed when both are in the same group', async ({ chat, harin, dojun, requests }) => {
    await chat.aRoom('GROUP', [harin, dojun])
    expect((await requests.ask(harin, dojun.memberId)).status).toBe(200)
  })

  it('requires a log-in', async ({ server }) => {
    expect(await server.call(requestChat, { body: { targetMemberId: 1 } })).toMatchObject({ status: 401 })
  })
})

describe('refusing a chat request (CR2)', () => {
  it('removes it, and it may be sent again', async ({ harin, dojun, requests }) => {
    const id = await requests.asked()
    expect(await requests.refuse(dojun, id)).toMatchObject({
      status: 200,
      code: 'COMMON200',
      result: undefined,
    })
    expect(await requests.listOf(dojun)).toEqual([])
    expect((await requests.ask(harin, dojun.memberId)).status).toBe(200)
  })

  it('works for a BAND notification', async ({ chat, harin, dojun, requests }) => {
    const bandId = await chat.aBand(harin)
    const id = await requests.stored({ type: 'BAND', senderId: harin.memberId, bandId })
    expect((await requests.refuse(dojun, id)).status).toBe(200)
    expect(await requests.listOf(dojun)).toEqual([])
  })

  it('is published to every session of the receiver, and to nobody else', async ({
    server,
    dojun,
    requests,
  }) => {
    const id = await requests.asked()
    await requests.refuse(dojun, id)
    await requests.refuse(dojun, id)
    expect(server.events).toEqual([
      {
        kind: 'member',
        memberId: dojun.memberId,
        destination: NOTIFICATION_QUEUE,
        event: { type: 'NOTIFICATIONS_CHANGED', data: {} },
      },
    ])
  })

  it('is refused with NOTIFICATION4004 when it is unknown, deleted, a friend request or a ban', async ({
    server,
    harin,
    dojun,
    requests,
  }) => {
    const gone = await requests.asked()
    const answers = await Promise.all([requests.refuse(dojun, gone), requests.refuse(dojun, gone)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['COMMON200', 'NOTIFICATION4004'])
    await server.call(requestFriend, { as: harin, body: { targetMemberId: dojun.memberId } })
    const ban = await requests.stored({ type: 'BAN', message: '도배' })
    const friendRequest = (await requests.listOf(dojun)).find(({ type }) => type === 'FRIEND')!.notificationId
    for (const id of [404, gone, friendRequest, ban])
      expect(await requests.refuse(dojun, id)).toMatchObject({
        status: 404,
        code: 'NOTIFICATION4004',
        message: '해당 알림을 찾을 수 없습니다.',
      })
    expect(await requests.listOf(dojun)).toHaveLength(2)
  })

  it('is refused with COMMON403 to the sender and to strangers', async ({
    server,
    harin,
    dojun,
    requests,
  }) => {
    const id = await requests.asked()
    for (const as of [harin, await server.aMember()])
      expect(await requests.refuse(as, id)).toMatchObject({ status: 403, code: 'COMMON403' })
    expect(await requests.listOf(dojun)).toHaveLength(1)
  })

  it('requires a log-in, and refuses a malformed id', async ({ dojun, requests }) => {
    expect(await requests.refuse(undefined, await requests.asked())).toMatchObject({
      status: 401,
      code: 'COMMON401',
    })
    for (const id of ['0', '-1', 'abc', '1.5'])
      expect(await requests.refuse(dojun, id as never)).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})

describe('opening the private room (CH12)', () => {
  it("removes the other's request, which may be sent again once one has left", async ({
    chat,
    harin,
    dojun,
    requests,
  }) => {
    await requests.ask(harin, dojun.memberId)
    const { roomId } = (await requests.open(dojun, harin)).value
    expect(await requests.listOf(dojun)).toEqual([])
    await chat.leave(harin, roomId)
    expect((await requests.ask(harin, dojun.memberId)).status).toBe(200)
  })

  it('removes it even when both are already in the room', async ({
    server,
    chat,
    harin,
    dojun,
    requests,
  }) => {
    const bandId = await chat.aBand(harin)
    await requests.open(harin, dojun)
    const to = { senderId: harin.memberId, receiverId: dojun.memberId, createdAt: server.clock.now() }
    await server.deps.db.insert(notifications).values([
      { ...to, type: 'CHAT' },
      { ...to, type: 'BAND', bandId },
    ])
    expect(await requests.open(dojun, harin)).toMatchObject({
      status: 409,
      code: 'CHAT4010',
      result: { roomId: 1 },
    })
    expect(await requests.listOf(dojun)).toEqual([])
  })

  it('notifies the caller’s other sessions, if there was a request', async ({
    server,
    harin,
    dojun,
    requests,
  }) => {
    const changed = () =>
      server.events.filter(
        (each) => each.kind === 'member' && (each.event as WsEvent).type === 'NOTIFICATIONS_CHANGED',
      )
    await requests.open(dojun, await server.aMember())
    expect(changed()).toEqual([])
    await requests.ask(harin, dojun.memberId)
    await requests.open(dojun, harin)
    expect(changed()).toMatchObject([{ memberId: dojun.memberId, destination: NOTIFICATION_QUEUE }])

    // Both are in the room by now: CH12 is refused, but the request is still removed.
    await server.deps.db.insert(notifications).values({
      type: 'CHAT',
      senderId: harin.memberId,
      receiverId: dojun.memberId,
      createdAt: server.clock.now(),
    })
    expect((await requests.open(dojun, harin)).code).toBe('CHAT4010')
    expect(changed()).toHaveLength(2)
  })

  it("removes no friend requests, requests of others, or one's own", async ({
    server,
    harin,
    dojun,
    requests,
  }) => {
    const seoyeon = await server.aMember()
    await requests.ask(seoyeon, dojun.memberId)
    await requests.ask(dojun, harin.memberId)
    await requests.open(dojun, harin)
    expect(await requests.listOf(dojun)).toMatchObject([{ senderId: seoyeon.memberId }])
    expect(await requests.listOf(harin)).toMatchObject([{ senderId: dojun.memberId }])
  })
})
