import { describe, expect } from 'vitest'
import { muteRoom, type RoomMute, unmuteRoom } from '#contract/http/chat/mutes.ts'
import { joinRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import { recruitmentTest } from '#server/modules/recruitments/recruitments.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../chat.fixtures.ts'

const it = base
  .extend(
    'mute',
    ({ server }) =>
      (as: TestMember, roomId: number, body: Record<string, unknown> = FOR_GOOD) =>
        server.call(muteRoom, { as, path: { roomId }, body: body as RoomMute }),
  )
  .extend(
    'unmute',
    ({ server }) =>
      (as: TestMember, roomId: number) =>
        server.call(unmuteRoom, { as, path: { roomId } }),
  )
  .extend(
    'mutes',
    ({ rooms }) =>
      async (as: TestMember) =>
        (await rooms(as)).map((room) => (room.roomType === 'BAND-MANAGER' ? undefined : room.muted)),
  )
  .extend('told', ({ server }) => () => {
    const { events } = server
    return events.flatMap((event) =>
      event.kind === 'member' && event.destination === NOTIFICATION_QUEUE
        ? [[event.memberId, (event.event as { type: string }).type]]
        : [],
    )
  })

// the clock of the tests stands at noon in Seoul, 03:00 in UTC
const FOR_GOOD: RoomMute = { until: null, mentions: true }
const ONE_HOUR: RoomMute = { until: '2025-08-04T04:00:00.000Z', mentions: false }

describe('muting a room (CH20)', () => {
  it('is for the caller alone, and repeating replaces', async ({ mute, mutes, roomId, harin, dojun }) => {
    expect((await mute(harin, roomId, ONE_HOUR)).value).toEqual(ONE_HOUR)
    expect([await mutes(harin), await mutes(dojun)]).toEqual([[ONE_HOUR], [null]])
    expect((await mute(harin, roomId)).value).toEqual(FOR_GOOD)
    expect(await mutes(harin)).toEqual([FOR_GOOD])
  })

  it('until a time is over at that time', async ({ server, mute, mutes, roomId, harin }) => {
    await mute(harin, roomId, ONE_HOUR)
    server.clock.advance({ minutes: 59, seconds: 59 })
    expect(await mutes(harin)).toEqual([ONE_HOUR])
    server.clock.advance({ seconds: 1 })
    expect(await mutes(harin)).toEqual([null])
  })

  it('until it is ended lasts', async ({ server, mute, mutes, roomId, harin }) => {
    await mute(harin, roomId)
    server.clock.advance({ days: 400 })
    expect(await mutes(harin)).toEqual([FOR_GOOD])
  })

  it('takes a time in any zone, and answers it in UTC', async ({ mute, roomId, harin }) => {
    const answer = await mute(harin, roomId, { until: '2025-08-05T08:00:00+09:00', mentions: true })
    expect(answer.value).toEqual({ until: '2025-08-04T23:00:00.000Z', mentions: true })
  })

  it('leaves the messages unread and counted', async ({ chat, mute, unreadOf, roomId, harin, dojun }) => {
    await mute(harin, roomId)
    await chat.toGroup(dojun, roomId, { content: '합주해요' })
    expect(await unreadOf(harin)).toEqual([1])
  })

  it('is told to the other sessions of the member, and to nobody else', async ({
    mute,
    told,
    roomId,
    harin,
  }) => {
    await mute(harin, roomId)
    expect(told()).toEqual([[harin.memberId, 'ROOMS_CHANGED']])
  })

  it("works in every kind of room, for a manager inside the band's row", async ({
    server,
    chat,
    mute,
    mutes,
    harin,
    dojun,
  }) => {
    const privateRoom = await chat.aRoom('PRIVATE', [harin, dojun])
    const application = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    for (const roomId of [privateRoom, application]) {
      await mute(harin, roomId)
      await mute(dojun, roomId, ONE_HOUR)
    }
    expect(await mutes(dojun)).toEqual([ONE_HOUR, ONE_HOUR])
    const { chatRoomInfos } = (await server.call(listRooms, { as: harin })).value
    expect(chatRoomInfos.find(({ roomType }) => roomType === 'PRIVATE')).toMatchObject({ muted: FOR_GOOD })
    expect(chatRoomInfos.find(({ roomType }) => roomType === 'BAND-MANAGER')).toMatchObject({
      chatRoomInfo: [{ roomId: application, muted: FOR_GOOD }],
    })
  })

  it.for([
    ['now', '2025-08-04T03:00:00.000Z'],
    ['a time that has passed', '2025-08-04T02:59:59.999Z'],
    ['more than a year ahead', '2026-08-04T03:00:00.001Z'],
    ['no time', 'tomorrow'],
    ['a number', 5],
    ['nothing', undefined],
  ])('is refused until %s', async ([, until], { mute, mutes, roomId, harin }) => {
    const refused = await mute(harin, roomId, { until, mentions: true })
    expect(refused).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(refused.result as object)).toEqual(['until'])
    expect(await mutes(harin)).toEqual([null])
  })

  it('is refused without a word about mentions', async ({ mute, roomId, harin }) => {
    const refused = await mute(harin, roomId, { until: null })
    expect(Object.keys(refused.result as object)).toEqual(['mentions'])
  })
})

