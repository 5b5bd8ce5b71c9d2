import { describe, expect } from 'vitest'
import { findInvitation, readInvitation, renewInvitation } from '#contract/http/chat/invitations.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { changeRoom, createRoom, enterRoom, joinRoom, leaveRoom } from '#contract/http/chat/rooms.ts'
import { GROUP_MEMBERS_MAX } from '#contract/limits.ts'
import { members, participants } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { it as base } from '../../chat.fixtures.ts'

const CLOSED = '초대받은 사람만 들어올 수 있는 채팅방이에요.'
const NEVER_MADE = 'AAAAAAAAAAAAAAAAAAAAAA'

const invitationTest = ({ call }: TestServer) => ({
  read: (as: TestMember, roomId: number) => call(readInvitation, { as, path: { roomId } }),
  renew: (as: TestMember, roomId: number) => call(renewInvitation, { as, path: { roomId } }),
  codeOf: async (as: TestMember, roomId: number) =>
    (await call(readInvitation, { as, path: { roomId } })).value.code,
  find: (as: TestMember, code: string) => call(findInvitation, { as, query: { code } }),
  join: (as: TestMember, roomId: number, code?: string) =>
    call(joinRoom, { as, path: { roomId }, ...(code !== undefined && { body: { code } }) }),
})
const it = base.extend('invited', ({ server }) => invitationTest(server))

describe('a closed group', () => {
  it('lets nobody in by its number: neither a stranger nor one who has left, who then read nothing', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    invited,
  }) => {
    const made = await server.call(createRoom, {
      as: harin,
      body: { memberIds: [dojun.memberId], roomName: '우리끼리' },
    })
    const { roomId } = made.value
    await chat.leave(dojun, roomId)
    const before = server.events.length
    for (const as of [taeo, dojun]) {
      expect(await invited.join(as, roomId)).toMatchObject({ status: 403, code: 'CHAT4011', message: CLOSED })
      expect((await server.call(listMessages, { as, path: { roomId } })).code).toBe('CHAT4000')
      expect((await chat.toGroup(as, roomId, { content: '안녕' }))?.code).toBe('CHAT4000')
    }
    expect(server.events).toHaveLength(before)
  })

  it('lets those in who have its code, also again after they have left', async ({
    chat,
    harin,
    taeo,
    roomId,
    rooms,
    invited,
  }) => {
    const code = await invited.codeOf(harin, roomId)
    expect((await invited.join(taeo, roomId, code)).value.message).toBe('taeo님이 채팅방에 참여하셨습니다.')
    expect(await rooms(taeo)).toMatchObject([{ roomId, ownerId: harin.memberId, isOpen: false }])
    expect((await invited.join(taeo, roomId, code)).code).toBe('CHAT4001')
    await chat.leave(taeo, roomId)
    expect((await invited.join(taeo, roomId, code)).status).toBe(200)
  })

  it('answers the same to no code, a renewed code, the code of another group, and one never made', async ({
    chat,
    harin,
    taeo,
    roomId,
    invited,
  }) => {
    const old = await invited.codeOf(harin, roomId)
    const renewed = (await invited.renew(harin, roomId)).value.code
    const others = await invited.codeOf(harin, await chat.aRoom('GROUP', [harin]))
    const answers = []
    for (const code of [undefined, old, others, NEVER_MADE]) {
      const { status, code: refusal, message } = await invited.join(taeo, roomId, code)
      answers.push({ status, refusal, message })
    }
    const closed = { status: 403, refusal: 'CHAT4011', message: CLOSED }
    expect(answers).toEqual([closed, closed, closed, closed])
    expect((await invited.join(taeo, roomId, renewed)).status).toBe(200)
  })

  it('goes on with its link when it is opened and closed again', async ({
    server,
    harin,
    taeo,
    roomId,
    invited,
  }) => {
    const code = await invited.codeOf(harin, roomId)
    for (const isOpen of [true, false]) await server.call(changeRoom, { as: harin, body: { roomId, isOpen } })
    expect((await invited.join(taeo, roomId, code)).status).toBe(200)
  })
})

describe('an open group', () => {
  it('lets everybody in, and tells in CH5 and CH1 that it is open', async ({
    server,
    chat,
    harin,
    taeo,
    rooms,
    invited,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    expect((await invited.join(taeo, roomId, NEVER_MADE)).status).toBe(200)
    const access = { ownerId: harin.memberId, isOpen: true }
    expect((await server.call(enterRoom, { as: taeo, path: { roomId } })).value).toMatchObject(access)
    expect(await rooms(taeo)).toMatchObject([access])
  })
})

describe(`the limit of ${GROUP_MEMBERS_MAX} people`, () => {
  it('lets exactly one of twenty in who come at once for the last place', async ({
    server,
    chat,
    harin,
    invited,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin], { isOpen: true })
    await fill(server, roomId, GROUP_MEMBERS_MAX - 2)
    const guests = []
    for (let n = 0; n < 20; n += 1) guests.push(await server.aMember())
    const answers = await Promise.all(guests.map((guest) => invited.join(guest, roomId)))
    expect(answers.map(({ code }) => code).sort()).toEqual([
      ...Array<string>(19).fill('CHAT4012'),
      'COMMON200',
    ])
    expect(answers.find(({ code }) => code === 'CHAT4012')).toMatchObject({
      status: 409,
      message: '채팅방이 가득 찼어요. 500명까지 들어올 수 있어요.',
    })
    expect((await invited.find(harin, await invited.codeOf(harin, roomId))).value.people).toBe(500)

    // a place that becomes free can be taken again
    await server.call(leaveRoom, {
      as: guests[answers.findIndex(({ status }) => status === 200)]!,
      path: { roomId },
    })
    const next = await server.aMember()
    expect((await invited.join(next, roomId)).status).toBe(200)
  })
})

