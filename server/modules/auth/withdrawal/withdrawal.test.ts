import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { login, refreshTokens, withdraw } from '#contract/http/auth/auth.ts'
import { checkNickname, sendCode } from '#contract/http/auth/signup.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { listFriendRequests, listFriends, requestFriend } from '#contract/http/friends/friends.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { listApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { members, participants, refreshFamilies } from '#server/db/schema.ts'
import { chatTest, type ChatTest } from '#server/modules/chat/chat.fixtures.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts'
import { fakePeer, type FakePeer } from '#server/realtime/testing/fakeConnection.ts'
import { nextId } from '#server/testing/ids.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { socketAuthenticate } from '../auth.socket.ts'
import { withdrawing } from './withdrawal.fixtures.ts'

let server: TestServer
let chat: ChatTest
let mina: TestMember
let jun: TestMember
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  mina = await server.aMember({ email: 'mina@example.com', nickname: 'mina' })
  jun = await server.aMember({ nickname: 'jun' })
})

const loggedIn = async ({ email, password }: TestMember) =>
  (await server.call(login, { body: { email, password } })).value
const refreshed = (refreshToken: string) => server.call(refreshTokens, { body: { refreshToken } })

type Tokens = Awaited<ReturnType<typeof loggedIn>>
const withdrawn = ({ accessToken, refreshToken }: Pick<Tokens, 'accessToken' | 'refreshToken'>) =>
  server.call(withdraw, { as: accessToken, body: { memberId: mina.memberId, refreshToken } })

const isStillThere = async () =>
  (await server.deps.db.$count(members, eq(members.state, 'ACTIVE'))) === 2 &&
  !server.events.some(({ kind }) => kind === 'memberSessionsEnded')

describe('a withdrawal is refused, and changes nothing,', () => {
  const missing = '필수 값입니다.'
  const malformed = '형식이 올바르지 않습니다.'
  it.each([
    [{}, { memberId: missing, refreshToken: missing }],
    [
      { memberId: null, refreshToken: null },
      { memberId: missing, refreshToken: missing },
    ],
    [{ memberId: 1, refreshToken: '' }, { refreshToken: missing }],
    [{ memberId: '', refreshToken: 'x' }, { memberId: malformed }],
    [
      { memberId: 'mina', refreshToken: 7 },
      { memberId: malformed, refreshToken: malformed },
    ],
    [{ memberId: 0, refreshToken: 'x' }, { memberId: malformed }],
    [{ memberId: -1, refreshToken: 'x' }, { memberId: malformed }],
    [{ memberId: 1.5, refreshToken: 'x' }, { memberId: malformed }],
    [{ memberId: [1], refreshToken: 'x' }, { memberId: malformed }],
  ])('with %o, field by field', async (body, fields) => {
    const { accessToken } = await loggedIn(mina)
    const answer = await server.call(withdraw, { as: accessToken, body })
    expect(answer).toMatchObject({ status: 400, code: 'COMMON400', message: '잘못된 요청입니다.' })
    expect(answer.result).toEqual(fields)
    expect(await isStillThere()).toBe(true)
  })

  it('without a log-in', async () => {
    const { refreshToken } = await loggedIn(mina)
    const answer = await server.call(withdraw, { body: { memberId: mina.memberId, refreshToken } })
    expect(answer).toMatchObject({ status: 401, code: 'COMMON401' })
    expect(await isStillThere()).toBe(true)
  })

  it('with an access token in place of the refresh token, and with a token of an unknown log-in', async () => {
    const { accessToken, refreshToken } = await loggedIn(mina)
    expect(await withdrawn({ accessToken, refreshToken: accessToken })).toMatchObject({
      status: 401,
      code: 'AUTH_009',
    })
    const other = await loggedIn(mina)
    await server.deps.db.delete(refreshFamilies)
    expect(await withdrawn({ ...other, refreshToken })).toMatchObject({ status: 401, code: 'AUTH_009' })
    expect(await isStillThere()).toBe(true)
  })

  it('a second time, because the access token no longer works', async () => {
    const tokens = await loggedIn(mina)
    expect((await withdrawn(tokens)).status).toBe(200)
    expect(await withdrawn(tokens)).toMatchObject({ status: 401, code: 'AUTH_007' })
  })
})

describe('after a member has withdrawn', () => {
  beforeEach(() => withdrawing(server)(mina))

  it('a log-in with the right password reports it', async () => {
    const tried = (password: string) => server.call(login, { body: { email: mina.email, password } })
    expect(await tried(mina.password)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '탈퇴한 회원입니다.',
    })
    expect(await tried('guitar13')).toMatchObject({ status: 401, code: 'AUTH4001' })
  })

  it('their e-mail and nickname stay taken', async () => {
    expect(await server.call(sendCode, { body: { email: mina.email } })).toMatchObject({
      status: 400,
      code: 'MEMBER4002',
    })
    expect((await server.call(checkNickname, { query: { nickname: 'MINA' } })).value.available).toBe(false)
  })
})

