import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { acceptFriend, requestFriend } from '#contract/http/friends/friends.ts'
import { listNotifications, readNotification } from '#contract/http/notifications/notifications.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { createApp } from '#server/app.ts'
import { notifications } from '#server/db/requestTables.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts'
import { fakePeer, type FakePeer } from '#server/realtime/testing/fakeConnection.ts'
import { fakeHandlers } from '#server/realtime/testing/fakeHandlers.ts'
import { caller } from '#server/testing/call.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let harin: TestMember
let dojun: TestMember
beforeEach(async () => {
  server = await testServer()
  harin = await server.aMember({
    nickname: 'harin',
    profileImageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w320.jpg',
  })
  dojun = await server.aMember({ nickname: 'dojun99' })
})

const askToChat = (as: TestMember, target: TestMember, message?: string) =>
  server
    .call(requestChat, { as, body: { targetMemberId: target.memberId, ...(message && { message }) } })
    .then(({ value }) => value)
const listOf = async (as: TestMember) => (await server.call(listNotifications, { as })).value

describe('the notifications of a member (N1)', () => {
  it('are listed newest first, with sender and message', async () => {
    await askToChat(harin, dojun, '합주해요')
    server.clock.advance({ minutes: 1 })
    await server.call(requestFriend, { as: harin, body: { targetMemberId: dojun.memberId } })
    await askToChat(dojun, harin)

    expect(await listOf(dojun)).toEqual([
      {
        notificationId: 2,
        type: 'FRIEND',
        title: 'harin님이 당신을 원합니다.',
        senderId: harin.memberId,
        senderName: 'harin',
        senderImageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w320.jpg',
        imageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w320.jpg',
        message: null,
        friendRequestId: 1,
        isRead: 'UNREAD',
        createdAt: '2025-08-04T03:01:00.000Z',
        bandId: null,
        bandName: null,
        isBandEnded: false,
        isAccepted: false,
        sanctionId: null,
        reportId: null,
        application: null,
      },
      expect.objectContaining({
        notificationId: 1,
        type: 'CHAT',
        title: 'harin님이 매칭을 요청하셨습니다.',
        message: '합주해요',
        friendRequestId: null,
      }),
    ])
    expect(await listOf(harin)).toMatchObject([{ type: 'CHAT', senderId: dojun.memberId, imageUrl: null }])
  })

  it('show the band for BAND, and no sender for BAN', async () => {
    const chat = chatTest(server)
    const bandId = await chat.aBand(harin, { name: '새벽 네 시', imageUrl: '/files/band.jpg' })
    const to = { receiverId: dojun.memberId, createdAt: server.clock.now() }
    await server.deps.db.insert(notifications).values([
      { ...to, type: 'BAND', senderId: harin.memberId, bandId },
      { ...to, type: 'BAN', message: '도배', isRead: true },
    ])
    expect(await listOf(dojun)).toMatchObject([
      {
        type: 'BAN',
        title: '제제 내역입니다.',
        senderId: null,
        senderName: null,
        senderImageUrl: null,
        imageUrl: null,
        message: '도배',
        isRead: 'READ',
      },
      {
        type: 'BAND',
        title: '새벽 네 시 밴드에서 당신을 원합니다.',
        bandId,
        bandName: '새벽 네 시',
        senderName: 'harin',
        senderImageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w320.jpg',
        imageUrl: 'http://localhost/files/band.jpg',
      },
    ])
  })

  it('do not include those of a withdrawn sender', async () => {
    const gone = await server.aMember({ withdrawn: true })
    await server.deps.db.insert(notifications).values({
      type: 'CHAT',
      senderId: gone.memberId,
      receiverId: dojun.memberId,
      createdAt: server.clock.now(),
    })
    expect(await listOf(dojun)).toEqual([])
  })

  it('are read with one statement, however many there are', async () => {
    for (let n = 0; n < 5; n += 1) await askToChat(await server.aMember(), dojun)
    await listOf(dojun)
    expect(await chatTest(server).statementsDuring(() => listOf(dojun))).toBe(1)
  })

  it('require a log-in', async () => {
    expect(await server.call(listNotifications)).toMatchObject({ status: 401, code: 'COMMON401' })
  })
})

