import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listBandMembers } from '#contract/http/bands/bands.ts'
import { listBookmarks, addBookmark } from '#contract/http/bands/bookmarks.ts'
import { leaveRoom, listRooms, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { listFriends, requestFriend } from '#contract/http/friends/friends.ts'
import { decideApplications, listApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { bands } from '#server/db/bandTables.ts'
import { friendRequests } from '#server/db/requestTables.ts'
import { members } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import { itDeciding, NOTHING } from '../recruitments.fixtures.ts'

const it = itDeciding
  .extend('bandId', ({ chat, yuna }) =>
    chat.aBand(yuna, { name: '해일', imageUrl: '/files/band.jpg', sessions: ['bass', 'vocal'] }),
  )
  .extend(
    'listOf',
    ({ server }) =>
      async (as: TestMember) =>
        (await server.call(listRooms, { as })).value.chatRoomInfos,
  )
  .extend(
    'toldOnTheSocket',
    ({ server }) =>
      () =>
        server.events.filter(({ kind }) => kind === 'member'),
  )

describe('accepting an applicant (RC5)', () => {
  it('returns the updated list of applications', async ({
    server,
    yuna,
    harin,
    sol,
    bandId,
    decide,
    apply,
  }) => {
    const roomId = await apply(harin, { session: 'vocal' })
    const other = await apply(sol)
    server.clock.advance({ minutes: 1 })
    const { value } = await decide(roomId, 'PASS')
    expect(value).toMatchObject({
      bandId,
      bandName: '해일',
      status: 'RECRUITING',
      sessions: ['bass', 'vocal'],
      bandChatList: [
        { roomId, nickname: 'harin', session: 'vocal', passFail: 'PASS' },
        { roomId: other, nickname: 'sol', passFail: 'PENDING' },
      ],
    })
    expect((await server.call(listApplications, { as: yuna, path: { bandId } })).value).toEqual(value)
  })

  it('adds a system line to the room for both', async ({ yuna, harin, chat, decide, apply, said }) => {
    const roomId = await apply(harin)
    await decide(roomId, 'PASS')
    const [line] = await said(harin, roomId)
    expect(line).toMatchObject({
      type: 'SYSTEM',
      senderId: harin.memberId,
      senderName: 'System',
      content: 'harin님이 해일 밴드에 합격하셨습니다.',
      timestamp: '2025-08-04T03:00:00.000Z',
    })
    expect(chat.events()).toEqual([
      {
        kind: 'room',
        roomId,
        channel: 'queue',
        audience: [yuna.memberId, harin.memberId],
        event: { type: 'SYSTEM', data: line },
      },
    ])
  })

  it('updates the lists of both, and adds no unread message', async ({
    yuna,
    harin,
    decide,
    apply,
    listOf,
  }) => {
    const roomId = await apply(harin)
    await decide(roomId, 'PASS')
    expect(await listOf(harin)).toMatchObject([
      { roomType: 'BAND-APPLICANT', passFail: 'PASS', unreadCount: 0, lastMessage: { type: 'SYSTEM' } },
    ])
    expect(await listOf(yuna)).toMatchObject([
      { roomType: 'BAND-MANAGER', unreadCount: 0, chatRoomInfo: [{ roomId, passFail: 'PASS' }] },
    ])
  })

  it('adds the member with their session to the band, whose recruited sessions stay', async ({
    server,
    harin,
    sol,
    bandId,
    decide,
    apply,
  }) => {
    await server.call(addBookmark, { as: sol, path: { bandId } })
    await decide(await apply(harin, { session: 'vocal' }), 'PASS')
    const people = (await server.call(listBandMembers, { path: { bandId }, as: sol })).value
    expect(people.map(({ name, role }) => `${name} ${role}`)).toEqual([
      expect.stringMatching(/^yuna /),
      'harin vocal',
      '모집중 bass',
      '모집중 vocal',
    ])
    expect((await server.call(listBookmarks, { as: sol })).value).toMatchObject([
      { memberSummary: 'yuna, harin', memberCount: 2 },
    ])
  })

  it('notifies the applicant with BAND, and sends a friend request from the manager', async ({
    yuna,
    harin,
    bandId,
    decide,
    apply,
    newsOf,
    toldOnTheSocket,
  }) => {
    await decide(await apply(harin), 'PASS')
    const news = await newsOf(harin)
    expect(news).toMatchObject([
      {
        type: 'FRIEND',
        title: 'yuna님이 당신을 원합니다.',
        senderId: yuna.memberId,
        message: null,
        friendRequestId: 1,
        isRead: 'UNREAD',
      },
      {
        type: 'BAND',
        title: '해일 밴드에서 당신을 원합니다.',
        senderId: yuna.memberId,
        message: null,
        bandId,
        bandName: '해일',
        imageUrl: 'http://localhost/files/band.jpg',
        isRead: 'UNREAD',
      },
    ])
    expect(await newsOf(yuna)).toEqual([])
    const told = (memberId: number, type: string, data: unknown) => ({
      kind: 'member',
      memberId,
      destination: NOTIFICATION_QUEUE,
      event: { type, data },
    })
    expect(toldOnTheSocket()).toEqual([
      ...news
        .toReversed()
        .map(({ notificationId, type }) =>
          told(harin.memberId, 'NOTIFICATION', expect.objectContaining({ notificationId, type })),
        ),
      told(yuna.memberId, 'FRIENDS_CHANGED', {}),
      told(harin.memberId, 'FRIENDS_CHANGED', {}),
    ])
  })

  it('is answered by opening the private room (CH12), which removes the BAND notification', async ({
    server,
    yuna,
    harin,
    decide,
    apply,
    newsOf,
  }) => {
    await decide(await apply(harin), 'PASS')
    expect(
      (await server.call(openPrivateRoom, { as: harin, body: { memberId: yuna.memberId } })).status,
    ).toBe(200)
    expect((await newsOf(harin)).map(({ type }) => type)).toEqual(['FRIEND'])
  })

  it('sends no friend request to a friend', async ({ server, yuna, harin, chat, decide, apply, newsOf }) => {
    await chat.befriend(yuna, harin)
    await decide(await apply(harin), 'PASS')
    expect((await newsOf(harin)).map(({ type }) => type)).toEqual(['BAND'])
    expect(await server.deps.db.$count(friendRequests)).toBe(0)
  })

  it('sends no friend request while the manager’s own one is open', async ({
    server,
    yuna,
    harin,
    decide,
    apply,
    newsOf,
  }) => {
    await server.call(requestFriend, {
      as: yuna,
      body: { targetMemberId: harin.memberId, message: '안녕하세요' },
    })
    await decide(await apply(harin), 'PASS')
    expect(await server.deps.db.$count(friendRequests)).toBe(1)
    expect((await newsOf(harin)).map(({ type }) => type)).toEqual(['BAND', 'FRIEND'])
  })

  it('makes friends with an applicant who has asked the manager, and removes that notification', async ({
    server,
    yuna,
    harin,
    decide,
    apply,
    newsOf,
  }) => {
    await server.call(requestFriend, { as: harin, body: { targetMemberId: yuna.memberId } })
    const before = server.events.length
    await decide(await apply(harin), 'PASS')
    expect((await server.call(listFriends, { as: harin })).value).toMatchObject([{ nickname: 'yuna' }])
    expect(await server.deps.db.select().from(friendRequests)).toMatchObject([
      { requesterId: harin.memberId, state: 'ACCEPTED', answeredAt: server.clock.now() },
    ])
    expect([await newsOf(yuna), (await newsOf(harin)).map(({ type }) => type)]).toEqual([[], ['BAND']])
    expect(
      server.events
        .slice(before)
        .flatMap((each) => (each.kind === 'member' ? [[each.memberId, (each.event as WsEvent).type]] : [])),
    ).toEqual([
      [harin.memberId, 'NOTIFICATION'],
      [yuna.memberId, 'NOTIFICATIONS_CHANGED'],
      [yuna.memberId, 'FRIENDS_CHANGED'],
      [harin.memberId, 'FRIENDS_CHANGED'],
    ])
  })

  it('sends a new friend request after a refused one', async ({ server, yuna, harin, decide, apply }) => {
    await server.call(requestFriend, { as: yuna, body: { targetMemberId: harin.memberId } })
    await server.deps.db
      .update(friendRequests)
      .set({ state: 'REJECTED', answeredAt: server.clock.now() })
      .where(eq(friendRequests.id, 1))
    await decide(await apply(harin), 'PASS')
    expect(await server.deps.db.$count(friendRequests)).toBe(2)
  })

  it('works in a complete band', async ({ server, harin, bandId, decide, apply }) => {
    const roomId = await apply(harin)
    await server.deps.db.update(bands).set({ status: 'ACTIVE' }).where(eq(bands.id, bandId))
    expect((await decide(roomId, 'PASS')).value).toMatchObject({ status: 'ACTIVE' })
  })
})

describe('refusing an applicant', () => {
  it('adds a line to the room, and nothing else', async ({
    server,
    harin,
    sol,
    bandId,
    decide,
    apply,
    said,
    traces,
  }) => {
    const roomId = await apply(harin)
    expect((await decide(roomId, 'FAIL')).value.bandChatList).toMatchObject([{ roomId, passFail: 'FAIL' }])
    expect((await said(harin, roomId)).map(({ type, content }) => `${type} ${content}`)).toEqual([
      'SYSTEM harin님이 해일 밴드에 합격하지 못하셨습니다.',
    ])
    expect(await traces()).toEqual({ lines: 1, notifications: 0, requests: 0, events: 1 })
    const people = (await server.call(listBandMembers, { path: { bandId }, as: sol })).value
    expect(people.map(({ name }) => name)).not.toContain('harin')
  })

  it('allows a new application, and a new decision', async ({ server, harin, bandId, decide, apply }) => {
    const refused = await apply(harin)
    await decide(refused, 'FAIL')
    const { roomId } = (await server.call(joinBand, { as: harin, path: { bandId }, body: {} })).value
    expect(roomId).not.toBe(refused)
    expect((await decide(roomId, 'PASS')).value.bandChatList.map(({ passFail }) => passFail).sort()).toEqual([
      'FAIL',
      'PASS',
    ])
    expect((await decide(refused, 'PASS')).code).toBe('APPLICATION4009')
  })
})

describe('deciding is refused', () => {
  it.for([
    ['PASS', 'FAIL'],
    ['PASS', 'PASS'],
    ['FAIL', 'PASS'],
    ['FAIL', 'FAIL'],
  ] as const)(
    'after %s with %s: a decision is final',
    async ([first, second], { harin, decide, apply, stored, traces }) => {
      const roomId = await apply(harin)
      await decide(roomId, first)
      const before = await traces()
      expect(await decide(roomId, second)).toMatchObject({ status: 409, code: 'APPLICATION4009' })
      expect(await stored()).toEqual([first])
      expect(await traces()).toEqual(before)
    },
  )

  it('to anybody but the manager: a stranger, the applicant, an accepted member', async ({
    server,
    harin,
    sol,
    decide,
    apply,
    stored,
    traces,
  }) => {
    const roomId = await apply(harin)
    await apply(sol, { passFail: 'PASS' })
    for (const as of [await server.aMember(), harin, sol])
      expect(await decide(roomId, 'PASS', as)).toMatchObject({
        status: 403,
        code: 'BAND4001',
        message: '이 동작은 해당 밴드의 관리자만 수행할 수 있습니다.',
      })
    expect(await traces()).toEqual(NOTHING)
    expect(await stored()).toEqual(['PENDING', 'PASS'])
  })

  it('to the manager of another band, even through their own band', async ({
    harin,
    chat,
    sol,
    decideAll,
    decide,
    apply,
    stored,
  }) => {
    const roomId = await apply(harin)
    const own = await chat.aBand(sol)
    expect((await decide(roomId, 'PASS', sol)).code).toBe('BAND4001')
    expect((await decideAll([[roomId, 'PASS']], sol, own)).code).toBe('CHAT4004')
    expect(await stored()).toEqual(['PENDING'])
  })

  it('for an unknown band, and for an ended one', async ({
    server,
    yuna,
    harin,
    bandId,
    decideAll,
    decide,
    apply,
    traces,
  }) => {
    const roomId = await apply(harin)
    expect(await decideAll([[roomId, 'PASS']], yuna, 404)).toMatchObject({ status: 404, code: 'BAND4004' })
    await server.deps.db.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId))
    expect(await decide(roomId, 'PASS')).toMatchObject({ status: 404, code: 'BAND4004' })
    expect(await decide(roomId, 'PASS', harin)).toMatchObject({ status: 404, code: 'BAND4004' })
    expect(await traces()).toEqual(NOTHING)
  })

  it('for a withdrawn applicant, who is in no list of applications any more', async ({
    server,
    harin,
    decide,
    apply,
    stored,
    traces,
  }) => {
    const roomId = await apply(harin)
    await server.deps.db
      .update(members)
      .set({ state: 'INACTIVE', withdrawnOn: '2025-08-04' })
      .where(eq(members.id, harin.memberId))
    expect((await decide(roomId, 'PASS')).code).toBe('CHAT4004')
    expect(await stored()).toEqual(['PENDING'])
    expect(await traces()).toEqual(NOTHING)
  })

  it.for<[what: string, body: Record<string, unknown> | undefined]>([
    ['nothing', undefined],
    ['no list', { applicantUpdate: 'PASS' }],
    ['nobody', { applicantUpdate: [] }],
    ['another status', { applicantUpdate: [{ roomId: 1, status: 'PENDING' }] }],
    ['no status', { applicantUpdate: [{ roomId: 1 }] }],
    ['no room', { applicantUpdate: [{ status: 'PASS' }] }],
    ['a room that is none', { applicantUpdate: [{ roomId: 0, status: 'PASS' }] }],
    [
      'a room twice',
      {
        applicantUpdate: [
          { roomId: 1, status: 'PASS' },
          { roomId: '1', status: 'FAIL' },
        ],
      },
    ],
  ])('with COMMON400 for %s', async ([_, body], { server, yuna, harin, bandId, apply, stored }) => {
    await apply(harin)
    expect(
      await server.call(decideApplications, { as: yuna, path: { bandId }, ...(body && { body }) }),
    ).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
    expect(await stored()).toEqual(['PENDING'])
  })

  it('without a token, and for a malformed id', async ({ server, yuna, bandId, decideAll }) => {
    expect((await server.call(decideApplications, { path: { bandId }, body: {} })).status).toBe(401)
    expect((await decideAll([[1, 'PASS']], yuna, 0)).code).toBe('COMMON400')
  })
})