it('members who have them in a list are notified of the change once, and nobody else', async () => {
  const [friend, asked, asking, chatty] = [
    await server.aMember(),
    await server.aMember(),
    await server.aMember(),
    await server.aMember(),
  ]
  await chat.befriend(mina, friend)
  await server.call(requestFriend, { as: mina, body: { targetMemberId: asked.memberId } })
  await server.call(requestFriend, { as: asking, body: { targetMemberId: mina.memberId } })
  for (const target of [chatty, asked])
    await server.call(requestChat, { as: mina, body: { targetMemberId: target.memberId } })
  server.events.length = 0
  await withdrawing(server)(mina)
  const told = server.events.flatMap((event) =>
    event.kind === 'member' ? [`${(event.event as WsEvent).type} ${event.memberId}`] : [],
  )
  expect(told.sort()).toEqual([
    `FRIENDS_CHANGED ${friend.memberId}`,
    `FRIENDS_CHANGED ${asked.memberId}`,
    `FRIENDS_CHANGED ${asking.memberId}`,
    `NOTIFICATIONS_CHANGED ${asked.memberId}`,
    `NOTIFICATIONS_CHANGED ${chatty.memberId}`,
  ])
})

it('a withdrawal succeeds even if no event can be published', async () => {
  await chat.befriend(mina, jun)
  const tokens = await loggedIn(mina)
  vi.spyOn(server.deps.bus, 'publish').mockRejectedValue(new Error('away'))
  expect((await withdrawn(tokens)).status).toBe(200)
  // a node that missed the event trusts an access token for ten more seconds
  server.clock.advance({ seconds: 10 })
  expect((await server.call(listFriends, { as: tokens.accessToken })).code).toBe('AUTH_007')
})

it('a withdrawal from several devices at once succeeds once', async () => {
  const devices = [await loggedIn(mina), await loggedIn(mina), await loggedIn(mina)]
  const answers = await Promise.all(devices.map(withdrawn))
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200)
  const refusals = answers.filter(({ status }) => status !== 200)
  expect(refusals).toHaveLength(2)
  for (const { code } of refusals) expect(['AUTH_007', 'AUTH4002', 'MEMBER4004']).toContain(code)
  expect(server.events).toEqual([{ kind: 'memberSessionsEnded', memberId: mina.memberId }])
  for (const { refreshToken } of devices) expect((await refreshed(refreshToken)).code).toBe('AUTH4002')
})

