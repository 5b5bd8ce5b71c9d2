import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { muteRoom } from '#contract/http/chat/mutes.ts'
import { changeRoom, listRooms, pinRoom, unpinRoom } from '#contract/http/chat/rooms.ts'
import { blockMember, unblockMember } from '#contract/http/safety/blocks.ts'
import { ROOM_PAGE_SIZE, ROOM_PAGE_SIZE_MAX } from '#contract/limits.ts'
import { participants } from '#server/db/schema.ts'
import { onPostgres } from '#server/testing/databases.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testPostgres, workersDatabase } from '#server/testing/store.ts'
import { it as base } from '../chat.fixtures.ts'
import { SHORT_ROOMS_MAX } from './roomList.queries.ts'
import { keyOf, manyGroups, RoomListReader, wholeList } from './roomListReader.fixtures.ts'

const it = base
  .extend(
    'list',
    ({ server }) =>
      (as: TestMember, query: Record<string, unknown>) =>
        server.call(listRooms, { as, query }),
  )
  .extend('reader', async ({ server, harin }) => new RoomListReader(server, harin))
  .extend('groups', async ({ server, chat, harin, dojun }) => {
    const groups = []
    for (const name of ['하나', '둘', '셋']) {
      const roomId = await chat.aRoom('GROUP', [harin, dojun], { name })
      server.clock.advance({ minutes: 1 })
      await chat.toGroup(dojun, roomId, { content: name })
      groups.push(roomId)
    }
    return groups
  })

describe('a page of the room list (CH1)', () => {
  it('is not asked for without parameters: the answer is the whole list and nothing else', async ({
    list,
    groups,
    harin,
  }) => {
    const { value } = await list(harin, {})
    expect(Object.keys(value)).toEqual(['chatRoomInfos'])
    expect(value.chatRoomInfos).toHaveLength(groups.length)
  })

  it('has the newest rooms, and a cursor for those behind', async ({ list, groups, harin }) => {
    const { value: first } = await list(harin, { limit: 2 })
    expect(first.chatRoomInfos.map(({ chatName }) => chatName)).toEqual(['셋', '둘'])
    const { value: second } = await list(harin, { limit: 2, cursor: first.nextCursor })
    expect(second).toMatchObject({ chatRoomInfos: [{ roomId: groups[0] }], nextCursor: null })
  })

  it('goes on behind a room that has moved to the top meanwhile', async ({
    server,
    list,
    chat,
    groups,
    harin,
  }) => {
    const { value: first } = await list(harin, { limit: 1 })
    server.clock.advance({ minutes: 1 })
    await chat.toGroup(harin, groups[1]!, { content: '위로' })
    const { value: second } = await list(harin, { limit: 1, cursor: first.nextCursor })
    expect(second.chatRoomInfos.map(({ chatName }) => chatName)).toEqual(['하나'])
  })

  it('of a short list is read with one statement, whatever is in it', async ({
    chat,
    list,
    groups,
    harin,
    dojun,
  }) => {
    await chat.anApplication(await chat.aBand(harin), harin, dojun)
    await list(harin, { limit: ROOM_PAGE_SIZE }) // warms up the session check
    expect(groups.length).toBeGreaterThan(1)
    expect(await chat.statementsDuring(() => list(harin, { limit: ROOM_PAGE_SIZE }))).toBe(1)
    expect(await chat.statementsDuring(() => list(harin, { limit: 2 }))).toBe(1)
  })

  it('of a long list is read with two, and has the same rows', async ({
    server,
    chat,
    list,
    harin,
    dojun,
  }) => {
    await manyGroups(server, [harin, dojun])
    const whole = [...(await wholeList(server, harin)).keys()]
    expect(whole).toHaveLength(SHORT_ROOMS_MAX + 1)
    expect(await new RoomListReader(server, harin, 40).readPages()).toEqual(whole)
    expect(await chat.statementsDuring(() => list(harin, { limit: ROOM_PAGE_SIZE }))).toBe(2)

    await server.deps.db.delete(participants).where(eq(participants.memberId, harin.memberId))
    await list(harin, { limit: ROOM_PAGE_SIZE }) // it is found to be short
    expect(await chat.statementsDuring(() => list(harin, { limit: ROOM_PAGE_SIZE }))).toBe(1)
  })

  it('has the rows of its own member alone when several are read at once', async ({
    server,
    chat,
    list,
    groups,
    harin,
    dojun,
    taeo,
  }) => {
    const roomId = await chat.aRoom('PRIVATE', [dojun, taeo])
    await manyGroups(server, [taeo])
    const [ofHarin, ofDojun, ofTaeo] = await Promise.all(
      [harin, dojun, taeo].map((as) => list(as, { limit: ROOM_PAGE_SIZE })),
    )
    const ids = (answer: typeof ofHarin) => answer!.value.chatRoomInfos.map((room) => room.roomId).sort()
    expect(ids(ofHarin)).toEqual(groups)
    expect(ids(ofDojun)).toEqual([...groups, roomId])
    expect(ids(ofTaeo)).toHaveLength(SHORT_ROOMS_MAX + 2)
  })

  it('has as many rows as an app of an earlier release asks for', async ({ list, groups, harin }) => {
    const { value } = await list(harin, { limit: ROOM_PAGE_SIZE_MAX })
    expect(value.chatRoomInfos).toHaveLength(groups.length)
  })

  it.for<[what: string, query: Record<string, unknown>, field: string | null]>([
    ['a limit of 0', { limit: 0 }, 'limit'],
    ['a limit above the largest page', { limit: ROOM_PAGE_SIZE_MAX + 1 }, 'limit'],
    ['a cursor with a version', { cursor: '-_-_r1', since: '1.1.1' }, 'since'],
    ['a cursor that is none', { cursor: 'r1' }, null],
    ['a long cursor', { cursor: 'r'.repeat(101) }, 'cursor'],
  ])('is refused with %s', async ([, query, field], { list, harin }) => {
    const { code, result } = await list(harin, query)
    expect(code).toBe('COMMON400')
    expect(Object.keys(result ?? {})).toEqual(field === null ? [] : [field])
  })
})

