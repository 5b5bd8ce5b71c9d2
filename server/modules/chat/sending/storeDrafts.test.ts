import { beforeEach, expect, it } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { joinRoom } from '#contract/http/chat/rooms.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { chatTest, type ChatTest } from '../chat.fixtures.ts'
import { createRoomMembers, type RoomMembers } from '../roomMembers.ts'
import { storeDrafts, type Draft } from './sending.service.ts'

// Permission is read before the message is stored, without a lock in between.

let server: TestServer
let chat: ChatTest
let harin: TestMember
let dojun: TestMember
let taeo: TestMember
let roomId: number
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  harin = await server.aMember()
  dojun = await server.aMember()
  taeo = await server.aMember()
  roomId = await chat.aRoom('GROUP', [harin, dojun], { isOpen: true })
})

const saidBy = ({ memberId }: TestMember, content: string): Draft => ({
  roomId,
  senderId: memberId,
  kind: 'GROUP',
  receiverId: null,
  content,
  clientMessageId: null,
  attachmentId: null,
})

const join = (as: TestMember) => server.call(joinRoom, { as, path: { roomId } })

/** Reads the members, then runs `meanwhile` before the message is stored, at every read. */
function interrupted(meanwhile: () => Promise<unknown>): RoomMembers {
  const real = createRoomMembers()
  return {
    async of(db, rooms) {
      const lists = await real.of(db, rooms)
      await meanwhile()
      return lists
    },
  }
}

function once(work: () => Promise<unknown>): () => Promise<unknown> {
  let done = false
  return async () => {
    if (done) return
    done = true
    await work()
  }
}

const stored = async () => {
  const page = (await server.call(listMessages, { as: harin, path: { roomId }, query: {} })).value
  return page.messages.map(({ content }) => content)
}

it('refuses a message of a member who leaves before it is stored, and keeps those of the others', async () => {
  const store = storeDrafts(server.deps, interrupted(once(() => chat.leave(dojun, roomId))))
  const verdicts = await store([saidBy(harin, '여기 있어요'), saidBy(dojun, '저도요')])
  expect(verdicts).toMatchObject([{ refused: null }, { refused: 'CHAT4000' }])
  expect((await stored()).filter((content) => !content.includes('나갔습니다'))).toEqual(['여기 있어요'])
})

it('sends the message also to members who join before it is stored', async () => {
  const store = storeDrafts(server.deps, interrupted(once(() => join(taeo))))
  const [verdict] = await store([saidBy(harin, '다들 안녕')])
  await (verdict as { published: Promise<void> }).published
  const event = chat.events().at(-1)!
  expect(event.event).toMatchObject({ type: 'MESSAGE', data: { content: '다들 안녕' } })
  expect([...event.audience].sort((a, b) => a - b)).toEqual(
    [harin, dojun, taeo].map(({ memberId }) => memberId),
  )
})

it('publishes stored messages before it retries the others, because other nodes wait for them', async () => {
  const other = await chat.aRoom('GROUP', [harin, dojun])
  let tries = 0
  const toldBefore: unknown[] = []
  const store = storeDrafts(
    server.deps,
    interrupted(async () => {
      tries += 1
      if (tries === 1) await join(taeo)
      else toldBefore.push(...chat.events().filter((event) => event.roomId === other))
    }),
  )
  const verdicts = await store([
    saidBy(harin, '여기 있어요'),
    { ...saidBy(harin, '여기도요'), roomId: other },
  ])
  expect([tries, verdicts]).toMatchObject([2, [{ refused: null }, { refused: null }]])
  expect(toldBefore).toMatchObject([{ event: { type: 'MESSAGE', data: { content: '여기도요' } } }])
})

it('gives up on a room that changes at every try, and stores nothing', async () => {
  let inside = false
  const comesAndGoes = async () => {
    await (inside ? chat.leave(taeo, roomId) : join(taeo))
    inside = !inside
  }
  const store = storeDrafts(server.deps, interrupted(comesAndGoes))
  await expect(store([saidBy(harin, '들리나요')])).rejects.toThrow('changed at every try')
  expect(await stored()).not.toContain('들리나요')
})

it('stores nothing twice when it gives up on one of two rooms', async () => {
  const other = await chat.aRoom('GROUP', [harin, dojun])
  let inside = false
  const comesAndGoes = async () => {
    await (inside ? chat.leave(taeo, roomId) : join(taeo))
    inside = !inside
  }
  const store = storeDrafts(server.deps, interrupted(comesAndGoes))
  const drafts = [saidBy(harin, '들리나요'), { ...saidBy(harin, '여기는 돼요'), roomId: other }]
  const [givenUp, done] = await store(drafts)
  expect(done).toMatchObject({ refused: null })
  expect(givenUp).toMatchObject({ error: new Error('a room changed at every try to store a message in it') })
})

it('runs two statements for any number of messages and rooms', async () => {
  const store = storeDrafts(server.deps, createRoomMembers())
  const other = await chat.aRoom('GROUP', [harin, dojun])
  const drafts = [saidBy(harin, 'a'), saidBy(dojun, 'b'), { ...saidBy(harin, 'c'), roomId: other }]
  await store(drafts) // fills the cache of member lists
  expect(await chat.statementsDuring(() => store(drafts))).toBe(2)
})
