import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, joinRoom, leaveRoom, listRooms, pinRoom } from '#contract/http/chat/rooms.ts'
import { joinBand } from '#contract/http/recruitments/applications.ts'
import { bands } from '#server/db/bandTables.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import { chatTest, messagesOf, type ChatTest } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let chat: ChatTest
let manager: TestMember
let applicant: TestMember
let stranger: TestMember
let bandId: number
/** The room that B8 has opened, with its line. */
let roomId: number
beforeEach(async () => {
  server = await testServer()
  chat = chatTest(server)
  manager = await server.aMember({ nickname: 'yuna' })
  applicant = await server.aMember({ nickname: 'harin' })
  stranger = await server.aMember({ nickname: 'sol' })
  bandId = await bandTest(server).aBand(manager, { name: '해일' })
  roomId = await apply()
  server.events.length = 0
})

const apply = async () =>
  (await server.call(joinBand, { as: applicant, path: { bandId }, body: {} })).value.roomId
const entryOf = (as: TestMember) => server.call(enterRoom, { as, path: { roomId } })
const said = async (as: TestMember) =>
  (await server.call(listMessages, { as, path: { roomId } })).value.messages.map(({ content }) => content)
const listOf = async (as: TestMember) => (await server.call(listRooms, { as })).value.chatRoomInfos
const leave = (as: TestMember) => server.call(leaveRoom, { as, path: { roomId } })
const lastEvent = () => chat.events().at(-1)

describe('the room of an application', () => {
  it('delivers each message to both, and stores it', async () => {
    expect(
      await chat.toBand(applicant, roomId, { content: '지원합니다', roomType: 'BAND-APPLICANT' }),
    ).toBeNull()
    expect(await chat.toBand(manager, roomId, { content: '반가워요', roomType: 'BAND-MANAGER' })).toBeNull()
    expect(
      await chat.toBand(applicant, roomId, { content: '고마워요', receiverId: manager.memberId }),
    ).toBeNull()
    const both = [manager.memberId, applicant.memberId]
    expect(chat.events()).toHaveLength(3)
    for (const event of chat.events()) {
      expect(event.channel).toBe('queue')
      expect([...event.audience].sort((a, b) => a - b)).toEqual(both)
      expect(event.unread?.bandId).toBe(bandId)
    }
    for (const as of [manager, applicant])
      expect(await said(as)).toEqual(['고마워요', '반가워요', '지원합니다', '지원 · 베이스'])
  })

  it('shows each the other member (CH5)', async () => {
    await chat.toBand(applicant, roomId, { content: '지원합니다' })
    expect((await entryOf(manager)).value).toMatchObject({
      roomId,
      roomType: 'BAND',
      messageList: { messages: [{ content: '지원합니다', senderName: 'harin' }, { type: 'SYSTEM' }] },
      participantInfos: { infos: [{ nickname: 'harin', lastReadMessageId: 2 }] },
    })
    expect((await entryOf(applicant)).value.participantInfos.infos).toMatchObject([
      { nickname: 'yuna', lastReadMessageId: 0 },
    ])
  })

  it("counts the application and the manager's unread messages in the band's row", async () => {
    await chat.toBand(applicant, roomId, { content: '하나' })
    await chat.toBand(applicant, roomId, { content: '둘' })
    expect(await listOf(manager)).toMatchObject([
      { roomType: 'BAND-MANAGER', unreadCount: 3, chatRoomInfo: [{ roomId, unreadCount: 3 }] },
    ])
    expect(await listOf(applicant)).toMatchObject([{ roomType: 'BAND-APPLICANT', unreadCount: 0 }])
    const [, newest] = messagesOf(server.events)
    expect(await chat.readPrivate(manager, roomId, newest!.messageId)).toBeNull()
    expect(lastEvent()).toMatchObject({
      audience: [applicant.memberId],
      event: { type: 'READ', data: { memberId: manager.memberId, messageId: newest!.messageId } },
    })
    expect(await listOf(manager)).toMatchObject([{ unreadCount: 0 }])
  })

  it('can be left by either (CH7), with a line for the other', async () => {
    await chat.toBand(applicant, roomId, { content: '하나' })
    expect((await leave(manager)).value.message).toBe('yuna님이 채팅방을 나갔습니다.')
    expect(lastEvent()).toMatchObject({
      channel: 'queue',
      audience: [applicant.memberId],
      event: { type: 'SYSTEM' },
    })
    expect(await listOf(manager)).toMatchObject([{ roomType: 'BAND-MANAGER', chatRoomInfo: [] }])
    expect((await entryOf(manager)).code).toBe('CHAT4000')
    expect((await chat.toBand(manager, roomId, { content: '둘' }))?.code).toBe('CHAT4000')
    expect((await leave(manager)).code).toBe('CHAT4000')
  })

  it('reaches both again once the applicant has returned', async () => {
    await chat.toBand(applicant, roomId, { content: '하나' })
    await leave(manager)
    await leave(applicant)
    expect(await apply()).toBe(roomId)
    await chat.toBand(applicant, roomId, { content: '다시 왔어요' })
    expect(lastEvent()?.audience).toHaveLength(2)
    expect((await said(manager))[0]).toBe('다시 왔어요')
  })

  it('accepts no messages once the band has ended', async () => {
    await server.deps.db.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId))
    for (const from of [manager, applicant])
      expect((await chat.toBand(from, roomId, { content: '아직 있나요?' }))?.code).toBe('CHAT4000')
    expect(chat.events()).toEqual([])
  })

  it('stays open while the band is complete', async () => {
    await server.deps.db.update(bands).set({ status: 'ACTIVE' }).where(eq(bands.id, bandId))
    expect(await chat.toBand(applicant, roomId, { content: '합격인가요?' })).toBeNull()
  })
})

describe('a third member', () => {
  it('cannot see, read, write in, pin or leave the room', async () => {
    await chat.toBand(applicant, roomId, { content: '지원합니다' })
    const path = { roomId }
    const codes = [
      (await entryOf(stranger)).code,
      (await server.call(listMessages, { as: stranger, path })).code,
      (await leave(stranger)).code,
      (await server.call(pinRoom, { as: stranger, query: { chatId: roomId } })).code,
      (await chat.toBand(stranger, roomId, { content: '저도요' }))?.code,
      (await chat.readPrivate(stranger, roomId, 1))?.code,
    ]
    expect(codes).toEqual(codes.map(() => 'CHAT4000'))
    expect(await said(manager)).toEqual(['지원합니다', '지원 · 베이스'])
    expect(await listOf(stranger)).toEqual([])
  })

  it('cannot join it (CH6)', async () => {
    const answer = await server.call(joinRoom, { as: stranger, path: { roomId } })
    expect([answer.status, answer.code]).toEqual([400, 'CHAT4003'])
  })

  it("cannot manage the band's row", async () => {
    const answer = await server.call(pinRoom, { as: applicant, query: { bandId } })
    expect([answer.status, answer.code]).toEqual([403, 'BAND4001'])
  })
})
