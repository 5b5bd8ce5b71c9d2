import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom } from '#contract/http/chat/rooms.ts'
import { askEarly, forgetEarly } from './early.ts'
import { request } from './request.ts'
import { send } from './send.ts'
import { enveloped, refusal, stubServer } from './testing/stubServer.ts'

const ADDRESS = '/api/chat/rooms/7/messages?limit=20'
const PAGE = { messages: [], hasNext: false, lastMessageId: null }

beforeEach(forgetEarly)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ask = (accessToken = 'tok') =>
  send(request(listMessages, { path: { roomId: 7 }, query: { limit: 20 } }), accessToken)

it('an early answer serves the first request of its address, which is then not sent', async () => {
  const seen = stubServer(() => enveloped(PAGE))
  askEarly([ADDRESS], 'tok')
  expect((await ask()).data).toEqual(PAGE)
  expect(seen.map(({ path, token }) => [path, token])).toEqual([[ADDRESS, 'Bearer tok']])
})

it('an early answer serves only one request, because the next one needs fresh data', async () => {
  const seen = stubServer(() => enveloped(PAGE))
  askEarly([ADDRESS], 'tok')
  await ask()
  await ask()
  expect(seen).toHaveLength(2)
})

it.each([
  ['refused', () => refusal(401, 'COMMON401')],
  ['lost', () => 'offline' as const],
])('a request is sent again when its early answer was %s', async (_how, first) => {
  let asks = 0
  stubServer(() => ((asks += 1) === 1 ? first() : enveloped(PAGE)))
  askEarly([ADDRESS], 'tok')
  expect((await ask()).data).toEqual(PAGE)
  expect(asks).toBe(2)
})

it('a request whose early answer was 404 is not sent again', async () => {
  const seen = stubServer(() => refusal(404, 'CHAT4004'))
  askEarly([ADDRESS], 'tok')
  expect((await ask()).error).toMatchObject({ kind: 'refused', code: 'CHAT4004' })
  expect(seen).toHaveLength(1)
})

it('an address is not requested again while its early answer is pending', async () => {
  const seen = stubServer(() => enveloped(PAGE))
  askEarly([ADDRESS], 'tok')
  askEarly([ADDRESS], 'tok')
  await ask()
  expect(seen).toHaveLength(1)
})

it('an early answer does not serve another member or another call', async () => {
  const seen = stubServer(() => enveloped(PAGE))
  askEarly([ADDRESS], 'tok')
  await ask('another member')
  await send(request(enterRoom, { path: { roomId: 7 } }), 'tok')
  expect(seen).toHaveLength(3)
})

it('an early answer is discarded after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const seen = stubServer(() => enveloped(PAGE))
  askEarly([ADDRESS], 'tok')
  vi.advanceTimersByTime(10_000)
  await ask()
  expect(seen).toHaveLength(2)
})

it('forgetEarly discards the early answers', async () => {
  const seen = stubServer(() => enveloped(PAGE))
  askEarly([ADDRESS], 'tok')
  forgetEarly()
  await ask()
  expect(seen).toHaveLength(2)
})
