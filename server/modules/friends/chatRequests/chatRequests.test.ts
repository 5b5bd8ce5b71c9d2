import { describe, expect } from 'vitest'
import { openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { rejectChat, requestChat } from '#contract/http/friends/chatRequests.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { notifications } from '#server/db/requestTables.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../friends.fixtures.ts'

const it = base
  .extend(
    'ask',
    ({ server }) =>
      (as: TestMember, targetMemberId: unknown, message?: unknown) =>
        server.call(requestChat, { as, body: { targetMemberId, message } }),
  )
  .extend(
    'open',
    ({ server }) =>
      (as: TestMember, { memberId }: TestMember) =>
        server.call(openPrivateRoom, { as, body: { memberId } }),
  )
  .extend(
    'refuse',
    ({ server }) =>
      (as: TestMember | undefined, notificationId: number) =>
        server.call(rejectChat, { ...(as && { as }), path: { notificationId } }),
  )
  /** Inserts a notification of dojun's; resolves with its id. */
  .extend(
    'stored',
    ({ server, dojun }) =>
      async (row: Omit<typeof notifications.$inferInsert, 'receiverId' | 'createdAt'>) => {
        const [{ id }] = (await server.deps.db
          .insert(notifications)
          .values({ ...row, receiverId: dojun.memberId, createdAt: server.clock.now() })
          .returning({ id: notifications.id })) as [{ id: number }]
        return id
      },
  )
  .extend(
    'asked',
    ({ harin, stored }) =>
      () =>
        stored({ type: 'CHAT', senderId: harin.memberId }),
  )

describe('a chat request (CR1)', () => {
  it('becomes a notification of the receiver, with its message', async ({ harin, dojun, listOf, ask }) => {
    expect(await ask(harin, String(dojun.memberId), '  합주해요  ')).toMatchObject({
      status: 200,
      code: 'COMMON200',
      result: undefined,
    })
    expect(await listOf(dojun)).toMatchObject([
      { type: 'CHAT', senderId: harin.memberId, message: '합주해요', isRead: 'UNREAD' },
    ])
    expect(await listOf(harin)).toEqual([])
  })

  it.for([['nothing'], [''], ['   '], [null]])(
    'may have the message %j',
    async ([message], { harin, dojun, ask }) => {
      expect((await ask(harin, dojun.memberId, message === 'nothing' ? undefined : message)).status).toBe(200)
    },
  )

  it('has at most fifty characters as people count them', async ({ harin, dojun, ask }) => {
    expect((await ask(harin, dojun.memberId, '👩‍👩‍👧'.repeat(50))).status).toBe(200)
    expect(await ask(dojun, harin.memberId, '가'.repeat(51))).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { message: '최대 50자까지 입력할 수 있습니다.' },
    })
  })

  it('is refused with COMMON400 to oneself, without a member and with a malformed id', async ({
    harin,
    ask,
  }) => {
    for (const target of [harin.memberId, undefined, null, 0, -1, 'harin'])
      expect(await ask(harin, target)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('is refused with MEMBER4004 to an unknown member and, with another message, to a withdrawn one', async ({
    server,
    harin,
    ask,
  }) => {
    const gone = await server.aMember({ withdrawn: true })
    expect(await ask(harin, 404)).toMatchObject({ status: 404, code: 'MEMBER4004' })
    expect(await ask(harin, gone.memberId)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '탈퇴한 회원입니다.',
    })
  })

  it('is stored once, however often it is sent', async ({ server, harin, dojun, listOf, ask }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(harin, dojun.memberId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({
        status: 409,
        code: 'CHAT_REQUEST4009',
        message: '이미 요청이 존재합니다.',
      })
    expect(await listOf(dojun)).toHaveLength(1)
    expect(server.events).toHaveLength(1)
  })

  it('may be sent in both directions', async ({ harin, dojun, ask }) => {
    await ask(harin, dojun.memberId)
    expect((await ask(dojun, harin.memberId)).status).toBe(200)
  })

  it('is refused while both are in a private room, until one of them has left it', async ({
    chat,
    harin,
    dojun,
    listOf,
    ask,
    open,
  }) => {
    await open(harin, dojun)
    expect(await ask(harin, dojun.memberId)).toMatchObject({ status: 409, code: 'CHAT_REQUEST4009' })
    expect(await listOf(dojun)).toEqual([])
    await chat.leave(dojun, 1)
    expect((await ask(harin, dojun.memberId)).status).toBe(200)
  })

  it('is allowed when both are in the same group', async ({ chat, harin, dojun, ask }) => {
    await chat.aRoom('GROUP', [harin, dojun])
    expect((await ask(harin, dojun.memberId)).status).toBe(200)
  })

  it('requires a log-in', async ({ server }) => {
    expect(await server.call(requestChat, { body: { targetMemberId: 1 } })).toMatchObject({ status: 401 })
  })
})

describe('refusing a chat request (CR2)', () => {
  it('removes it, and it may be sent again', async ({ harin, dojun, listOf, ask, refuse, asked }) => {
    const id = await asked()
    expect(await refuse(dojun, id)).toMatchObject({ status: 200, code: 'COMMON200', result: undefined })
    expect(await listOf(dojun)).toEqual([])
    expect((await ask(harin, dojun.memberId)).status).toBe(200)
  })

  it('works for a BAND notification', async ({ chat, harin, dojun, listOf, refuse, stored }) => {
    const bandId = await chat.aBand(harin)
    const id = await stored({ type: 'BAND', senderId: harin.memberId, bandId })
    expect((await refuse(dojun, id)).status).toBe(200)
    expect(await listOf(dojun)).toEqual([])
  })

  it('is published to every session of the receiver, and to nobody else', async ({
    server,
    dojun,
    refuse,
    asked,
  }) => {
    const id = await asked()
    await refuse(dojun, id)
    await refuse(dojun, id)
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
    listOf,
    refuse,
    stored,
    asked,
  }) => {
    const gone = await asked()
    const answers = await Promise.all([refuse(dojun, gone), refuse(dojun, gone)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['COMMON200', 'NOTIFICATION4004'])
    await server.call(requestFriend, { as: harin, body: { targetMemberId: dojun.memberId } })
    const ban = await stored({ type: 'BAN', message: '도배' })
    const friendRequest = (await listOf(dojun)).find(({ type }) => type === 'FRIEND')!.notificationId
    for (const id of [404, gone, friendRequest, ban])
      expect(await refuse(dojun, id)).toMatchObject({
        status: 404,
        code: 'NOTIFICATION4004',
        message: '해당 알림을 찾을 수 없습니다.',
      })
    expect(await listOf(dojun)).toHaveLength(2)
  })

  it('is refused with COMMON403 to the sender and to strangers', async ({
    server,
    harin,
    dojun,
    listOf,
    refuse,
    asked,
  }) => {
    const id = await asked()
    for (const as of [harin, await server.aMember()])
      expect(await refuse(as, id)).toMatchObject({ status: 403, code: 'COMMON403' })
    expect(await listOf(dojun)).toHaveLength(1)
  })

  it('requires a log-in, and refuses a malformed id', async ({ dojun, refuse, asked }) => {
    expect(await refuse(undefined, await asked())).toMatchObject({ status: 401, code: 'COMMON401' })
    for (const id of ['0', '-1', 'abc', '1.5'])
      expect(await refuse(dojun, id as never)).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})

describe('opening the private room (CH12)', () => {
  it("removes the other's request, which may be sent again once one has left", async ({
    chat,
    harin,
    dojun,
    listOf,
    ask,
    open,
  }) => {
    await ask(harin, dojun.memberId)
    const { roomId } = (await open(dojun, harin)).value
    expect(await listOf(dojun)).toEqual([])
    await chat.leave(harin, roomId)
    expect((await ask(harin, dojun.memberId)).status).toBe(200)
  })

  it('removes it even when both are already in the room', async ({
    server,
    chat,
    harin,
    dojun,
    listOf,
    open,
  }) => {
    const bandId = await chat.aBand(harin)
    await open(harin, dojun)
    const to = { senderId: harin.memberId, receiverId: dojun.memberId, createdAt: server.clock.now() }
    await server.deps.db.insert(notifications).values([
      { ...to, type: 'CHAT' },
      { ...to, type: 'BAND', bandId },
    ])
    expect(await open(dojun, harin)).toMatchObject({ status: 409, code: 'CHAT4010', result: { roomId: 1 } })
    expect(await listOf(dojun)).toEqual([])
  })

  it('notifies the caller’s other sessions, if there was a request', async ({
    server,
    harin,
    dojun,
    ask,
    open,
  }) => {
    const changed = () =>
      server.events.filter(
        (each) => each.kind === 'member' && (each.event as WsEvent).type === 'NOTIFICATIONS_CHANGED',
      )
    await open(dojun, await server.aMember())
    expect(changed()).toEqual([])
    await ask(harin, dojun.memberId)
    await open(dojun, harin)
    expect(changed()).toMatchObject([{ memberId: dojun.memberId, destination: NOTIFICATION_QUEUE }])

    // Both are in the room by now: CH12 is refused, but the request is still removed.
    await server.deps.db.insert(notifications).values({
      type: 'CHAT',
      senderId: harin.memberId,
      receiverId: dojun.memberId,
      createdAt: server.clock.now(),
    })
    expect((await open(dojun, harin)).code).toBe('CHAT4010')
    expect(changed()).toHaveLength(2)
  })

  it("removes no friend requests, requests of others, or one's own", async ({
    server,
    harin,
    dojun,
    listOf,
    ask,
    open,
  }) => {
    const seoyeon = await server.aMember()
    await ask(seoyeon, dojun.memberId)
    await ask(dojun, harin.memberId)
    await open(dojun, harin)
    expect(await listOf(dojun)).toMatchObject([{ senderId: seoyeon.memberId }])
    expect(await listOf(harin)).toMatchObject([{ senderId: dojun.memberId }])
  })
})
