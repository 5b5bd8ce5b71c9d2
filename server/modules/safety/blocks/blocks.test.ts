import { describe, expect } from 'vitest'
import {
  listBandMembers,
  listBands,
  listRecommendedBands,
  readBandDetail,
} from '#contract/http/bands/bands.ts'
import { addBookmark, listBookmarks } from '#contract/http/bands/bookmarks.ts'
import { readInvitation, findInvitation } from '#contract/http/chat/invitations.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { joinRoom, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { listSimilarMembers } from '#contract/http/profile/members.ts'
import { readMemberProfile } from '#contract/http/profile/profile.ts'
import { listApplications } from '#contract/http/recruitments/applications.ts'
import { blockMember, listBlockedMembers, unblockMember } from '#contract/http/safety/blocks.ts'
import { applications } from '#server/db/bandTables.ts'
import { blocks } from '#server/db/safetyTables.ts'
import { archiveTest, KINDS } from '#server/modules/archive/archive.fixtures.ts'
import { it as base } from '#server/modules/chat/chat.fixtures.ts'
import { messagesOf } from '#server/modules/chat/chat.fixtures.ts'
import { friendsTest } from '#server/modules/friends/friends.fixtures.ts'
import { savedTest } from '#server/modules/profile/profile.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'

const it = base
  .extend('friends', ({ server }) => friendsTest(server))
  .extend(
    'block',
    ({ server }) =>
      (as: TestMember, other: { memberId: number }) =>
        server.call(blockMember, { as, path: { memberId: other.memberId } }),
  )
  .extend(
    'unblock',
    ({ server }) =>
      (as: TestMember, other: TestMember) =>
        server.call(unblockMember, { as, path: { memberId: other.memberId } }),
  )
  .extend(
    'blockedBy',
    ({ server }) =>
      async (as: TestMember) =>
        (await server.call(listBlockedMembers, { as })).value.map(({ nickname }) => nickname),
  )
  .extend(
    'sees',
    ({ server }) =>
      async (as: TestMember, other: TestMember) =>
        (await server.call(readMemberProfile, { as, path: { memberId: other.memberId } })).code ?? 'OK',
  )

describe('a block', () => {
  it('is listed to the blocker alone, the latest first, until it ends', async ({
    server,
    harin,
    dojun,
    taeo,
    block,
    unblock,
    blockedBy,
  }) => {
    expect((await block(harin, dojun)).status).toBe(200)
    server.clock.advance({ minutes: 1 })
    await block(harin, taeo)
    expect((await server.call(listBlockedMembers, { as: harin })).value).toEqual([
      {
        memberId: taeo.memberId,
        nickname: 'taeo',
        profileImageUrl: null,
        blockedAt: '2025-08-04T03:01:00.000Z',
      },
      {
        memberId: dojun.memberId,
        nickname: 'dojun99',
        profileImageUrl: null,
        blockedAt: '2025-08-04T03:00:00.000Z',
      },
    ])
    expect(await blockedBy(dojun)).toEqual([])
    await unblock(harin, taeo)
    expect(await blockedBy(harin)).toEqual(['dojun99'])
  })

  it('is made once, however often it is asked for, and ended once', async ({
    server,
    harin,
    dojun,
    friends,
    block,
    unblock,
  }) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => block(harin, dojun)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await server.deps.db.$count(blocks)).toBe(1)
    const again = () => block(harin, dojun)
    expect(await friends.toldDuring([harin, dojun], again)).toEqual([])
    expect((await unblock(harin, dojun)).status).toBe(200)
    expect((await unblock(harin, dojun)).status).toBe(200)
    expect(await friends.toldDuring([harin, dojun], () => unblock(harin, dojun))).toEqual([])
  })

  it('is refused of oneself and of nobody', async ({ harin, block }) => {
    expect(await block(harin, harin)).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(await block(harin, { memberId: 404 })).toMatchObject({ status: 404, code: 'MEMBER4004' })
  })

  it('of both ends for both only when both have ended it', async ({ harin, dojun, block, unblock, sees }) => {
    await block(harin, dojun)
    expect((await block(dojun, harin)).status).toBe(200)
    await unblock(harin, dojun)
    expect([await sees(harin, dojun), await sees(dojun, harin)]).toEqual(['MEMBER4004', 'MEMBER4004'])
    await unblock(dojun, harin)
    expect([await sees(harin, dojun), await sees(dojun, harin)]).toEqual(['OK', 'OK'])
  })

  it('tells the lists of both to read again, without a name', async ({
    server,
    harin,
    dojun,
    friends,
    block,
  }) => {
    const told = await friends.toldDuring([harin, dojun], () => block(harin, dojun))
    expect(told.sort()).toEqual(
      ['harin', 'dojun99']
        .flatMap((name) =>
          ['FRIENDS_CHANGED', 'NOTIFICATIONS_CHANGED', 'ROOMS_CHANGED'].map((type) => `${name} ${type}`),
        )
        .sort(),
    )
    for (const event of server.events) expect(event).toMatchObject({ event: { data: {} } })
  })
})