describe('the changes of the room list since a version (CH1)', () => {
  it('hold a room whose mute has ended by its time', async ({ server, list, groups, reader, harin }) => {
    const until = new Date(server.clock.now().getTime() + 60_000).toISOString()
    const path = { roomId: groups[0]! }
    await server.call(muteRoom, { as: harin, path, body: { until, mentions: true } })
    await reader.readPages()
    server.clock.advance({ minutes: 1 })
    const { value } = await list(harin, { since: reader.version })
    expect(value.chatRoomInfos.find(({ roomId }) => roomId === groups[0])).toMatchObject({ muted: null })
  })

  it('name a room that was left no more', async ({ chat, list, groups, reader, harin }) => {
    await reader.readPages()
    await chat.leave(harin, groups[1]!)
    const { value } = await list(harin, { since: reader.version })
    expect(new Set(value.ids!.rooms)).toEqual(new Set([groups[0], groups[2]]))
  })

  it('hold a band whose pin was taken off, and one whose applicant is blocked no more', async ({
    server,
    chat,
    list,
    reader,
    harin,
    dojun,
  }) => {
    const bandId = await chat.aBand(harin)
    const roomId = await chat.anApplication(bandId, harin, dojun, { passFail: 'PASS' })
    await server.call(pinRoom, { as: harin, query: { bandId } })
    await reader.readPages()
    await server.call(unpinRoom, { as: harin, query: { bandId } })
    const { value: unpinned } = await list(harin, { since: reader.version })
    expect(unpinned.chatRoomInfos).toMatchObject([{ bandId, pinnedAt: null }])

    await server.call(blockMember, { as: dojun, path: { memberId: harin.memberId } })
    expect(await reader.readChanges()).toBe(true)
    expect([...reader.rows.values()]).toMatchObject([{ bandId, chatRoomInfo: [] }])
    await server.call(unblockMember, { as: dojun, path: { memberId: harin.memberId } })
    expect(await reader.readChanges()).toBe(true)
    expect([...reader.rows.values()]).toMatchObject([{ bandId, chatRoomInfo: [{ roomId }] }])
  })

  it('are the first page instead when more rows have changed than a page holds', async ({
    chat,
    list,
    groups,
    reader,
    harin,
  }) => {
    await reader.readPages()
    for (const roomId of groups) await chat.toGroup(harin, roomId, { content: '말' })
    const { value } = await list(harin, { since: reader.version, limit: 2 })
    expect(value).toMatchObject({ nextCursor: expect.any(String), version: expect.any(String) })
    expect([value.chatRoomInfos.length, value.ids]).toEqual([2, undefined])
  })

  it.for<[what: string, of: (version: string[]) => string]>([
    ['no version', () => 'gestern'],
    [
      'of a Postgres that was started at another time',
      ([started, ...rest]) => [`${started}0`.slice(1), ...rest].join('.'),
    ],
    ['of a transaction that is yet to come', ([started, , at]) => [started, 10 ** 14, at].join('.')],
    ['of a time that is none', ([started, oldest]) => [started, oldest, 10 ** 15 - 1].join('.')],
  ])('are the first page instead when the version is %s', async ([, of], { list, groups, reader, harin }) => {
    await reader.readPages()
    const { value } = await list(harin, { since: of(reader.version!.split('.')) })
    expect(value.ids).toBeUndefined()
    expect(value.chatRoomInfos).toHaveLength(groups.length)
  })
})