describe('a room that one side has left', () => {
  it('gets its line; the applicant reads it after returning, and is notified when accepted', async ({
    server,
    yuna,
    harin,
    chat,
    bandId,
    decide,
    apply,
    said,
    newsOf,
    listOf,
  }) => {
    const roomId = await apply(harin)
    await server.call(leaveRoom, { as: harin, path: { roomId } })
    await decide(roomId, 'PASS')
    expect(chat.events().at(-1)).toMatchObject({ audience: [yuna.memberId], event: { type: 'SYSTEM' } })
    expect(await listOf(harin)).toEqual([])
    expect((await newsOf(harin)).map(({ type }) => type)).toEqual(['FRIEND', 'BAND'])
    await server.call(joinBand, { as: harin, path: { bandId }, body: {} })
    expect((await said(harin, roomId))[0]?.content).toBe('harin님이 해일 밴드에 합격하셨습니다.')
  })

  it('can be decided after the manager has left it, and the applicant is notified', async ({
    server,
    yuna,
    harin,
    chat,
    decide,
    apply,
  }) => {
    const roomId = await apply(harin)
    await server.call(leaveRoom, { as: yuna, path: { roomId } })
    expect((await decide(roomId, 'FAIL')).status).toBe(200)
    expect(chat.events().at(-1)).toMatchObject({ audience: [harin.memberId], event: { type: 'SYSTEM' } })
  })
})
