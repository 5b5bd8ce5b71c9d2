import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { leaveRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { joinBand, applyToBand } from '#contract/http/recruitments/applications.ts'
import { APPLICATION_WORDS_MAX_CHARS } from '#contract/limits.ts'
import { bandSessions } from '#server/db/bandTables.ts'
import { it as base } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { XSS_STRINGS } from '#server/testing/xssStrings.ts'

const it = base.extend('yuna', ({ server }) =>
  server.aMember({ nickname: 'yuna', profileImageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg' }),
)

describe('applying to a band (B8)', () => {
  it('opens a room of the applicant and the manager with a pending decision', async ({
    server,
    band,
    yuna,
    harin,
    applying,
  }) => {
    const bandId = await band.aBand(yuna, { sessions: ['bass', 'vocal'] })
    const { value } = await applying.join(bandId, { session: 'vocal' })
    expect(value).toEqual({
      roomId: value.roomId,
      roomType: 'BAND',
      messageList: {
        messages: [
          expect.objectContaining({
            type: 'SYSTEM',
            senderId: harin.memberId,
            content: '지원 · 보컬',
            isNews: true,
          }),
        ],
        hasNext: false,
        lastMessageId: 1,
      },
      participantInfos: {
        infos: [
          {
            memberId: yuna.memberId,
            nickname: 'yuna',
            imageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
            lastReadMessageId: 0,
          },
        ],
      },
    })
    expect(await applying.applied()).toEqual([
      {
        roomId: value.roomId,
        bandId,
        applicantId: harin.memberId,
        session: 'vocal',
        passFail: 'PENDING',
        createdAt: server.clock.now(),
      },
    ])
  })

  it('adds the room to the lists of both, unread for the manager', async ({
    server,
    band,
    yuna,
    harin,
    applying,
  }) => {
    const bandId = await band.aBand(yuna, { name: '해일' })
    const roomId = await applying.roomOf(bandId)
    const [mine] = (await server.call(listRooms, { as: harin })).value.chatRoomInfos
    expect(mine).toMatchObject({
      roomType: 'BAND-APPLICANT',
      roomId,
      chatName: '해일',
      session: 'bass',
      passFail: 'PENDING',
      unreadCount: 0,
      memberInfos: [{ nickname: 'yuna' }],
    })
    const [theirs] = (await server.call(listRooms, { as: yuna })).value.chatRoomInfos
    expect(theirs).toMatchObject({
      roomType: 'BAND-MANAGER',
      bandId,
      unreadCount: 1,
      lastMessageAt: server.clock.now().toISOString(),
      chatRoomInfo: [{ roomId, memberInfo: { nickname: 'harin' }, session: 'bass', passFail: 'PENDING' }],
    })
  })

  it('tells the manager with the line and a BAND notification', async ({
    server,
    band,
    yuna,
    harin,
    applying,
  }) => {
    const bandId = await band.aBand(yuna, { name: '해일', sessions: ['vocal'] })
    const roomId = await applying.roomOf(bandId)
    const news = (await server.call(listNotifications, { as: yuna })).value
    expect(news).toMatchObject([
      {
        type: 'BAND',
        title: 'harin님이 해일 밴드에 지원하셨습니다.',
        senderId: harin.memberId,
        bandId,
        isRead: 'UNREAD',
        application: { roomId, session: 'vocal', news: 'APPLIED' },
      },
    ])
    expect((await server.call(listNotifications, { as: harin })).value).toEqual([])
    expect(server.events).toMatchObject([
      {
        kind: 'room',
        audience: [yuna.memberId, harin.memberId],
        event: { type: 'SYSTEM', data: { content: '지원 · 보컬' } },
        unread: { bandId, senderId: harin.memberId },
      },
      {
        kind: 'member',
        memberId: yuna.memberId,
        event: { type: 'NOTIFICATION', data: { notificationId: news[0]!.notificationId } },
      },
    ])
  })

  it('carries a few words, which are the first message and unread instead of the line', async ({
    server,
    band,
    yuna,
    harin,
    applying,
  }) => {
    const bandId = await band.aBand(yuna)
    const { value } = await applying.join(bandId, { message: ' 공간계 페달을 좋아해요 ' })
    expect(value.messageList.messages).toMatchObject([
      { type: 'TEXT', senderId: harin.memberId, senderName: 'harin', content: '공간계 페달을 좋아해요' },
      { type: 'SYSTEM', content: '지원 · 베이스' },
    ])
    expect((await server.call(listRooms, { as: yuna })).value.chatRoomInfos).toMatchObject([
      { unreadCount: 1, lastMessage: { content: '공간계 페달을 좋아해요' } },
    ])
    expect((await server.call(listRooms, { as: harin })).value.chatRoomInfos).toMatchObject([
      { unreadCount: 0 },
    ])
    expect((await server.call(listNotifications, { as: yuna })).value).toMatchObject([
      { message: '공간계 페달을 좋아해요' },
    ])
    const published = server.events.flatMap((each) =>
      each.kind === 'room' ? [[each.event.type, each.unread?.content]] : [],
    )
    expect(published).toEqual([
      ['SYSTEM', undefined],
      ['MESSAGE', '공간계 페달을 좋아해요'],
    ])
  })

  it.for(['가'.repeat(APPLICATION_WORDS_MAX_CHARS + 1), 'a\0b', 7])(
    'refuses words that cannot be stored: %j',
    async (message, { band, yuna, applying }) => {
      const answer = await applying.join(await band.aBand(yuna), { message } as never)
      expect([answer.code, Object.keys(answer.result as object)]).toEqual(['COMMON400', ['message']])
      expect(await applying.applied()).toEqual([])
    },
  )

  it('keeps words that come with an application that exists already, also after leaving its room', async ({
    server,
    band,
    yuna,
    harin,
    applying,
  }) => {
    const bandId = await band.aBand(yuna)
    const roomId = await applying.roomOf(bandId)
    await server.call(leaveRoom, { as: harin, path: { roomId } })
    const { value } = await applying.join(bandId, { message: '다시 왔어요' })
    expect(value.roomId).toBe(roomId)
    expect(value.messageList.messages[0]).toMatchObject({ type: 'TEXT', content: '다시 왔어요' })
    expect(server.events.at(-1)).toMatchObject({
      audience: [yuna.memberId, harin.memberId],
      event: { type: 'MESSAGE', data: { content: '다시 왔어요' } },
    })
    expect((await server.call(listNotifications, { as: yuna })).value).toHaveLength(1)
  })

  it('tells nobody again when the room exists', async ({ server, band, yuna, applying }) => {
    const bandId = await band.aBand(yuna)
    await applying.join(bandId)
    const events = server.events.length
    await applying.join(bandId)
    expect(server.events).toHaveLength(events)
    expect((await server.call(listNotifications, { as: yuna })).value).toHaveLength(1)
  })

  it('without a session is for the first recruited one', async ({ band, yuna, applying }) => {
    for (const body of [{}, { session: null }]) {
      const bandId = await band.aBand(yuna, { sessions: ['drums', 'bass'], occupied: ['vocal'] })
      await applying.join(bandId, body)
    }
    expect((await applying.applied()).map(({ session }) => session)).toEqual(['drums', 'drums'])
  })

  it.for([
    'electric_guitar',
    'electric-guitar',
    '🎸 일렉 기타 🎸',
    '일렉기타',
    'ELECTRIC_GUITAR',
    ' 일렉 기타 ',
  ])('accepts the session as %s', async (session, { band, yuna, applying }) => {
    await applying.join(await band.aBand(yuna, { sessions: ['bass', 'electric_guitar'] }), { session })
    expect((await applying.applied())[0]?.session).toBe('electric_guitar')
  })

  it('may be for the piano, which only bands have', async ({ band, yuna, applying }) => {
    await applying.join(await band.aBand(yuna, { sessions: ['piano'] }), { session: 'piano' })
    expect((await applying.applied())[0]?.session).toBe('piano')
  })

  it('may be for an occupied session that is also recruited', async ({ band, yuna, applying }) => {
    const bandId = await band.aBand(yuna, { sessions: ['electric_guitar'], occupied: ['electric_guitar'] })
    expect((await applying.join(bandId, { session: 'electric_guitar' })).status).toBe(200)
  })
})

describe('applying is refused', () => {
  it('for an unknown or ended band', async ({ band, yuna, applying }) => {
    const ended = await band.aBand(yuna, { status: 'ENDED' })
    expect(await applying.codeOf(ended)).toEqual([404, 'BAND4004'])
    expect(await applying.codeOf(999)).toEqual([404, 'BAND4004'])
  })

  it('for one’s own band', async ({ band, yuna, applying }) => {
    const answer = await applying.join(await band.aBand(yuna), {}, yuna)
    expect([answer.status, answer.code, answer.message]).toEqual([
      400,
      'BAND4002',
      '자신의 밴드에는 지원할 수 없습니다.',
    ])
  })

  it.for([
    ['a band that is complete', { status: 'ACTIVE' }, {}],
    ['a session that is not recruited', { sessions: ['bass'] }, { session: 'vocal' }],
    ['a session that is occupied', { sessions: ['bass'], occupied: ['vocal'] }, { session: 'vocal' }],
    ['a band that recruits nobody', { sessions: [], occupied: ['vocal'] }, {}],
  ] as const)('for %s', async ([, words, body], { band, yuna, applying }) => {
    const answer = await applying.join(await band.aBand(yuna, words), body)
    expect([answer.status, answer.code, answer.message]).toEqual([
      400,
      'BAND_SESSION4000',
      '해당 세션은 모집 중이 아닙니다.',
    ])
  })

  it('from the end on when the recruitment closes automatically', async ({
    server,
    band,
    yuna,
    applying,
  }) => {
    const endsAt = new Date(server.clock.now().getTime() + 60_000)
    const closing = await band.aBand(yuna, { endsAt, autoClose: true })
    const open = await band.aBand(yuna, { endsAt })
    const [early, late] = [await server.aMember(), await server.aMember()]
    server.clock.advance({ ms: 59_999 })
    expect((await applying.join(closing, {}, early)).status).toBe(200)
    server.clock.advance({ ms: 1 })
    expect(await applying.codeOf(closing, {}, late)).toEqual([400, 'BAND_SESSION4000'])
    expect((await applying.join(open, {}, late)).status).toBe(200)
  })

  it.for(['', '  ', '리코더', 'bass;drop table bands', '\0', ...XSS_STRINGS.slice(0, 3)])(
    'for %j, which is no session',
    async (session, { band, yuna, applying }) => {
      expect(await applying.codeOf(await band.aBand(yuna), { session })).toEqual([404, 'SESSION4004'])
    },
  )

  it('for a session that is not a string', async ({ band, yuna, applying }) => {
    const bandId = await band.aBand(yuna)
    for (const session of [1, {}, ['bass']]) {
      const answer = await applying.join(bandId, { session } as never)
      expect([answer.code, Object.keys(answer.result as object)]).toEqual(['COMMON400', ['session']])
    }
  })
})

describe('the same for other clients (CH8)', () => {
  it("applies and returns the band's manager", async ({ server, band, yuna, harin, applying }) => {
    const bandId = await band.aBand(yuna, {
      name: '해일',
      imageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
    })
    const { value } = await server.call(applyToBand, {
      as: harin,
      path: { bandId },
      body: { session: '베이스' },
    })
    expect(value).toEqual({
      roomId: value.roomId,
      bandName: '해일',
      bandProfileUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
      managerId: yuna.memberId,
      managerName: 'yuna',
      managerProfileUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
    })
    expect(await applying.roomOf(bandId)).toBe(value.roomId)
  })

  it('refuses what B8 refuses', async ({ server, band, yuna, harin }) => {
    const bandId = await band.aBand(yuna)
    const tried = async (body: object, as: TestMember, id = bandId) =>
      (await server.call(applyToBand, { as, path: { bandId: id }, body })).code
    expect(await tried({}, yuna)).toBe('BAND4002')
    expect(await tried({}, harin, 999)).toBe('BAND4004')
    expect(await tried({ session: '리코더' }, harin)).toBe('SESSION4004')
    expect(await tried({ session: 'vocal' }, harin)).toBe('BAND_SESSION4000')
  })
})

it.for([joinBand, applyToBand])('$id requires a token and a valid id', async (call, { server, harin }) => {
  expect((await server.call(call, { path: { bandId: 1 }, body: {} })).status).toBe(401)
  for (const bandId of [0, -1, 1.5, 2 ** 60])
    expect((await server.call(call, { as: harin, path: { bandId }, body: {} })).code).toBe('COMMON400')
})

it('a body is optional', async ({ server, band, yuna, harin }) => {
  const bandId = await band.aBand(yuna)
  expect((await server.call(joinBand, { as: harin, path: { bandId } })).status).toBe(200)
})

it('the recruited sessions are read when applying', async ({ server, band, yuna, applying }) => {
  const bandId = await band.aBand(yuna)
  await server.deps.db.delete(bandSessions).where(eq(bandSessions.bandId, bandId))
  expect(await applying.codeOf(bandId)).toEqual([400, 'BAND_SESSION4000'])
})
