import { expect, it } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { makeFaults } from './faults.ts'

const rooms = new Request('http://localhost/api/chat/rooms')
const messages = new Request('http://localhost/api/chat/rooms/52/messages?limit=20')

it('a fault fails its call as often as asked, and other calls reach the server', async () => {
  const faults = makeFaults()
  faults.fault(listMessages, 502, { times: 1 })
  expect(await faults.answer(rooms)).toBeNull()
  expect((await faults.answer(messages))?.status).toBe(502)
  expect(await faults.answer(messages)).toBeNull()
})

it('an error code is answered in the envelope', async () => {
  const faults = makeFaults()
  faults.fault(listRooms, 'COMMON429')
  const answer = await faults.answer(rooms)
  expect(answer?.headers.get('Retry-After')).toBe('30')
  expect(await answer?.json()).toMatchObject({ isSuccess: false, code: 'COMMON429' })
})

it('a timeout has no answer until the request is aborted', async () => {
  const faults = makeFaults()
  faults.fault(listRooms, 'timeout')
  const asker = new AbortController()
  const request = new Request(rooms, { signal: asker.signal })
  const answer = faults.answer(request)
  let isAnswered = false
  void answer.then(() => (isAnswered = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isAnswered).toBe(false)
  asker.abort()
  expect(await answer).toMatchObject({ type: 'error' })
  expect(await faults.answer(request)).toMatchObject({ type: 'error' })
})

it('held answers wait until they are released', async () => {
  const faults = makeFaults()
  const letGo = faults.hold()
  let isAnswered = false
  const answer = faults.answer(rooms).finally(() => (isAnswered = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isAnswered).toBe(false)
  expect(faults.isHolding(listRooms)).toBe(true)
  expect(faults.isHolding(listMessages)).toBe(false)
  letGo()
  expect(await answer).toBeNull()
  expect(faults.isHolding(listRooms)).toBe(false)
  expect(await faults.answer(messages)).toBeNull()
})

it('calls reach the server again after clear', async () => {
  const faults = makeFaults()
  faults.fault(listRooms, 'offline')
  expect((await faults.answer(rooms))?.type).toBe('error')
  faults.clear()
  expect(await faults.answer(rooms)).toBeNull()
})

it('a fault with `after` lets that many calls through first', async () => {
  const faults = makeFaults()
  faults.fault(listRooms, 502, { after: 2, times: 1 })
  const statuses = []
  for (let i = 0; i < 4; i += 1) statuses.push((await faults.answer(rooms))?.status ?? null)
  expect(statuses).toEqual([null, null, 502, null])
})

it('a lost answer is one that the server has given', async () => {
  const faults = makeFaults()
  faults.fault(listRooms, 'lost', { times: 1 })
  let served = 0
  const serve = async () => void (served += 1)
  expect((await faults.answer(rooms, serve))?.type).toBe('error')
  expect(served).toBe(1)
  expect(await faults.answer(rooms, serve)).toBeNull()
  expect(served).toBe(1)
})
