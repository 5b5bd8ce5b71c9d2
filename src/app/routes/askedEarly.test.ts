import { afterEach, expect, it, vi } from 'vitest'
import { listRecommendedBands } from '#contract/http/bands/bands.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { listMemberTracks, readMemberProfile, readProfile } from '#contract/http/profile/profile.ts'
import { MESSAGE_PAGE_SIZE, ROOM_PAGE_SIZE } from '#contract/limits.ts'
import { request } from '#src/api/request.ts'
import { send } from '#src/api/send.ts'
import { stubServer } from '#src/api/testing/stubServer.ts'
import { howMany } from '#src/features/bands/recommended/findBands.ts'
import { paths } from '#src/lib/paths.ts'
import { ASKED_EARLY, askedAt } from './askedEarly.ts'
import { ROUTES } from './routeTable.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ROOMS = `/api/chat/rooms?limit=${ROOM_PAGE_SIZE}`
const early = (path: string) => askedAt(new URL(path, location.origin)).map(({ address }) => address)

it('the table contains only paths of routes', () => {
  const known = ROUTES.map(({ path }) => path)
  expect(Object.keys(ASKED_EARLY).filter((path) => !known.includes(path))).toEqual([])
})

it('a private conversation has exactly the early requests that it sends itself', async () => {
  const seen = stubServer(() => ({ json: {} }))
  await send(request(listRooms, { query: { limit: ROOM_PAGE_SIZE } }), 'tok')
  const newest = { path: { roomId: 7 }, query: { limit: MESSAGE_PAGE_SIZE } }
  await send(request(listMessages, newest), 'tok')
  expect(early(paths.privateChat(7))).toEqual(seen.map((each) => each.path))
})

it('a group has the early request for the room list only, because it must be joined before it is read', () => {
  expect(early(paths.groupChat(7))).toEqual([ROOMS])
})

it('a conversation without a valid room id has the early request for the room list only', () => {
  expect(early(paths.privateChat())).toEqual([ROOMS])
  expect(early('/home/private-chat?roomId=../7')).toEqual([ROOMS])
})

it('a profile has exactly the early requests that it sends itself', async () => {
  const seen = stubServer(() => ({ json: {} }))
  const one = { path: { memberId: 7 } }
  await send(request(readProfile), 'tok')
  await send(request(readMemberProfile, one), 'tok')
  await send(request(listMemberTracks, one), 'tok')
  const [own, theirs, songs] = seen.map((each) => each.path)
  expect(early(paths.my())).toEqual([own])
  expect(early(paths.profileDetail(7))).toEqual([theirs])
  expect(early(paths.profileOther(7))).toEqual([theirs, songs])
})

it('home has exactly the early request that it sends itself', async () => {
  const seen = stubServer(() => ({ json: {} }))
  await send(request(listRecommendedBands, { query: { limit: howMany('home', 0) } }), 'tok')
  expect(early(paths.home())).toEqual(seen.map((each) => each.path))
})

it.each([paths.login(), '/nowhere', '/profile-other/me'])('%s has no early requests', (path) => {
  expect(early(path)).toEqual([])
})
