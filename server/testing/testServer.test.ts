import { beforeEach, expect, it } from 'vitest'
import { listFriends } from '#contract/http/friends/friends.ts'
import { members, messages, participants, rooms } from '../db/schema.ts'
import { chatTest } from '../modules/chat/chat.fixtures.ts'
import { untilSomebodyWaits } from './lockWaits.ts'
import { testPostgres } from './store.ts'
import { testServer, type TestServer } from './testServer.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

it('the test server starts empty and numbers its members from 1, every time', async () => {
  expect((await server.aMember()).memberId).toBe(1)
  expect((await (await testServer()).aMember()).memberId).toBe(1)
})

it('the test server starts empty however much a test wrote, rolled back or left to foreign keys', async () => {
  const chat = chatTest(server)
  const people = [await server.aMember(), await server.aMember()]
  const roomId = await chat.aRoom('GROUP', people)
  // More than the limit for deleting row by row.
  await chat.history(roomId, people, 8_000)
  const undone = server.deps.db.transaction(async (tx) => {
    await tx.insert(rooms).values({ kind: 'GROUP', name: '합주', createdAt: server.clock.now() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')

  server = await testServer()
  for (const table of [members, rooms, participants, messages])
    expect(await server.deps.db.$count(table)).toBe(0)
  expect((await server.aMember()).memberId).toBe(1)
  expect(await chatTest(server).aRoom('GROUP', [])).toBe(1)
})

it('the test server waits until a transaction that a test left behind has ended', async () => {
  const left = server.deps.db.transaction(async (tx) => {
    await tx.insert(rooms).values({ kind: 'GROUP', name: '합주', createdAt: server.clock.now() })
    if (testPostgres === null) return
    const emptied = testServer()
    await untilSomebodyWaits(tx)
    return { emptied }
  })
  await (
    await left
  )?.emptied
  expect(await (await testServer()).deps.db.$count(rooms)).toBe(0)
})

it('reading the value of a refused call throws', async () => {
  const answer = await server.call(listFriends)
  expect(answer).toMatchObject({ status: 401, code: 'COMMON401', message: '인증이 필요합니다.' })
  expect(() => answer.value).toThrow('F1 was refused: 401')
})
