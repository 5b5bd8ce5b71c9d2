import { describe, expect } from 'vitest'
import { enterRoom } from '#contract/http/chat/rooms.ts'
import { OWN_ROOMS_QUEUE } from '#contract/ws/destinations.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '../chat.fixtures.ts'

const it = base
  /** The mark as others see it. */
  .extend('markOf', ({ server }) => async (member: TestMember, roomId: number, as: TestMember) => {
    const { participantInfos } = (await server.call(enterRoom, { as, path: { roomId } })).value
    return participantInfos.infos.find(({ memberId }) => memberId === member.memberId)?.lastReadMessageId
  })
  .extend(
    'reads',
    ({ chat }) =>
      () =>
        chat.events().filter(({ event }) => event.type === 'READ'),
  )

describe('a read mark', () => {
  it('in a private room is stored and sent to the other member', async ({
    chat,
    harin,
    dojun,
    unreadOf,
    markOf,
    reads,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    for (const content of ['하나', '둘', '셋']) await chat.toPrivate(harin, roomId, { content })
    expect(await chat.readPrivate(dojun, roomId, 2)).toBeNull()

    expect(await markOf(dojun, roomId, harin)).toBe(2)
    expect(await unreadOf(dojun)).toEqual([1])
    expect(reads()).toEqual([
      {
        kind: 'room',
        roomId,
        channel: 'queue',
        audience: [harin.memberId],
        event: {
          type: 'READ',
          data: { memberId: dojun.memberId, nickname: 'dojun99', roomId, messageId: 2 },
        },
      },
    ])
  })

  it('in a group is sent to the whole room', async ({ chat, harin, dojun, taeo, reads }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    await chat.toGroup(harin, roomId, { content: '하나' })
    await chat.leave(taeo, roomId)
    expect(await chat.readGroup(dojun, roomId, '2\n')).toBeNull()
    expect(reads()).toMatchObject([{ channel: 'topic', audience: [harin.memberId, dojun.memberId] }])
    expect(reads()[0]).not.toHaveProperty('unread')
  })

  it('in an application room uses the private destination', async ({ chat, harin, dojun, reads }) => {
    const roomId = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    await chat.toBand(dojun, roomId, { content: '지원합니다' })
    expect(await chat.readPrivate(harin, roomId, 1)).toBeNull()
    expect(reads()).toMatchObject([{ channel: 'queue', audience: [dojun.memberId] }])
  })

  it('is sent to the reader’s own sessions with the new unread count (WS11)', async ({
    server,
    chat,
    harin,
    dojun,
    unreadOf,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    for (const content of ['하나', '둘', '셋']) await chat.toPrivate(harin, roomId, { content })
    await chat.readPrivate(dojun, roomId, 2)
    await chat.readPrivate(dojun, roomId, 2)
    const data = { roomId, messageId: 2, unreadCount: 1 }
    expect(server.events.filter(({ kind }) => kind === 'member')).toEqual([
      {
        kind: 'member',
        memberId: dojun.memberId,
        destination: OWN_ROOMS_QUEUE,
        event: { type: 'OWN_READ', data },
      },
    ])
    expect(await unreadOf(dojun)).toEqual([1])
  })

  it('only moves forward: an id at or below it changes nothing and sends no event', async ({
    chat,
    harin,
    dojun,
    markOf,
    reads,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    for (const content of ['하나', '둘', '셋']) await chat.toPrivate(harin, roomId, { content })
    await chat.readPrivate(dojun, roomId, 2)
    for (const messageId of [2, 1]) expect(await chat.readPrivate(dojun, roomId, messageId)).toBeNull()
    expect(await markOf(dojun, roomId, harin)).toBe(2)
    expect(reads()).toHaveLength(1)
  })

  it('ends at the newest of many concurrent marks, in any order', async ({
    chat,
    harin,
    dojun,
    unreadOf,
    markOf,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    for (let n = 0; n < 8; n += 1) await chat.toPrivate(harin, roomId, { content: String(n) })
    await Promise.all([3, 8, 1, 5, 7, 2].map((messageId) => chat.readPrivate(dojun, roomId, messageId)))
    expect(await markOf(dojun, roomId, harin)).toBe(8)
    expect(await unreadOf(dojun)).toEqual([0])
  })

  it('moves with the member’s own message', async ({ chat, harin, dojun, markOf, reads }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toPrivate(harin, roomId, { content: '하나' })
    await chat.toPrivate(dojun, roomId, { content: '둘' })
    expect(await markOf(dojun, roomId, harin)).toBe(2)
    expect(await chat.readPrivate(dojun, roomId, 1)).toBeNull()
    expect(reads()).toEqual([])
  })
})

describe('a read mark is refused', () => {
  const refusal = (code: string) => ({ code, clientMessageId: null })

  it.for(['', '0', '-1', '1.5', 'abc', '{"messageId":1}', '1'.repeat(16)])(
    'with COMMON400: %j is no message id',
    async (body, { chat, harin, dojun }) => {
      const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
      const group = await chat.aRoom('GROUP', [harin])
      expect(await chat.readPrivate(harin, roomId, body)).toEqual(refusal('COMMON400'))
      expect(await chat.readGroup(harin, group, body)).toEqual(refusal('COMMON400'))
    },
  )

  it('with COMMON400 for a message of another room, and for an unknown one', async ({
    chat,
    harin,
    dojun,
    markOf,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    const group = await chat.aRoom('GROUP', [harin, dojun])
    await chat.toGroup(dojun, group, { content: '저기요' })
    for (const messageId of [1, 999_999_999_999_999])
      expect(await chat.readPrivate(harin, roomId, messageId)).toEqual(refusal('COMMON400'))
    expect(await markOf(harin, roomId, dojun)).toBe(0)
  })

  it('with CHAT4004 in an unknown room', async ({ chat, harin }) => {
    expect(await chat.readPrivate(harin, 404, 1)).toEqual(refusal('CHAT4004'))
    expect(await chat.readGroup(harin, 404, 1)).toEqual(refusal('CHAT4004'))
  })

  it('with CHAT4000 from anyone who is not or no longer in the room', async ({
    chat,
    harin,
    dojun,
    taeo,
    reads,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    const group = await chat.aRoom('GROUP', [harin, dojun])
    await chat.toPrivate(harin, roomId, { content: '하나' })
    await chat.toGroup(harin, group, { content: '둘' })
    await chat.leave(dojun, roomId)
    await chat.leave(dojun, group)
    for (const outsider of [taeo, dojun]) {
      expect(await chat.readPrivate(outsider, roomId, 1)).toEqual(refusal('CHAT4000'))
      expect(await chat.readGroup(outsider, group, 2)).toEqual(refusal('CHAT4000'))
    }
    expect(reads()).toEqual([])
  })

  it('with CHAT4002 in a room of another kind', async ({ chat, harin, dojun }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    const group = await chat.aRoom('GROUP', [harin, dojun])
    await chat.toPrivate(harin, roomId, { content: '하나' })
    await chat.toGroup(harin, group, { content: '둘' })
    expect(await chat.readGroup(dojun, roomId, 1)).toEqual(refusal('CHAT4002'))
    expect(await chat.readPrivate(dojun, group, 2)).toEqual(refusal('CHAT4002'))
  })
})