describe('what a block ends', () => {
  it('is the friendship, which does not come back', async ({ harin, dojun, friends, block, unblock }) => {
    await friends.befriend(harin, dojun)
    await block(harin, dojun)
    expect([await friends.friendsOf(harin), await friends.friendsOf(dojun)]).toEqual([[], []])
    await unblock(harin, dojun)
    expect([await friends.friendsOf(harin), await friends.friendsOf(dojun)]).toEqual([[], []])
  })

  it.for(['asked by the blocker', 'asked by the blocked'] as const)(
    'is a friend request and its notification, %s',
    async (who, { harin, dojun, friends, block }) => {
      const [from, to] = who === 'asked by the blocker' ? [harin, dojun] : [dojun, harin]
      const friendRequestId = await friends.asked(from, to)
      await block(harin, dojun)
      expect([await friends.requestsOf(harin), await friends.requestsOf(dojun)]).toEqual([[], []])
      expect([await friends.newsOf(harin), await friends.newsOf(dojun)]).toEqual([[], []])
      expect(await friends.accept(to, friendRequestId)).toMatchObject({ status: 404, code: 'FRIEND4004' })
      expect(await friends.ask(from, to)).toMatchObject({ status: 404, code: 'FRIEND4007' })
      expect(await friends.ask(to, from)).toMatchObject({ status: 404, code: 'FRIEND4007' })
    },
  )

  it.for(['by the manager', 'by the applicant'] as const)(
    'is an application that waits, when blocked %s, and leaves the band to others',
    async (who, { server, chat, harin, dojun, taeo, rooms, block }) => {
      const bandId = await chat.aBand(harin)
      await chat.anApplication(bandId, harin, dojun)
      const kept = await chat.anApplication(bandId, harin, taeo)
      await (who === 'by the manager' ? block(harin, dojun) : block(dojun, harin))
      expect(await server.deps.db.select({ roomId: applications.roomId }).from(applications)).toEqual([
        { roomId: kept },
      ])
      expect(await rooms(dojun)).toEqual([])
      expect(await rooms(harin)).toMatchObject([{ chatRoomInfo: [{ roomId: kept }] }])
    },
  )

  it('is not an application that was decided, but nobody sees it while it lasts', async ({
    server,
    chat,
    harin,
    dojun,
    rooms,
    block,
    unblock,
  }) => {
    const bandId = await chat.aBand(harin)
    const roomId = await chat.anApplication(bandId, harin, dojun, { passFail: 'PASS' })
    const applicants = async () =>
      (await server.call(listApplications, { as: harin, path: { bandId } })).value.bandChatList.map(
        (each) => each.roomId,
      )
    await block(dojun, harin)
    expect(await rooms(dojun)).toEqual([])
    expect(await applicants()).toEqual([])
    await unblock(dojun, harin)
    expect(await rooms(dojun)).toMatchObject([{ roomId }])
    expect(await applicants()).toEqual([roomId])
  })
})

