import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { ROOM_PAGE_SIZE } from '#contract/limits.ts'
import { api } from '#src/api/api.ts'
import { enveloped, stubServer } from '#src/api/testing/stubServer.ts'
import { authOf, authReducer, loggedIn, sessionEnded } from '#src/auth/authSlice.ts'
import { chatApi } from './chatApi.ts'
import { changeRoomList, selectRoomList } from './roomListCache.ts'
import { aPrivateRoom } from './testing/someRooms.ts'

beforeEach(() => void vi.stubGlobal('location', new URL('http://localhost:3000/')))
afterEach(() => vi.unstubAllGlobals())

const sessionOf = (memberId: number) => ({ accessToken: `token ${memberId}`, refreshToken: 'r', memberId })

/** The store of a signed-in member; the end of a session empties the cache, as in the app. */
function aStore(memberId = 1) {
  const reducer = combineReducers({ auth: authReducer, [api.reducerPath]: api.reducer })
  const store = configureStore({
    reducer: (state: ReturnType<typeof reducer> | undefined, action: UnknownAction) =>
      reducer(
        state && sessionEnded.match(action) ? { ...state, [api.reducerPath]: undefined! } : state,
        action,
      ),
    preloadedState: { auth: authOf(sessionOf(memberId)) } as never,
    middleware: (usual) => usual({ thunk: { extraArgument: {} } }).concat(api.middleware),
  })
  return {
    ...store,
    list: () => selectRoomList(store.getState()),
    read: () =>
      store.dispatch(
        chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true, subscribe: false }),
      ),
  }
}

const page = (rooms: RoomInfo[], version: string) =>
  enveloped({ chatRoomInfos: rooms, nextCursor: null, version })
const changes = (rooms: RoomInfo[], ids: number[], version: string) =>
  enveloped({ chatRoomInfos: rooms, ids: { rooms: ids, bands: [] }, version })
const [first, second] = [aPrivateRoom(1), aPrivateRoom(2)]

it('asks for the changes since the last read, and puts them in order', async () => {
  const moved = aPrivateRoom(1, { lastMessageAt: '2026-11-20T11:00:00.000Z' })
  const seen = stubServer(({ path }) =>
    path.includes('since') ? changes([moved], [2, 1], 'v2') : page([second, first], 'v1'),
  )
  const { read, list } = aStore()
  await read()
  await read()
  expect(list()).toEqual([moved, second])
  await read()
  expect(seen.map(({ path }) => path.split('?')[1])).toEqual([
    `limit=${ROOM_PAGE_SIZE}`,
    `limit=${ROOM_PAGE_SIZE}&since=v1`,
    `limit=${ROOM_PAGE_SIZE}&since=v2`,
  ])
})

it('replaces what the app has noted since, also in rooms that have not changed', async () => {
  stubServer(({ path }) => (path.includes('since') ? changes([], [1, 2], 'v2') : page([second, first], 'v1')))
  const { read, list, dispatch } = aStore()
  await read()
  dispatch(changeRoomList((rooms) => void rooms.splice(0, 1, { ...second, unreadCount: 9 })))
  expect(list()![0]).toMatchObject({ unreadCount: 9 })
  await read()
  expect(list()).toEqual([second, first])
})

it('does not apply the changes of one member to the list of another', async () => {
  let answer: (() => void) | undefined
  const seen = stubServer(async ({ token }) => {
    if (token === 'Bearer token 1') await new Promise<void>((resolve) => (answer = resolve))
    return page([token === 'Bearer token 1' ? first : second], `v of ${token}`)
  })
  const { read, list, dispatch } = aStore(1)
  const late = read()
  await vi.waitFor(() => expect(answer).toBeDefined())
  dispatch(sessionEnded())
  dispatch(loggedIn(sessionOf(2)))
  const own = read()
  await vi.waitFor(() => expect(list()).toEqual([second]))
  answer!()
  await Promise.all([late, own])
  await read()
  expect(list()).toEqual([second])
  expect(seen.map(({ path }) => path.split('?')[1])).toEqual([
    `limit=${ROOM_PAGE_SIZE}`,
    `limit=${ROOM_PAGE_SIZE}`,
    `limit=${ROOM_PAGE_SIZE}&since=${encodeURIComponent('v of Bearer token 2').replaceAll('%20', '+')}`,
  ])
})