/** Puts more people into the room, directly in the store. */
async function fill({ deps }: TestServer, roomId: number, count: number): Promise<void> {
  const at = deps.now()
  const added = await deps.db
    .insert(members)
    .values(
      Array.from({ length: count }, (_, n) => ({
        email: `crowd${n}@example.com`,
        nickname: `crowd${n}`,
        nicknameKey: `crowd${n}`,
        passwordHash: 'none',
        gender: 'OTHER' as const,
        age: 20,
        createdAt: at,
      })),
    )
    .returning({ id: members.id })
  await deps.db.insert(participants).values(added.map(({ id }) => ({ roomId, memberId: id, joinedAt: at })))
}

describe('the invitation code (CH17, CH18)', () => {
  it('has 128 bits, fits into an address, is made once and is another in each group', async ({
    chat,
    harin,
    roomId,
    invited,
  }) => {
    const code = await invited.codeOf(harin, roomId)
    expect(code).toMatch(/^[\w-]{22}$/)
    expect(Buffer.from(code, 'base64url')).toHaveLength(16)
    expect(await Promise.all([1, 2, 3].map(() => invited.codeOf(harin, roomId)))).toEqual([code, code, code])
    expect(await invited.codeOf(harin, await chat.aRoom('GROUP', [harin]))).not.toBe(code)
  })

  it('is the same for all who ask for the first one at once', async ({ harin, roomId, invited }) => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => invited.codeOf(harin, roomId)))
    expect(new Set(codes).size).toBe(1)
  })

  it('ends at once when it is renewed, also before it was ever read', async ({ harin, roomId, invited }) => {
    const first = (await invited.renew(harin, roomId)).value.code
    const second = (await invited.renew(harin, roomId)).value.code
    expect(second).not.toBe(first)
    expect(await invited.codeOf(harin, roomId)).toBe(second)
    expect((await invited.find(harin, first)).code).toBe('CHAT4014')
  })

  it('is for the owner alone, and of groups only', async ({ chat, harin, dojun, taeo, roomId, invited }) => {
    const two = await chat.aRoom('PRIVATE', [harin, dojun])
    const application = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    for (const ask of [invited.read, invited.renew]) {
      expect(await ask(dojun, roomId)).toMatchObject({ status: 403, code: 'CHAT4013' })
      expect(await ask(taeo, roomId)).toMatchObject({ status: 400, code: 'CHAT4000' })
      expect(await ask(harin, 404)).toMatchObject({ status: 404, code: 'CHAT4004' })
      for (const id of [two, application]) expect((await ask(harin, id)).code).toBe('CHAT4002')
    }
  })

  it('is not told by any list', async ({ server, harin, roomId, rooms, invited }) => {
    const code = await invited.codeOf(harin, roomId)
    const entry = (await server.call(enterRoom, { as: harin, path: { roomId } })).value
    expect(JSON.stringify([entry, await rooms(harin)])).not.toContain(code)
  })
})

describe('what a code leads to (CH19)', () => {
  it('is shown to everybody who is logged in, with the number of people and whether they are in it', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    roomId,
    invited,
  }) => {
    const code = await invited.codeOf(harin, roomId)
    const group = { roomId, roomName: '주말 합주', roomImageUrl: null, people: 2 }
    expect((await invited.find(taeo, code)).value).toEqual({ ...group, isIn: false })
    expect((await invited.find(dojun, code)).value).toEqual({ ...group, isIn: true })
    await chat.leave(dojun, roomId)
    expect((await invited.find(dojun, code)).value).toEqual({ ...group, people: 1, isIn: false })
    expect((await server.call(findInvitation, { query: { code } })).status).toBe(401)
  })

  it('answers the same for a renewed code as for one never made', async ({
    harin,
    taeo,
    roomId,
    invited,
  }) => {
    const old = await invited.codeOf(harin, roomId)
    await invited.renew(harin, roomId)
    const answers = []
    for (const code of [old, NEVER_MADE]) {
      const { status, code: refusal, message } = await invited.find(taeo, code)
      answers.push({ status, refusal, message })
    }
    const ended = { status: 404, refusal: 'CHAT4014', message: '초대 링크가 끝났거나 잘못됐어요.' }
    expect(answers).toEqual([ended, ended])
  })

  it.for(['', 'a b', '한글', "' or 1=1", 'A'.repeat(65)])(
    'refuses what is no code by its form: %j',
    async (code, { taeo, invited }) => {
      expect(await invited.find(taeo, code)).toMatchObject({ status: 400, code: 'COMMON400' })
    },
  )
})
