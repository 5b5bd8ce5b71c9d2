import { expect, it, onTestFinished, vi } from 'vitest'
import type { QueryOf } from '#contract/call.ts'
import type { listRooms, RoomInfo } from '#contract/http/chat/rooms.ts'
import { ROOM_PAGE_SIZE } from '#contract/limits.ts'
import { readRoomList, type RoomListRead } from './readRoomList.ts'
import { withChanges } from './restOfRoomList.ts'
import { aManagedBand, aPrivateRoom, at } from './testing/someRooms.ts'

type Answer = RoomListRead
type Query = QueryOf<typeof listRooms>

/** Answers in this order; null: the request fails. Every other request is one too many. */
function aServer(...answers: (Answer | null)[]) {
  const asked: Query[] = []
  const ask = async (query: Query) => {
    asked.push(query)
    const answer = answers.shift()
    if (answer === undefined) throw new Error(`an unexpected request: ${JSON.stringify(query)}`)
    return answer ? { data: answer } : { error: 'offline' as const }
  }
  return { asked, read: (before?: RoomListRead) => readRoomList(before, ask) }
}

const [one, two, three] = [1, 2, 3].map((roomId) => aPrivateRoom(roomId)) as [RoomInfo, RoomInfo, RoomInfo]
const ids = (rooms: number[], bands: number[] = []) => ({ rooms, bands })
const FIRST = { limit: ROOM_PAGE_SIZE }

it('a list that fits on one page is read with one request', async () => {
  const { asked, read } = aServer({ chatRoomInfos: [two, one], nextCursor: null, version: 'v1' })
  expect(await read()).toMatchObject({ data: { chatRoomInfos: [two, one], version: 'v1' } })
  expect(asked).toEqual([FIRST])
})

it('a known list asks for the changes alone, and keeps the other rows', async () => {
  const changed = aPrivateRoom(1, { unreadCount: 3, lastMessageAt: at(9) })
  const { asked, read } = aServer({ chatRoomInfos: [changed], version: 'v2', ids: ids([1, 2]) })
  const { data } = await read({ chatRoomInfos: [three, two, one], version: 'v1' })
  expect(data).toEqual({ chatRoomInfos: [two, changed], version: 'v2' })
  expect(data!.chatRoomInfos[0]).toBe(two)
  expect(asked).toEqual([{ ...FIRST, since: 'v1' }])
})

it('asks for the whole list when the code for the rest cannot be loaded', async () => {
  vi.doMock('./restOfRoomList.ts', () => Promise.reject(new Error('no network')))
  onTestFinished(() => vi.doUnmock('./restOfRoomList.ts'))
  const { asked, read } = aServer({ chatRoomInfos: [three], nextCursor: 'after 3', version: 'v1' }, null)
  expect(await read()).toEqual({ error: 'offline' })
  expect(asked).toEqual([FIRST, {}])
})

it('a long list is read in pages, and what moved meanwhile is among the changes since the first', async () => {
  const moved = aPrivateRoom(1, { lastMessageAt: at(9) })
  const { asked, read } = aServer(
    { chatRoomInfos: [three], nextCursor: 'after 3', version: 'v1' },
    { chatRoomInfos: [two], nextCursor: null, version: 'v2' },
    { chatRoomInfos: [moved], version: 'v3', ids: ids([1, 2, 3]) },
  )
  expect(await read()).toEqual({ data: { chatRoomInfos: [three, two, moved], version: 'v3' } })
  expect(asked).toEqual([FIRST, { cursor: 'after 3' }, { since: 'v1' }])
})

it('goes on with the pages when the server answers a version with the first page', async () => {
  const { asked, read } = aServer({ chatRoomInfos: [two, one], nextCursor: null, version: 'v9' })
  expect(await read({ chatRoomInfos: [three], version: 'v1' })).toMatchObject({
    data: { chatRoomInfos: [two, one], version: 'v9' },
  })
  expect(asked).toEqual([{ ...FIRST, since: 'v1' }])
})

it('reads the list again when the changes name a row that it does not have', async () => {
  const { asked, read } = aServer(
    { chatRoomInfos: [], version: 'v2', ids: ids([1, 2]) },
    { chatRoomInfos: [two, one], nextCursor: null, version: 'v3' },
    { chatRoomInfos: [], version: 'v4', ids: ids([1, 2]) },
  )
  expect(await read({ chatRoomInfos: [one], version: 'v1' })).toEqual({
    data: { chatRoomInfos: [two, one], version: 'v4' },
  })
  expect(asked).toEqual([{ ...FIRST, since: 'v1' }, FIRST, { since: 'v3' }])
})

it('asks for the whole list when too much changes between the pages', async () => {
  const { asked, read } = aServer(
    { chatRoomInfos: [three], nextCursor: 'after 3', version: 'v1' },
    { chatRoomInfos: [two], nextCursor: null, version: 'v2' },
    { chatRoomInfos: [one], nextCursor: 'after 1', version: 'v3' },
    { chatRoomInfos: [three, two, one] },
  )
  expect(await read()).toEqual({ data: { chatRoomInfos: [three, two, one] } })
  expect(asked.at(-1)).toEqual({})
})

it('takes the whole list of a server without pages, and asks it for pages the next time', async () => {
  const { asked, read } = aServer({ chatRoomInfos: [two, one] }, { chatRoomInfos: [two, one] })
  const { data } = await read()
  expect(data).toEqual({ chatRoomInfos: [two, one] })
  await read(data)
  expect(asked).toEqual([FIRST, FIRST])
})

it.each([0, 1, 2])('fails with the request that fails, here after %i others', async (good) => {
  const answers: Answer[] = [
    { chatRoomInfos: [three], nextCursor: 'after 3', version: 'v1' },
    { chatRoomInfos: [two], nextCursor: null, version: 'v2' },
  ]
  const { read } = aServer(...answers.slice(0, good), null)
  expect(await read()).toEqual({ error: 'offline' })
})

it('a managed band and a room of the same number are two rows', () => {
  const band = aManagedBand([7])
  const room = aPrivateRoom(band.bandId)
  const answer = { chatRoomInfos: [], ids: ids([band.bandId], [band.bandId]) }
  expect(withChanges([band, room], answer)).toHaveLength(2)
  expect(withChanges([band, room], { ...answer, ids: ids([], [band.bandId]) })).toEqual([band])
})