describe('sockets', () => {
  let nodes: Realtime[]
  let roomId: number
  beforeEach(async () => {
    const { deps } = server
    nodes = [0, 1].map(() =>
      createRealtime({
        handlers: { authenticate: socketAuthenticate(deps), send: chatSend(deps) },
        bus: deps.bus,
        log: pino({ level: 'silent' }),
        now: deps.now,
      }),
    )
    roomId = await chat.aRoom('GROUP', [mina, jun])
  })
  afterEach(() => Promise.all(nodes.map((node) => node.close(0))))

  async function dialled(node: Realtime, { accessToken }: Tokens): Promise<FakePeer> {
    const peer = fakePeer(node)
    peer.say('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${accessToken}` })
    await vi.waitFor(() => expect(peer.frames.length).toBeGreaterThan(0))
    return peer
  }

  const says = (peer: FakePeer, content: string) =>
    peer.say(
      'SEND',
      { destination: `/app/chat/group.sendMessage/${roomId}` },
      JSON.stringify({ content, roomType: 'GROUP', clientMessageId: nextId() }),
    )

  it('close for every device on every node, others stay, and none opens again', async () => {
    const [phone, laptop, juns] = [await loggedIn(mina), await loggedIn(mina), await loggedIn(jun)]
    const peers = [await dialled(nodes[0]!, phone), await dialled(nodes[1]!, laptop)]
    const other = await dialled(nodes[0]!, juns)
    expect((await withdrawn(phone)).status).toBe(200)
    await vi.waitFor(() => expect(peers.map(({ closedWith }) => closedWith?.code)).toEqual(CLOSED))
    expect(other.closedWith).toBeNull()
    const again = await dialled(nodes[1]!, laptop)
    expect(again.frames).toMatchObject([{ command: 'ERROR', headers: { message: 'AUTH_007' } }])
  })

  it('accept no message after the withdrawal, and earlier messages are stored completely', async () => {
    const [phone, laptop] = [await loggedIn(mina), await loggedIn(mina)]
    const peers = [await dialled(nodes[0]!, phone), await dialled(nodes[1]!, laptop)]
    const under = withdrawn(phone)
    for (let n = 0; n < 20; n += 1) {
      says(peers[n % 2]!, `말 ${n}`)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect((await under).status).toBe(200)
    await vi.waitFor(() => expect(peers.map(({ closedWith }) => closedWith?.code)).toEqual(CLOSED))
    for (const peer of peers) says(peer, '너무 늦은 말')
    // messages accepted before the sockets closed are stored once the nodes have closed
    await Promise.all(nodes.map((node) => node.close(1_000)))
    const { value } = await server.call(listMessages, {
      as: jun,
      path: { roomId },
      query: { limit: 100 },
    })
    const said = value.messages.map(({ content }) => content)
    expect(said).not.toContain('너무 늦은 말')
    for (const { senderName } of value.messages) expect(senderName).toBe('mina')
    const [room] = (await server.call(listRooms, { as: jun })).value.chatRoomInfos
    expect(room!.unreadCount).toBe(said.length)
  })

  const CLOSED = [CLOSE.sessionsEnded, CLOSE.sessionsEnded]
})

describe('while a member withdraws', () => {
  /** The distinct codes of the refused attempts; the last attempt is always refused. */
  const refusalsOf = (answers: readonly { status: number; code: string | undefined }[]) => [
    ...new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code)),
  ]

  /** Attempts before, during and after the withdrawal. */
  async function around<Answer>(attempt: () => Promise<Answer>): Promise<Answer[]> {
    const withdrawal = withdrawing(server)
    const early = [attempt(), attempt()]
    const answer = withdrawal(mina)
    const meanwhile = []
    for (let n = 0; n < 6; n += 1) {
      meanwhile.push(attempt())
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect((await answer).status).toBe(200)
    return Promise.all([...early, ...meanwhile, attempt()])
  }

  it('a friend request is either sent before it or refused, and none stays open', async () => {
    const answers = await around(async () => {
      const as = await server.aMember()
      const { status, code } = await server.call(requestFriend, {
        as,
        body: { targetMemberId: mina.memberId },
      })
      expect((await server.call(listFriends, { as })).value).toEqual([])
      return { as, status, code }
    })
    expect(refusalsOf(answers)).toEqual(['FRIEND4007'])
    for (const { as } of answers) expect((await server.call(listFriendRequests, { as })).value).toEqual([])
  })

  it('a chat request is either sent before it or refused', async () => {
    const answers = await around(async () =>
      server.call(requestChat, { as: await server.aMember(), body: { targetMemberId: mina.memberId } }),
    )
    expect(refusalsOf(answers)).toEqual(['MEMBER4004'])
  })

  it('their requests to others are not shown afterwards', async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => server.aMember()))
    let next = 0
    const answers = await around(() =>
      server.call(requestFriend, { as: mina, body: { targetMemberId: others[next++]!.memberId } }),
    )
    expect(refusalsOf(answers)).toEqual(['AUTH_007'])
    for (const as of others) {
      expect((await server.call(listFriendRequests, { as })).value).toEqual([])
      expect((await server.call(listNotifications, { as })).value).toEqual([])
    }
  })

  it('no applicant to their band is in one of its rooms afterwards', async () => {
    const bandId = await chat.aBand(mina)
    const answers = await around(async () =>
      server.call(joinBand, { as: await server.aMember(), path: { bandId }, body: {} }),
    )
    expect(refusalsOf(answers)).toEqual(['BAND4004'])
    expect(await server.deps.db.$count(participants, eq(participants.state, 'ACTIVE'))).toBe(0)
  })

  it('their application arrives before it or not at all, and the manager sees no applicant', async () => {
    const bandId = await chat.aBand(jun)
    const answers = await around(() => server.call(joinBand, { as: mina, path: { bandId }, body: {} }))
    expect(refusalsOf(answers)).toEqual(['AUTH_007'])
    const { value } = await server.call(listApplications, { as: jun, path: { bandId } })
    expect(value.bandChatList).toEqual([])
  })

  it('no refreshed or new token is valid afterwards', async () => {
    const devices: Tokens[] = []
    for (let n = 0; n < 9; n += 1) devices.push(await loggedIn(mina))
    let next = 0
    const answers = await around(async () => {
      const device = devices[next++]!
      const [again, anew] = await Promise.all([
        refreshed(device.refreshToken),
        server.call(login, { body: { email: mina.email, password: mina.password } }),
      ])
      return { device, again, anew }
    })
    expect(refusalsOf(answers.map(({ again }) => again))).toEqual(['AUTH4002'])
    expect(refusalsOf(answers.map(({ anew }) => anew))).toEqual(['MEMBER4004'])
    const given = answers.flatMap(({ device, again, anew }) => [
      device,
      ...[again, anew].flatMap((answer) => (answer.status === 200 ? [answer.value as Tokens] : [])),
    ])
    for (const { accessToken, refreshToken } of given) {
      expect((await server.call(listFriends, { as: accessToken })).code).toBe('AUTH_007')
      expect((await refreshed(refreshToken)).code).toBe('AUTH4002')
    }
    const families = await server.deps.db.select().from(refreshFamilies)
    expect(families.every(({ revokedBy }) => revokedBy === 'withdrawal')).toBe(true)
  })
})
