import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeRoomList, selectRoomList } from '../roomListCache.ts'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aTab, type ChatTab } from '../testing/chatTab.ts'
import { noteMute, totalUnread } from './roomList.ts'

const HOUR_MS = 60 * 60 * 1_000

let server: ChatServer
let tab: ChatTab

beforeEach(async () => {
  vi.useFakeTimers()
  server = chatServer([5, 6].map((roomId) => ({ roomId, roomType: 'PRIVATE', people: [1, 2] })))
  for (const roomId of [5, 6]) server.say(roomId, 2, '첫 마디')
  tab = aTab(server)
  await settle()
  void tab.loadRooms()
  await settle()
  await settle()
})

afterEach(() => {
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)
const list = () => selectRoomList(tab.getState())!
const mutedIds = () =>
  list().flatMap(({ roomId, ...room }) => ('muted' in room && room.muted ? [roomId] : []))
const mute = (roomId: number, ms: number | null) => {
  const until = ms === null ? null : new Date(Date.now() + ms).toISOString()
  tab.dispatch(changeRoomList((rooms) => void noteMute(rooms, roomId, { until, mentions: true })))
}

it('a mute ends by itself at its time, and the room is counted again', async () => {
  mute(5, HOUR_MS)
  await settle(HOUR_MS - 1)
  expect([mutedIds(), totalUnread(list())]).toEqual([[5], 1])
  await settle(1)
  expect([mutedIds(), totalUnread(list())]).toEqual([[], 2])
})

it('several mutes end one after the other, and one that was changed at its new time', async () => {
  mute(5, HOUR_MS)
  mute(6, 2 * HOUR_MS)
  mute(5, 3 * HOUR_MS)
  await settle(2 * HOUR_MS)
  expect(mutedIds()).toEqual([5])
  await settle(HOUR_MS)
  expect(mutedIds()).toEqual([])
})

it('a mute of weeks ends as well, and one without a time does not', async () => {
  mute(5, 40 * 24 * HOUR_MS)
  mute(6, null)
  await settle(40 * 24 * HOUR_MS - 1)
  expect(mutedIds().sort()).toEqual([5, 6])
  await settle(1)
  expect(mutedIds()).toEqual([6])
})