describe('reading a notification (N2)', () => {
  const read = (as: TestMember | undefined, query: Record<string, unknown>) =>
    server.call(readNotification, { ...(as && { as }), query })
  beforeEach(() => askToChat(harin, dojun))

  it('marks it as read, and no other', async () => {
    await server.call(requestFriend, { as: harin, body: { targetMemberId: dojun.memberId } })
    expect(await read(dojun, { type: 'CHAT', notificationId: 1 })).toMatchObject({
      status: 200,
      code: 'COMMON200',
      result: undefined,
    })
    expect(await listOf(dojun)).toMatchObject([
      { type: 'FRIEND', isRead: 'UNREAD' },
      { type: 'CHAT', isRead: 'READ' },
    ])
  })

  it("changes nothing the second time, and notifies the receiver's sessions once", async () => {
    const before = server.events.length
    const answers = await Promise.all([1, 2, 3].map(() => read(dojun, { type: 'CHAT', notificationId: '1' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(server.events.slice(before)).toEqual([
      {
        kind: 'member',
        memberId: dojun.memberId,
        destination: NOTIFICATION_QUEUE,
        event: { type: 'NOTIFICATIONS_CHANGED', data: {} },
      },
    ])
  })

  it('works for every type', async () => {
    await server.call(requestFriend, { as: harin, body: { targetMemberId: dojun.memberId } })
    const to = { receiverId: dojun.memberId, createdAt: server.clock.now() }
    const bandId = await chatTest(server).aBand(harin)
    await server.deps.db.insert(notifications).values([
      { ...to, type: 'BAND', senderId: harin.memberId, bandId },
      { ...to, type: 'BAN', message: '도배' },
    ])
    for (const { type, notificationId } of await listOf(dojun))
      expect((await read(dojun, { type, notificationId })).status).toBe(200)
    expect((await listOf(dojun)).map(({ isRead }) => isRead)).toEqual(['READ', 'READ', 'READ', 'READ'])
  })

  it('is refused with NOTIFICATION4004 when it is unknown or of another type, read or not', async () => {
    const refused = { status: 404, code: 'NOTIFICATION4004', message: '해당 알림을 찾을 수 없습니다.' }
    expect(await read(dojun, { type: 'CHAT', notificationId: 404 })).toMatchObject(refused)
    expect(await read(dojun, { type: 'FRIEND', notificationId: 1 })).toMatchObject(refused)
    await read(dojun, { type: 'CHAT', notificationId: 1 })
    expect(await read(dojun, { type: 'FRIEND', notificationId: 1 })).toMatchObject(refused)
  })

  it('is refused with COMMON403 to its sender and to strangers', async () => {
    for (const as of [harin, await server.aMember()])
      expect(await read(as, { type: 'CHAT', notificationId: 1 })).toMatchObject({
        status: 403,
        code: 'COMMON403',
      })
    expect(await listOf(dojun)).toMatchObject([{ isRead: 'UNREAD' }])
  })

  it.each([
    [{ notificationId: 1 }, 'type'],
    [{ type: 'CHAT' }, 'notificationId'],
    [{ type: 'LIKE', notificationId: 1 }, 'type'],
    [{ type: 'chat', notificationId: 1 }, 'type'],
    [{ type: 'CHAT', notificationId: 0 }, 'notificationId'],
    [{ type: 'CHAT', notificationId: -1 }, 'notificationId'],
    [{ type: 'CHAT', notificationId: 'abc' }, 'notificationId'],
    [{ type: 'CHAT', notificationId: '' }, 'notificationId'],
  ])('is refused with COMMON400 for %j', async (query, field) => {
    const refused = await read(dojun, query)
    expect(refused).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(refused.result as object)).toEqual([field])
    expect(await listOf(dojun)).toMatchObject([{ isRead: 'UNREAD' }])
  })

  it('requires a log-in', async () => {
    expect(await read(undefined, { type: 'CHAT', notificationId: 1 })).toMatchObject({
      status: 401,
      code: 'COMMON401',
    })
  })
})

describe('a new notification on the socket (WS9)', () => {
  let nodes: Realtime[]
  beforeEach(() => {
    nodes = [0, 1].map(() =>
      createRealtime({
        handlers: fakeHandlers(),
        bus: server.deps.bus,
        log: pino({ level: 'silent' }),
      }),
    )
  })
  afterEach(() => Promise.all(nodes.map((node) => node.close(0))))

  async function aSession(node: Realtime, { memberId }: TestMember): Promise<FakePeer> {
    const peer = fakePeer(node)
    peer.say('CONNECT', { 'accept-version': '1.2', Authorization: `member-${memberId}` })
    peer.say('SUBSCRIBE', { id: NOTIFICATION_QUEUE, destination: NOTIFICATION_QUEUE, receipt: 'subscribed' })
    await vi.waitFor(() => expect(peer.frames.at(-1)?.command).toBe('RECEIPT'))
    return peer
  }

  it('reaches every session of the receiver, on every node, and nobody else', async () => {
    const [one, two] = nodes as [Realtime, Realtime]
    const sessions = await Promise.all([aSession(one, dojun), aSession(two, dojun), aSession(two, harin)])
    await askToChat(harin, dojun, '합주해요')

    const [stored] = await listOf(dojun)
    const event = {
      type: 'NOTIFICATION',
      data: {
        ...stored,
        senderImageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w320.jpg',
        imageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w320.jpg',
      },
    }
    expect(sessions.map((session) => session.received(NOTIFICATION_QUEUE))).toEqual([[event], [event], []])
  })

  it('has absolute picture addresses with PUBLIC_URL', async () => {
    const publicly = createApp(server.deps, { publicUrl: new URL('https://hapju.example') })
    const call = caller(publicly, server.deps, server.logged)
    await call(requestChat, { as: harin, body: { targetMemberId: dojun.memberId } })
    expect(server.events.at(-1)).toMatchObject({
      kind: 'member',
      memberId: dojun.memberId,
      event: { data: { imageUrl: 'https://hapju.example/files/AAAAAAAAAAAAAAAAAAAAAA.w320.jpg' } },
    })
  })

  it('is stored even if the bus is unreachable', async () => {
    vi.spyOn(server.deps.bus, 'publish').mockRejectedValueOnce(new Error('away'))
    await askToChat(harin, dojun)
    expect(await listOf(dojun)).toHaveLength(1)
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'could not publish a notification' }))
  })

  it('is published only if it was stored', async () => {
    await askToChat(harin, dojun)
    const before = server.events.length
    await server.call(requestChat, { as: harin, body: { targetMemberId: dojun.memberId } })
    expect(server.events).toHaveLength(before)
  })

  it('is followed by change events for exactly the members concerned, on every node', async () => {
    const [one, two] = nodes as [Realtime, Realtime]
    const sol = await server.aMember()
    const sessions = await Promise.all(
      [harin, dojun, sol].flatMap((member) => [aSession(one, member), aSession(two, member)]),
    )
    await server.call(requestFriend, { as: harin, body: { targetMemberId: dojun.memberId } })
    await server.call(readNotification, { as: dojun, query: { type: 'FRIEND', notificationId: 1 } })
    await server.call(acceptFriend, { as: dojun, path: { friendRequestId: 1 } })

    const FRIENDS = 'FRIENDS_CHANGED'
    const ofHarin = [FRIENDS, 'NOTIFICATION', FRIENDS]
    const ofDojun = ['NOTIFICATION', FRIENDS, 'NOTIFICATIONS_CHANGED', 'NOTIFICATIONS_CHANGED', FRIENDS]
    const received = sessions.map((session) =>
      session.received(NOTIFICATION_QUEUE).map((event) => (event as WsEvent).type),
    )
    expect(received).toEqual([ofHarin, ofHarin, ofDojun, ofDojun, [], []])
  })

  it('reports a change that is committed even if the bus is unreachable', async () => {
    await askToChat(harin, dojun)
    vi.spyOn(server.deps.bus, 'publish').mockRejectedValue(new Error('away'))
    expect(
      (await server.call(readNotification, { as: dojun, query: { type: 'CHAT', notificationId: 1 } })).status,
    ).toBe(200)
    expect(await listOf(dojun)).toMatchObject([{ isRead: 'READ' }])
    expect(server.logged).toContainEqual(
      expect.objectContaining({
        msg: 'could not publish a change of notifications, friends or rooms',
        receiverId: dojun.memberId,
        type: 'NOTIFICATIONS_CHANGED',
      }),
    )
  })
})