/** On a Postgres other tests have transactions under way, and what was written after these is told again. */
describe.skipIf(testPostgres)('the changes since a version, where no transaction is under way,', () => {
  it('are none when nothing has happened, with one statement', async ({
    chat,
    list,
    groups,
    reader,
    harin,
  }) => {
    await reader.readPages()
    let answer: Awaited<ReturnType<typeof list>> | undefined
    const statements = await chat.statementsDuring(async () => {
      answer = await list(harin, { since: reader.version })
    })
    const { chatRoomInfos, ids } = answer!.value
    expect(chatRoomInfos).toEqual([])
    expect([new Set(ids!.rooms), ids!.bands]).toEqual([new Set(groups), []])
    expect(statements).toBe(1)
  })

  it('hold the rooms with a new message, not the others', async ({
    chat,
    list,
    groups,
    reader,
    harin,
    dojun,
  }) => {
    await reader.readPages()
    await chat.toGroup(dojun, groups[0]!, { content: '새 말' })
    const { value } = await list(harin, { since: reader.version })
    expect(value.chatRoomInfos).toMatchObject([{ roomId: groups[0], unreadCount: 2 }])
  })

  it('are told once', async ({ server, list, groups, reader, harin }) => {
    await reader.readPages()
    await server.call(changeRoom, { as: harin, body: { roomId: groups[0]!, roomName: '새 이름' } })
    const { value } = await list(harin, { since: reader.version })
    expect(value.chatRoomInfos).toHaveLength(1)
    expect((await list(harin, { since: value.version })).value.chatRoomInfos).toEqual([])
  })
})

describe.runIf(testPostgres)('the changes since a version, beside a transaction that is under way,', () => {
  it('hold what was begun before the version and committed after it', async ({
    server,
    chat,
    groups,
    reader,
    harin,
    dojun,
  }) => {
    const [early, late] = groups as [number, number]
    await onPostgres((await workersDatabase())!, async (client) => {
      await client.query('begin')
      await client.query('update rooms set name = $1 where id = $2', ['늦은 이름', early])
      await chat.toGroup(dojun, late, { content: '나중에 시작해 먼저 끝남' })
      await reader.readPages()
      await client.query('commit')
    })
    expect(await reader.readChanges()).toBe(true)
    expect(reader.rows).toEqual(await wholeList(server, harin))
    expect([...reader.rows.values()].find((row) => keyOf(row) === `room ${early}`)!.chatName).toBe(
      '늦은 이름',
    )
  })
})
