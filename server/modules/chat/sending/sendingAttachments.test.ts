import { describe, expect } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { urlsForOthers } from '#server/http/fileUrls.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { it as base, messagesOf, speaking } from '../chat.fixtures.ts'
import { chatSend } from '../chat.socket.ts'

const ID = '7c0e1c4e-5a53-4a4f-9d7e-0b6f8f1b7a01'

const it = base
  .extend(
    'page',
    ({ server, roomId }) =>
      async (as: TestMember, query = {}, of = roomId) =>
        (await server.call(listMessages, { as, path: { roomId: of }, query })).value.messages,
  )
  .extend(
    'send',
    ({ chat, roomId }) =>
      (as: TestMember, attachmentId: number) =>
        chat.toGroup(as, roomId, { content: '음성 메시지', attachmentId }),
  )
const aPicture = async () => asFile(await aPhoto(400, 300))

describe('a message that carries a file', () => {
  it('is stored with its kind and placeholder text, sent to everybody, and read with its file', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    page,
  }) => {
    const attachment = await chat.sentUp(harin, roomId, await aPicture())
    const { attachmentId } = attachment
    expect(
      await chat.toGroup(harin, roomId, { content: '무엇이든', clientMessageId: ID, attachmentId }),
    ).toBeNull()

    const [stored] = await page(dojun)
    expect(stored).toEqual({
      messageId: 1,
      roomId,
      senderId: harin.memberId,
      senderName: 'harin',
      content: '사진',
      timestamp: '2025-08-04T03:00:00.000Z',
      type: 'IMAGE',
      clientMessageId: ID,
      attachment,
    })
    const path = attachment.url.replace('http://localhost', '')
    const told = { ...stored, attachment: { ...attachment, url: path } }
    expect(server.events).toEqual([
      {
        kind: 'room',
        roomId,
        channel: 'topic',
        audience: [harin.memberId, dojun.memberId],
        event: { type: 'MESSAGE', data: { ...told, previousMessageId: null } },
        unread: { senderId: harin.memberId, roomId, content: '사진', timestamp: '2025-08-04T03:00:00.000Z' },
      },
    ])
    expect((await server.app.request(path)).status).toBe(200)
  })

  it('is returned by every way of reading a room: newest page, gap, entry and the opened private room', async ({
    server,
    chat,
    harin,
    dojun,
    page,
  }) => {
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    const { attachmentId } = await chat.sentUp(harin, room)
    await chat.toPrivate(harin, room, { content: '안녕하세요' })
    await chat.toPrivate(harin, room, { content: '음성 메시지', attachmentId })
    const carried = { type: 'AUDIO', content: '음성 메시지', attachment: { attachmentId, durationMs: 1_000 } }
    const text = { type: 'TEXT', attachment: null }
    expect(await page(dojun, {}, room)).toMatchObject([carried, text])
    expect(await page(dojun, { after: 0 }, room)).toMatchObject([text, carried])
    const entry = await server.call(enterRoom, { as: dojun, path: { roomId: room } })
    expect(entry.value.messageList.messages).toMatchObject([carried, text])
    await chat.leave(dojun, room)
    const opened = await server.call(openPrivateRoom, { as: dojun, body: { memberId: harin.memberId } })
    expect(opened.value.messageList.messages).toMatchObject([{ type: 'SYSTEM' }, carried, text])
  })

  it('is the last message of its room and counts as unread, like a text', async ({
    chat,
    harin,
    dojun,
    roomId,
    rooms,
  }) => {
    await chat.toGroup(harin, roomId, { content: '들어보세요' })
    const { attachmentId } = await chat.sentUp(harin, roomId)
    await chat.toGroup(harin, roomId, { content: '음성 메시지', attachmentId })
    const lastMessage = { content: '음성 메시지', type: 'AUDIO', senderId: harin.memberId }
    expect(await rooms(dojun)).toMatchObject([{ unreadCount: 2, lastMessage }])
    expect(await rooms(harin)).toMatchObject([{ unreadCount: 0, lastMessage }])
    await chat.readGroup(dojun, roomId, 2)
    expect(await rooms(dojun)).toMatchObject([{ unreadCount: 0 }])
  })

  it('reopens a private room that the other member has left', async ({ chat, harin, dojun, rooms }) => {
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    const { attachmentId } = await chat.sentUp(harin, room)
    await chat.leave(dojun, room)
    expect(await chat.toPrivate(harin, room, { content: '음성 메시지', attachmentId })).toBeNull()
    expect((await rooms(dojun)).find((each) => each.roomId === room)).toMatchObject({ unreadCount: 1 })
  })

  it('keeps its file when its sender is deleted', async ({ server, chat, harin, dojun, roomId, page }) => {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    await chat.toGroup(harin, roomId, { content: '음성 메시지', attachmentId })
    await chat.deleteMember(harin)
    const [message] = await page(dojun)
    expect(message).toMatchObject({ senderId: 0, type: 'AUDIO', attachment: { attachmentId } })
    expect((await server.app.request(message!.attachment!.url)).status).toBe(200)
  })

  it('is sent with an address at PUBLIC_URL', async ({ server, chat, harin, roomId }) => {
    const bus = inProcessBus()
    const events: string[] = []
    bus.subscribe((event) => events.push(JSON.stringify(event)))
    const send = chatSend({ ...server.deps, bus }, urlsForOthers(new URL('https://hapju.example/')))
    const { attachmentId } = await chat.sentUp(harin, roomId)
    await speaking(send).toGroup(harin, roomId, { content: '음성 메시지', attachmentId })
    expect(events).toHaveLength(1)
    expect(events[0]).toContain('"url":"https://hapju.example/room-files/')
  })

  it('is returned with its file to a repeat, whatever else the repeat names', async ({
    chat,
    harin,
    roomId,
    page,
  }) => {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    const other = await chat.sentUp(harin, roomId)
    const body = { content: '음성 메시지', clientMessageId: ID }
    for (const sent of [attachmentId, attachmentId, other.attachmentId, null])
      expect(await chat.toGroup(harin, roomId, { ...body, attachmentId: sent })).toBeNull()
    expect(await page(harin)).toHaveLength(1)
    const [first, ...again] = chat.events()
    expect(again).toHaveLength(3)
    for (const { audience, event } of again) {
      expect(audience).toEqual([harin.memberId])
      expect(event).toEqual(first!.event)
    }
    expect(await chat.toGroup(harin, roomId, { content: '또', attachmentId: other.attachmentId })).toBeNull()
  })
})