describe('between two members with a block', () => {
  it.for(['the blocker', 'the blocked'] as const)(
    'the private room is gone for %s, counts nothing unread and takes no message, until the block ends',
    async (who, { server, chat, harin, dojun, rooms, block, unblock }) => {
      const me = who === 'the blocker' ? harin : dojun
      const other = me === harin ? dojun : harin
      const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
      await chat.toPrivate(other, roomId, { content: '읽지 않은 말' })
      await block(harin, dojun)
      const before = server.events.length

      expect(await rooms(me)).toEqual([])
      expect(await chat.toPrivate(me, roomId, { content: '저기요' })).toMatchObject({ code: 'CHAT4007' })
      expect(await chat.readPrivate(me, roomId, 1)).toBeNull()
      await chat.typeIn(me, roomId)
      expect(await server.call(listMessages, { as: me, path: { roomId } })).toMatchObject({
        status: 404,
        code: 'CHAT4004',
      })
      expect(
        await server.call(openPrivateRoom, { as: me, body: { memberId: other.memberId } }),
      ).toMatchObject({
        status: 404,
        code: 'MEMBER4004',
      })
      expect(server.events.length).toBe(before)

      await unblock(harin, dojun)
      expect(await rooms(me)).toMatchObject([{ roomId, unreadCount: 1 }])
      expect(messagesOf(server.events)).toHaveLength(1)
      expect((await server.call(listMessages, { as: me, path: { roomId } })).value.messages).toHaveLength(1)
      expect(await chat.toPrivate(me, roomId, { content: '다시 안녕하세요' })).toBeNull()
    },
  )

  it('a message that was permitted a moment before the block is refused', async ({
    server,
    chat,
    harin,
    dojun,
    block,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toPrivate(dojun, roomId, { content: '하나' })
    const [, refusal] = await Promise.all([
      block(harin, dojun),
      (async () => {
        for (let n = 0; n < 50; n += 1) {
          const refused = await chat.toPrivate(dojun, roomId, { content: String(n) })
          if (refused) return refused
        }
        return null
      })(),
    ])
    expect(refusal).toMatchObject({ code: 'CHAT4007' })
    const heard = messagesOf(server.events).length
    await chat.toPrivate(dojun, roomId, { content: '끝' })
    expect(messagesOf(server.events)).toHaveLength(heard)
  })

  it('a common group stays, with the messages of both, but neither sees the other type', async ({
    chat,
    harin,
    dojun,
    taeo,
    rooms,
    block,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    await block(harin, dojun)
    expect(await chat.toGroup(dojun, roomId, { content: '저는 6시요' })).toBeNull()
    expect(chat.events().at(-1)?.audience).toEqual([harin, dojun, taeo].map(({ memberId }) => memberId))
    expect(await rooms(harin)).toMatchObject([{ roomId, unreadCount: 1 }])
    await chat.typeIn(dojun, roomId)
    expect(chat.events().at(-1)).toMatchObject({ event: { type: 'TYPING' }, audience: [taeo.memberId] })
    await chat.typeIn(harin, roomId)
    expect(chat.events().at(-1)).toMatchObject({ event: { type: 'TYPING' }, audience: [taeo.memberId] })
  })

  it('neither is similar to the other', async ({ server, harin, dojun, block, unblock }) => {
    await savedTest(server).track(harin, 'shared')
    await archiveTest(
      server,
      KINDS.find(({ kind }) => kind === 'track')!,
    ).save(dojun, 'track-shared')
    const alike = async (as: TestMember) =>
      (await server.call(listSimilarMembers, { as, query: { by: 'tracks' } })).value.map(
        ({ nickname }) => nickname,
      )
    expect(await alike(harin)).toEqual(['dojun99'])
    await block(harin, dojun)
    expect([await alike(harin), await alike(dojun)]).toEqual([[], []])
    await unblock(harin, dojun)
    expect(await alike(dojun)).toEqual(['harin'])
  })

  it.for(['the blocker', 'the blocked'] as const)(
    'a band of the one is not there for the other: %s',
    async (who, { server, chat, harin, dojun, taeo, block }) => {
      const [me, manager] = who === 'the blocker' ? [harin, dojun] : [dojun, harin]
      const bandId = await chat.aBand(manager, { sessions: ['bass'] })
      const listed = async (as: TestMember) => [
        (await server.call(listBands, { as, query: {} })).value.length,
        (await server.call(listRecommendedBands, { as, query: {} })).value.length,
        (await server.call(listBookmarks, { as })).value.length,
      ]
      for (const as of [me, taeo]) await server.call(addBookmark, { as, path: { bandId } })
      expect(await listed(me)).toEqual([1, 1, 1])
      await block(harin, dojun)
      expect(await listed(me)).toEqual([0, 0, 0])
      expect(await listed(taeo)).toEqual([1, 1, 1])
      expect(await server.call(readBandDetail, { as: me, path: { bandId } })).toMatchObject({
        status: 404,
        code: 'BAND4004',
      })
    },
  )

  it('the people of a third member’s band are shown without the other', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    block,
  }) => {
    const bandId = await chat.aBand(taeo)
    for (const member of [harin, dojun]) await chat.anApplication(bandId, taeo, member, { passFail: 'PASS' })
    const people = async (as: TestMember) =>
      JSON.stringify((await server.call(listBandMembers, { as, path: { bandId } })).value)
    expect(await people(harin)).toContain('dojun99')
    await block(dojun, harin)
    expect(await people(harin)).not.toContain('dojun99')
    expect(await people(dojun)).not.toContain('harin')
    expect(await people(taeo)).toContain('dojun99')
  })

  it('no invitation to a group of the one lets the other in', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    block,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    const { code } = (await server.call(readInvitation, { as: harin, path: { roomId } })).value
    await block(dojun, harin)
    expect(await server.call(findInvitation, { as: dojun, query: { code } })).toMatchObject({
      code: 'CHAT4014',
    })
    expect(await server.call(joinRoom, { as: dojun, path: { roomId }, body: { code } })).toMatchObject({
      code: 'CHAT4011',
    })
    expect((await server.call(joinRoom, { as: taeo, path: { roomId }, body: { code } })).status).toBe(200)
  })
})
