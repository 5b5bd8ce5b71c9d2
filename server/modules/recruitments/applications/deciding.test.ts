import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listBandMembers } from '#contract/http/bands/bands.ts'
import { listBookmarks, addBookmark } from '#contract/http/bands/bookmarks.ts'
import { leaveRoom, listRooms, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { rejectChat } from '#contract/http/friends/chatRequests.ts'
import { listFriends, requestFriend } from '#contract/http/friends/friends.ts'
import { decideApplications, listApplications, joinBand } from '#contract/http/recruitments/applications.ts'
import { readRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { APPLICATION_WORDS_MAX_CHARS, BAND_HEADS_MAX } from '#contract/limits.ts'
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
  it('returns the updated list of applications', async ({ server, yuna, harin, sol, bandId, deciding }) => {
    const roomId = await deciding.apply(harin, { session: 'vocal' })
    const other = await deciding.apply(sol)
    server.clock.advance({ minutes: 1 })
    const { value } = await deciding.decide(roomId, 'PASS')
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

  it('adds a line of the manager to the room for both, with the result first', async ({
    yuna,
    harin,
    chat,
    bandId,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    await deciding.decide(roomId, 'PASS')
    const [line] = await deciding.said(harin, roomId)
    expect(line).toMatchObject({
      type: 'SYSTEM',
      senderId: yuna.memberId,
      senderName: 'System',
      content: '합격 · 해일',
      isNews: true,
      timestamp: '2025-08-04T03:00:00.000Z',
    })
    expect(chat.events()).toEqual([
      {
        kind: 'room',
        roomId,
        channel: 'queue',
        audience: [yuna.memberId, harin.memberId],
        event: { type: 'SYSTEM', data: { ...line, previousMessageId: null } },
        unread: {
          senderId: yuna.memberId,
          roomId,
          bandId,
          content: '합격 · 해일',
          timestamp: '2025-08-04T03:00:00.000Z',
          isNews: true,
        },
      },
    ])
  })

  it('updates the lists of both, and is unread for the applicant only', async ({
    yuna,
    harin,
    chat,
    listOf,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    await deciding.decide(roomId, 'PASS')
    expect(await listOf(harin)).toMatchObject([
      { roomType: 'BAND-APPLICANT', passFail: 'PASS', unreadCount: 1, lastMessage: { type: 'SYSTEM' } },
    ])
    expect(await listOf(yuna)).toMatchObject([
      { roomType: 'BAND-MANAGER', unreadCount: 0, chatRoomInfo: [{ roomId, passFail: 'PASS' }] },
    ])
    const [line] = await deciding.said(harin, roomId)
    expect(await chat.readPrivate(harin, roomId, line!.messageId)).toBeNull()
    expect(await listOf(harin)).toMatchObject([{ unreadCount: 0 }])
  })

  it('leaves unread what the manager has not read', async ({ yuna, harin, chat, listOf, deciding }) => {
    const roomId = await deciding.apply(harin)
    await chat.toBand(harin, roomId, { content: '하나' })
    await chat.toBand(harin, roomId, { content: '둘' })
    await deciding.decide(roomId, 'PASS')
    expect(await listOf(yuna)).toMatchObject([{ unreadCount: 2 }])
    expect(await listOf(harin)).toMatchObject([{ unreadCount: 1, memberInfos: [{ lastReadMessageId: 0 }] }])
    const [line] = await deciding.said(yuna, roomId)
    await chat.readPrivate(yuna, roomId, line!.messageId)
    expect(await listOf(yuna)).toMatchObject([{ unreadCount: 0 }])
  })

  it('adds the member with their session to the band, which goes on recruiting it', async ({
    server,
    harin,
    sol,
    bandId,
    deciding,
  }) => {
    await server.call(addBookmark, { as: sol, path: { bandId } })
    await deciding.decide(await deciding.apply(harin, { session: 'vocal' }), 'PASS')
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

  it('adds to the numbers and occupied sessions of the band', async ({ server, yuna, bandId, deciding }) => {
    const formOf = async () => (await server.call(readRecruitment, { as: yuna, path: { bandId } })).value
    await server.deps.db.update(bands).set({ maleCount: BAND_HEADS_MAX, femaleCount: 1 })
    const people = {
      MALE: await server.aMember({ gender: 'MALE' }),
      FEMALE: await server.aMember({ gender: 'FEMALE' }),
      OTHER: await server.aMember({ gender: 'OTHER' }),
    }
    const rooms = {
      MALE: await deciding.apply(people.MALE, { session: 'vocal' }),
      FEMALE: await deciding.apply(people.FEMALE, { session: 'bass' }),
      OTHER: await deciding.apply(people.OTHER, { session: 'vocal' }),
    }
    await deciding.decideAll([
      [rooms.MALE, 'PASS'],
      [rooms.FEMALE, 'PASS'],
    ])
    await deciding.decide(rooms.OTHER, 'PASS')
    expect(await formOf()).toMatchObject({
      maleCount: BAND_HEADS_MAX,
      femaleCount: 2,
      sessions: ['bass', 'vocal'],
      currentSessions: ['bass', 'vocal'],
    })
  })

  it('ends recruiting of the session if the manager says so, and with the last one the recruitment', async ({
    server,
    harin,
    sol,
    deciding,
  }) => {
    const vocal = await deciding.apply(harin, { session: 'vocal' })
    const bass = await deciding.apply(sol, { session: 'bass' })
    const other = await deciding.apply(await server.aMember(), { session: 'bass' })
    const close = { closesSession: true }
    expect((await deciding.decide(vocal, 'PASS', undefined, close)).value).toMatchObject({
      status: 'RECRUITING',
      sessions: ['bass'],
    })
    expect((await deciding.decide(other, 'FAIL', undefined, close)).value).toMatchObject({
      status: 'RECRUITING',
      sessions: ['bass'],
    })
    expect((await deciding.decide(bass, 'PASS', undefined, close)).value).toMatchObject({
      status: 'ACTIVE',
      sessions: [],
    })
  })

  it('notifies the applicant with BAND, and sends a friend request from the manager', async ({
    yuna,
    harin,
    bandId,
    toldOnTheSocket,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    await deciding.decide(roomId, 'PASS')
    const news = await deciding.newsOf(harin)
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
        application: { roomId, session: 'bass', news: 'PASS' },
      },
    ])
    expect(await deciding.newsOf(yuna)).toEqual([])
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

  it('stays in the notifications when the private room is opened, and cannot be refused like a request', async ({
    server,
    yuna,
    harin,
    deciding,
  }) => {
    await deciding.decide(await deciding.apply(harin), 'PASS')
    expect(
      (await server.call(openPrivateRoom, { as: harin, body: { memberId: yuna.memberId } })).status,
    ).toBe(200)
    const [, result] = await deciding.newsOf(harin)
    expect(result).toMatchObject({ type: 'BAND', application: { news: 'PASS' } })
    const path = { notificationId: result!.notificationId }
    expect((await server.call(rejectChat, { as: harin, path })).code).toBe('NOTIFICATION4004')
  })

  it('carries the words of the manager', async ({ server, yuna, harin, sol, bandId, deciding }) => {
    const roomId = await deciding.apply(harin)
    await deciding.decide(roomId, 'PASS', undefined, { message: '  금요일에 봬요!\n기다릴게요 ' })
    await deciding.decide(await deciding.apply(sol), 'FAIL', undefined, { message: '   ' })
    expect((await deciding.newsOf(harin))[1]?.message).toBe('금요일에 봬요!\n기다릴게요')
    expect((await deciding.newsOf(sol))[0]?.message).toBeNull()
    const taeo = await deciding.apply(await server.aMember())
    for (const message of ['가'.repeat(APPLICATION_WORDS_MAX_CHARS + 1), 'a\0b', 7])
      expect(
        await server.call(decideApplications, {
          as: yuna,
          path: { bandId },
          body: { applicantUpdate: [{ roomId: taeo, status: 'PASS', message }] } as never,
        }),
      ).toMatchObject({ code: 'COMMON400' })
    expect(await deciding.stored()).toEqual(['PASS', 'FAIL', 'PENDING'])
  })

  it('sends no friend request to a friend', async ({ server, yuna, harin, chat, deciding }) => {
    await chat.befriend(yuna, harin)
    await deciding.decide(await deciding.apply(harin), 'PASS')
    expect((await deciding.newsOf(harin)).map(({ type }) => type)).toEqual(['BAND'])
    expect(await server.deps.db.$count(friendRequests)).toBe(0)
  })

  it('sends no friend request while the manager’s own one is open', async ({
    server,
    yuna,
    harin,
    deciding,
  }) => {
    await server.call(requestFriend, {
      as: yuna,
      body: { targetMemberId: harin.memberId, message: '안녕하세요' },
    })
    await deciding.decide(await deciding.apply(harin), 'PASS')
    expect(await server.deps.db.$count(friendRequests)).toBe(1)
    expect((await deciding.newsOf(harin)).map(({ type }) => type)).toEqual(['BAND', 'FRIEND'])
  })

  it('makes friends with an applicant who has asked the manager, and removes that notification', async ({
    server,
    yuna,
    harin,
    deciding,
  }) => {
    await server.call(requestFriend, { as: harin, body: { targetMemberId: yuna.memberId } })
    const before = server.events.length
    await deciding.decide(await deciding.apply(harin), 'PASS')
    expect((await server.call(listFriends, { as: harin })).value).toMatchObject([{ nickname: 'yuna' }])
    expect(await server.deps.db.select().from(friendRequests)).toMatchObject([
      { requesterId: harin.memberId, state: 'ACCEPTED', answeredAt: server.clock.now() },
    ])
    expect(await deciding.newsOf(yuna)).toEqual([])
    expect(await deciding.newsOf(harin)).toMatchObject([
      { type: 'FRIEND', isAccepted: true },
      { type: 'BAND' },
    ])
    expect(
      server.events
        .slice(before)
        .flatMap((each) => (each.kind === 'member' ? [[each.memberId, (each.event as WsEvent).type]] : [])),
    ).toEqual([
      [harin.memberId, 'NOTIFICATION'],
      [yuna.memberId, 'NOTIFICATIONS_CHANGED'],
      [harin.memberId, 'NOTIFICATION'],
      [yuna.memberId, 'FRIENDS_CHANGED'],
      [harin.memberId, 'FRIENDS_CHANGED'],
    ])
  })

  it('sends a new friend request after a refused one', async ({ server, yuna, harin, deciding }) => {
    await server.call(requestFriend, { as: yuna, body: { targetMemberId: harin.memberId } })
    await server.deps.db
      .update(friendRequests)
      .set({ state: 'REJECTED', answeredAt: server.clock.now() })
      .where(eq(friendRequests.id, 1))
    await deciding.decide(await deciding.apply(harin), 'PASS')
    expect(await server.deps.db.$count(friendRequests)).toBe(2)
  })

  it('works in a complete band', async ({ server, harin, bandId, deciding }) => {
    const roomId = await deciding.apply(harin)
    await server.deps.db.update(bands).set({ status: 'ACTIVE' }).where(eq(bands.id, bandId))
    expect((await deciding.decide(roomId, 'PASS')).value).toMatchObject({ status: 'ACTIVE' })
  })
})

describe('refusing an applicant', () => {
  it('adds an unread line to the room and a notification, and nothing else', async ({
    server,
    harin,
    sol,
    bandId,
    listOf,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    expect((await deciding.decide(roomId, 'FAIL')).value.bandChatList).toMatchObject([
      { roomId, passFail: 'FAIL' },
    ])
    expect((await deciding.said(harin, roomId)).map(({ type, content }) => `${type} ${content}`)).toEqual([
      'SYSTEM 불합격 · 해일',
    ])
    expect(await listOf(harin)).toMatchObject([
      { passFail: 'FAIL', unreadCount: 1, lastMessage: { content: '불합격 · 해일' } },
    ])
    expect(await deciding.newsOf(harin)).toMatchObject([
      {
        type: 'BAND',
        title: '불합격 · 해일',
        isRead: 'UNREAD',
        application: { roomId, session: 'bass', news: 'FAIL' },
      },
    ])
    expect(await deciding.traces()).toEqual({ lines: 1, notifications: 1, requests: 0, events: 2 })
    const people = (await server.call(listBandMembers, { path: { bandId }, as: sol })).value
    expect(people.map(({ name }) => name)).not.toContain('harin')
  })

  it('allows a new application, and a new decision', async ({ server, harin, bandId, deciding }) => {
    const refused = await deciding.apply(harin)
    await deciding.decide(refused, 'FAIL')
    const { roomId } = (await server.call(joinBand, { as: harin, path: { bandId }, body: {} })).value
    expect(roomId).not.toBe(refused)
    expect(
      (await deciding.decide(roomId, 'PASS')).value.bandChatList.map(({ passFail }) => passFail).sort(),
    ).toEqual(['FAIL', 'PASS'])
    expect((await deciding.decide(refused, 'PASS')).code).toBe('APPLICATION4009')
  })
})

describe('deciding is refused', () => {
  it.for([
    ['PASS', 'FAIL'],
    ['PASS', 'PASS'],
    ['FAIL', 'PASS'],
    ['FAIL', 'FAIL'],
  ] as const)('after %s with %s: a decision is final', async ([first, second], { harin, deciding }) => {
    const roomId = await deciding.apply(harin)
    await deciding.decide(roomId, first)
    const before = await deciding.traces()
    expect(await deciding.decide(roomId, second)).toMatchObject({ status: 409, code: 'APPLICATION4009' })
    expect(await deciding.stored()).toEqual([first])
    expect(await deciding.traces()).toEqual(before)
  })

  it('to anybody but the manager: a stranger, the applicant, an accepted member', async ({
    server,
    harin,
    sol,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    await deciding.apply(sol, { passFail: 'PASS' })
    for (const as of [await server.aMember(), harin, sol])
      expect(await deciding.decide(roomId, 'PASS', as)).toMatchObject({
        status: 403,
        code: 'BAND4001',
        message: '이 동작은 해당 밴드의 관리자만 수행할 수 있습니다.',
      })
    expect(await deciding.traces()).toEqual(NOTHING)
    expect(await deciding.stored()).toEqual(['PENDING', 'PASS'])
  })

  it('to the manager of another band, even through their own band', async ({
    harin,
    chat,
    sol,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    const own = await chat.aBand(sol)
    expect((await deciding.decide(roomId, 'PASS', sol)).code).toBe('BAND4001')
    expect((await deciding.decideAll([[roomId, 'PASS']], sol, own)).code).toBe('CHAT4004')
    expect(await deciding.stored()).toEqual(['PENDING'])
  })

  it('for an unknown band, and for an ended one', async ({ server, yuna, harin, bandId, deciding }) => {
    const roomId = await deciding.apply(harin)
    expect(await deciding.decideAll([[roomId, 'PASS']], yuna, 404)).toMatchObject({
      status: 404,
      code: 'BAND4004',
    })
    await server.deps.db.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId))
    expect(await deciding.decide(roomId, 'PASS')).toMatchObject({ status: 404, code: 'BAND4004' })
    expect(await deciding.decide(roomId, 'PASS', harin)).toMatchObject({ status: 404, code: 'BAND4004' })
    expect(await deciding.traces()).toEqual(NOTHING)
  })

  it('for a withdrawn applicant, who is in no list of applications any more', async ({
    server,
    harin,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    await server.deps.db
      .update(members)
      .set({ state: 'INACTIVE', withdrawnOn: '2025-08-04' })
      .where(eq(members.id, harin.memberId))
    expect((await deciding.decide(roomId, 'PASS')).code).toBe('CHAT4004')
    expect(await deciding.stored()).toEqual(['PENDING'])
    expect(await deciding.traces()).toEqual(NOTHING)
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
  ])('with COMMON400 for %s', async ([, body], { server, yuna, harin, bandId, deciding }) => {
    await deciding.apply(harin)
    expect(
      await server.call(decideApplications, { as: yuna, path: { bandId }, ...(body && { body }) }),
    ).toMatchObject({
      status: 400,
      code: 'COMMON400',
    })
    expect(await deciding.stored()).toEqual(['PENDING'])
  })

  it('without a token, and for a malformed id', async ({ server, yuna, bandId, deciding }) => {
    expect((await server.call(decideApplications, { path: { bandId }, body: {} })).status).toBe(401)
    expect((await deciding.decideAll([[1, 'PASS']], yuna, 0)).code).toBe('COMMON400')
  })
})

describe('a room that one side has left', () => {
  it('gets its line; the applicant reads it after returning, and is notified when accepted', async ({
    server,
    yuna,
    harin,
    chat,
    bandId,
    listOf,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    await server.call(leaveRoom, { as: harin, path: { roomId } })
    await deciding.decide(roomId, 'PASS')
    expect(chat.events().at(-1)).toMatchObject({ audience: [yuna.memberId], event: { type: 'SYSTEM' } })
    expect(await listOf(harin)).toEqual([])
    expect((await deciding.newsOf(harin)).map(({ type }) => type)).toEqual(['FRIEND', 'BAND'])
    await server.call(joinBand, { as: harin, path: { bandId }, body: {} })
    expect((await deciding.said(harin, roomId))[0]?.content).toBe('합격 · 해일')
  })

  it('can be decided after the manager has left it, and the applicant is notified', async ({
    server,
    yuna,
    harin,
    chat,
    deciding,
  }) => {
    const roomId = await deciding.apply(harin)
    await server.call(leaveRoom, { as: yuna, path: { roomId } })
    expect((await deciding.decide(roomId, 'FAIL')).status).toBe(200)
    expect(chat.events().at(-1)).toMatchObject({ audience: [harin.memberId], event: { type: 'SYSTEM' } })
    expect(await deciding.newsOf(harin)).toMatchObject([{ application: { news: 'FAIL' } }])
  })
})