describe('a file is refused with ATTACHMENT4004', () => {
  const refused = { code: 'ATTACHMENT4004', clientMessageId: null }

  it('that does not exist', async ({ harin, send }) => {
    expect(await send(harin, 404)).toEqual(refused)
  })

  it('of another member or room, which they can still send', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    send,
  }) => {
    const other = await chat.aRoom('GROUP', [harin, dojun])
    const { attachmentId } = await chat.sentUp(harin, roomId)
    expect(await send(dojun, attachmentId)).toEqual(refused)
    expect(await chat.toGroup(harin, other, { content: '사진', attachmentId })).toEqual(refused)
    expect(messagesOf(server.events)).toEqual([])
    expect(await send(harin, attachmentId)).toBeNull()
  })

  it('that has already been sent', async ({ chat, harin, roomId, page, send }) => {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    expect(await send(harin, attachmentId)).toBeNull()
    expect(await send(harin, attachmentId)).toEqual(refused)
    expect(await page(harin)).toHaveLength(1)
  })

  it("after the room's own refusals", async ({ chat, dojun, roomId, send }) => {
    const { attachmentId } = await chat.sentUp(dojun, roomId)
    await chat.leave(dojun, roomId)
    expect(await send(dojun, attachmentId)).toMatchObject({ code: 'CHAT4000' })
  })

  it('without affecting those stored with it', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    rooms,
    page,
    send,
  }) => {
    const mine = await chat.sentUp(harin, roomId)
    const theirs = await chat.sentUp(dojun, roomId)
    const answers = await Promise.all([
      chat.toGroup(harin, roomId, { content: '하나' }),
      send(harin, theirs.attachmentId), // first in the batch, and another member's
      send(dojun, theirs.attachmentId),
      send(harin, mine.attachmentId),
      send(harin, mine.attachmentId),
      chat.toGroup(dojun, roomId, { content: '둘' }),
    ])
    expect(answers.map((answer) => answer?.code ?? null)).toEqual([
      null,
      'ATTACHMENT4004',
      null,
      null,
      'ATTACHMENT4004',
      null,
    ])
    expect(server.logged.filter(({ msg }) => String(msg).includes('one by one'))).toEqual([])
    const stored = await page(harin)
    expect(stored).toHaveLength(4)
    expect(await rooms(dojun)).toMatchObject([{ lastMessage: { content: stored[0]!.content } }])
  })

  it('for forty-nine of fifty concurrent sends', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    page,
    send,
  }) => {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(harin, attachmentId)))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(answers.filter((answer) => answer?.code === 'ATTACHMENT4004')).toHaveLength(49)
    expect(await page(dojun)).toHaveLength(1)
    expect(messagesOf(server.events)).toHaveLength(1)
  })

  it('for all but one on two nodes, which only the database can decide', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    page,
  }) => {
    const nodes = [0, 1].map(() => speaking(chatSend({ ...server.deps, bus: inProcessBus() })))
    for (let round = 0; round < 5; round += 1) {
      const { attachmentId } = await chat.sentUp(harin, roomId)
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          nodes[n % 2]!.toGroup(harin, roomId, { content: '음성 메시지', attachmentId }),
        ),
      )
      expect(answers.filter((answer) => answer === null)).toHaveLength(1)
      expect(answers.filter((answer) => answer?.code === 'ATTACHMENT4004')).toHaveLength(9)
    }
    expect(await page(dojun)).toHaveLength(5)
  })
})

it('costs no extra statement for a page without files, and one for a page full of them', async ({
  chat,
  harin,
  roomId,
  page,
}) => {
  for (let n = 0; n < 5; n += 1) {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    await chat.toGroup(harin, roomId, { content: '음성 메시지', attachmentId })
  }
  const texts = await chat.aRoom('GROUP', [harin])
  await chat.toGroup(harin, texts, { content: '글' })
  const statements = (of: number) => chat.statementsDuring(() => page(harin, {}, of))
  expect(await statements(roomId)).toBe((await statements(texts)) + 1)
})
