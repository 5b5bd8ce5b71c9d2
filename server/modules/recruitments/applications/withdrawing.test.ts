import { describe, expect } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import {
  withdrawApplication,
  decideApplications,
  joinBand,
  listApplications,
} from '#contract/http/recruitments/applications.ts'
import { applications } from '#server/db/bandTables.ts'
import { notifications } from '#server/db/requestTables.ts'
import { messages } from '#server/db/schema.ts'
import { it as base } from '#server/modules/bands/bands.fixtures.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'

const it = base
  .extend('chat', ({ server }) => chatTest(server))
  .extend('bandId', ({ band, yuna }) => band.aBand(yuna, { name: '해일', sessions: ['vocal'] }))
  .extend('roomId', ({ applying, bandId }) => applying.roomOf(bandId))
  .extend(
    'withdraw',
    ({ server, harin, bandId }) =>
      (as: TestMember = harin, id = bandId) =>
        server.call(withdrawApplication, { as, path: { bandId: id } }),
  )
  .extend(
    'decide',
    ({ server, yuna, bandId, roomId }) =>
      (status: 'PASS' | 'FAIL') =>
        server.call(decideApplications, {
          as: yuna,
          path: { bandId },
          body: { applicantUpdate: [{ roomId, status }] },
        }),
  )

describe('taking an application back (B10)', () => {
  it('removes it, its notification, and the room from both lists', async ({
    server,
    yuna,
    harin,
    bandId,
    roomId,
    withdraw,
  }) => {
    expect((await server.call(listNotifications, { as: yuna })).value).toHaveLength(1)
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect(await server.deps.db.$count(applications)).toBe(0)
    expect(await server.deps.db.$count(notifications)).toBe(0)
    expect((await server.call(listApplications, { as: yuna, path: { bandId } })).value.bandChatList).toEqual(
      [],
    )
    expect((await server.call(listRooms, { as: harin })).value.chatRoomInfos).toEqual([])
    expect((await server.call(listRooms, { as: yuna })).value.chatRoomInfos).toMatchObject([
      { roomType: 'BAND-MANAGER', bandId, unreadCount: 0, chatRoomInfo: [] },
    ])
    for (const as of [yuna, harin])
      expect((await server.call(listMessages, { as, path: { roomId } })).code).toBe('CHAT4000')
  })

  it('tells both, wherever they are', async ({ server, yuna, harin, roomId, withdraw }) => {
    const before = server.events.length
    await withdraw()
    const told = (memberId: number, type: string) => ({ kind: 'member', memberId, event: { type, data: {} } })
    expect(server.events.slice(before)).toMatchObject([
      {
        kind: 'room',
        roomId,
        audience: [yuna.memberId, harin.memberId],
        event: { type: 'SYSTEM', data: { content: '지원 취소 · 보컬' } },
      },
      told(yuna.memberId, 'ROOMS_CHANGED'),
      told(harin.memberId, 'ROOMS_CHANGED'),
      told(yuna.memberId, 'NOTIFICATIONS_CHANGED'),
    ])
  })

  it('keeps what was said, and the member may apply again in a new room', async ({
    server,
    harin,
    chat,
    bandId,
    roomId,
    applying,
    withdraw,
  }) => {
    await chat.toBand(harin, roomId, { content: '잘 부탁드려요' })
    await withdraw()
    expect((await server.deps.db.select().from(messages)).map(({ content }) => content)).toEqual([
      '지원 · 보컬',
      '잘 부탁드려요',
      '지원 취소 · 보컬',
    ])
    expect((await chat.toBand(harin, roomId, { content: '아직 있어요?' }))?.code).toBe('CHAT4000')
    expect(await applying.roomOf(bandId)).not.toBe(roomId)
  })

  it.for(['PASS', 'FAIL'] as const)('is refused after a %s', async (status, { server, decide, withdraw }) => {
    await decide(status)
    expect(await withdraw()).toMatchObject({ status: 409, code: 'APPLICATION4009' })
    expect((await server.deps.db.select().from(applications)).map(({ passFail }) => passFail)).toEqual([
      status,
    ])
  })

  it('is for the latest application: an earlier refusal stays', async ({
    server,
    bandId,
    decide,
    applying,
    withdraw,
  }) => {
    await decide('FAIL')
    await applying.join(bandId)
    expect((await withdraw()).status).toBe(200)
    expect((await server.deps.db.select().from(applications)).map(({ passFail }) => passFail)).toEqual([
      'FAIL',
    ])
  })

  it('is refused without an application, to the manager and to strangers', async ({
    server,
    yuna,
    roomId,
    withdraw,
  }) => {
    expect(roomId).toBeGreaterThan(0)
    for (const as of [yuna, await server.aMember()])
      expect(await withdraw(as)).toMatchObject({ status: 404, code: 'APPLICATION4004' })
    expect(await withdraw(undefined, 999)).toMatchObject({ status: 404, code: 'APPLICATION4004' })
    await withdraw()
    expect((await withdraw()).code).toBe('APPLICATION4004')
  })

  it('requires a token and a valid id', async ({ server, harin }) => {
    expect((await server.call(withdrawApplication, { path: { bandId: 1 } })).status).toBe(401)
    expect((await server.call(withdrawApplication, { as: harin, path: { bandId: 0 } })).code).toBe(
      'COMMON400',
    )
  })
})

it('a decision and a withdrawal at the same moment: one of them counts', async ({ server, yuna, band }) => {
  const bandId = await band.aBand(yuna)
  const people = await Promise.all(Array.from({ length: 6 }, () => server.aMember()))
  const rooms: number[] = []
  for (const as of people)
    rooms.push((await server.call(joinBand, { as, path: { bandId }, body: {} })).value.roomId)
  const outcomes = await Promise.all(
    people.map(async (as, n) => {
      const [decided, withdrawn] = await Promise.all([
        server.call(decideApplications, {
          as: yuna,
          path: { bandId },
          body: { applicantUpdate: [{ roomId: rooms[n]!, status: 'PASS' }] },
        }),
        server.call(withdrawApplication, { as, path: { bandId } }),
      ])
      return [decided.code, withdrawn.code].sort()
    }),
  )
  for (const codes of outcomes)
    expect([
      ['APPLICATION4009', 'COMMON200'],
      ['CHAT4004', 'COMMON200'],
    ]).toContainEqual(codes)
})
