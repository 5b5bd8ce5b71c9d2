import { beforeEach, expect, it } from 'vitest'
import { listFriends } from '#contract/http/friends.ts'
import { testServer, type TestServer } from './testServer.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

it('starts empty and numbers its members from 1, every time', async () => {
  expect((await server.aMember()).memberId).toBe(1)
  expect((await (await testServer()).aMember()).memberId).toBe(1)
})

it('refuses to hand out the value of a refusal', async () => {
  const answer = await server.call(listFriends)
  expect(answer).toMatchObject({ status: 401, code: 'COMMON401', message: '인증이 필요합니다.' })
  expect(() => answer.value).toThrow('F1 was refused: 401')
})