describe('ending a mute (CH21)', () => {
  it('may be repeated, and is told once', async ({ mute, unmute, mutes, told, roomId, harin }) => {
    await mute(harin, roomId)
    for (let n = 0; n < 2; n += 1) expect((await unmute(harin, roomId)).status).toBe(200)
    expect(await mutes(harin)).toEqual([null])
    expect(told()).toHaveLength(2)
  })

  it('leaves the mutes of others', async ({ mute, unmute, mutes, roomId, harin, dojun }) => {
    await mute(dojun, roomId)
    await unmute(harin, roomId)
    expect(await mutes(dojun)).toEqual([FOR_GOOD])
  })
})

describe('a mute does not come back with its member', () => {
  it('who left, not even when both happen at once', async ({ server, chat, mute, mutes, harin, dojun }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun], { isOpen: true })
    await mute(harin, roomId)
    await Promise.all([chat.leave(harin, roomId), ...Array.from({ length: 5 }, () => mute(harin, roomId))])
    await server.call(joinRoom, { as: harin, path: { roomId } })
    expect(await mutes(harin)).toEqual([null])
  })

  it('whose band ended or whose application a block took back', async ({
    server,
    chat,
    mute,
    harin,
    dojun,
    taeo,
  }) => {
    const bandId = await chat.aBand(harin)
    const [first, second] = [
      await chat.anApplication(bandId, harin, dojun),
      await chat.anApplication(bandId, harin, taeo),
    ]
    await mute(dojun, first)
    await mute(taeo, second)
    await server.call(blockMember, { as: taeo, path: { memberId: harin.memberId } })
    await recruitmentTest(server).change(harin, { bandId, status: 'ENDED' })
    const seats = await server.deps.db.query.participants.findMany()
    expect(seats.map(({ mutedAt }) => mutedAt)).toEqual(seats.map(() => null))
  })
})

describe.each([
  ['muting', 'mute'],
  ['ending a mute', 'unmute'],
] as const)('%s is refused', (_, what) => {
  it('with CHAT4004 for an unknown room, CHAT4000 not or no longer in it', async ({
    chat,
    mute,
    unmute,
    roomId,
    harin,
    dojun,
  }) => {
    const act = { mute, unmute }[what]
    const others = await chat.aRoom('GROUP', [dojun])
    expect(await act(harin, 404)).toMatchObject({ status: 404, code: 'CHAT4004' })
    expect(await act(harin, others)).toMatchObject({ status: 400, code: 'CHAT4000' })
    await chat.leave(harin, roomId)
    expect(await act(harin, roomId)).toMatchObject({ status: 400, code: 'CHAT4000' })
  })
})
