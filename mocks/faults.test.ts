import { expect, it } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { makeFaults } from './faults.ts'

const rooms = new Request('http://localhost/api/chat/rooms')
const messages = new Request('http://localhost/api/chat/rooms/52/messages?limit=20')

it('fails the call it was planted for, as often as asked, and leaves the others to the server', async () => {
  const faults = makeFaults()
  faults.fault(listMessages, 502, { times: 1 })
  expect(await faults.answer(rooms)).toBeNull()
  expect((await faults.answer(messages))?.status).toBe(502)
  expect(await faults.answer(messages)).toBeNull()
})

it('refuses with the envelope of a code', async () => {
  const faults = makeFaults()
  faults.fault(listRooms, 'COMMON429')
  const answer = await faults.answer(rooms)
  expect(answer?.headers.get('Retry-After')).toBe('30')
  expect(await answer?.json()).toMatchObject({ isSuccess: false, code: 'COMMON429' })
})

it('never answers a timeout, until the asker gives up', async () => {
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

it('holds every answer back until it is let go', async () => {
  const faults = makeFaults()
  const letGo = faults.hold()
  let isAnswered = false
  const answer = faults.answer(rooms).finally(() => (isAnswered = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isAnswered).toBe(false)
  letGo()
  expect(await answer).toBeNull()
  expect(await faults.answer(messages)).toBeNull()
})

it('gives way to the server again once cleared', async () => {
  const faults = makeFaults()
  faults.fault(listRooms, 'offline')
  expect((await faults.answer(rooms))?.type).toBe('error')
  faults.clear()
  expect(await faults.answer(rooms)).toBeNull()
})

it('lets so many calls through before the first one fails', async () => {
  const faults = makeFaults()
  faults.fault(listRooms, 502, { after: 2, times: 1 })
  const statuses = []
  for (let i = 0; i < 4; i += 1) statuses.push((await faults.answer(rooms))?.status ?? null)
  expect(statuses).toEqual([null, null, 502, null])
})
