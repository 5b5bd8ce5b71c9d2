import { describe, expect } from 'vitest'
import { readAttachment } from '#contract/http/chat/attachments.ts'
import { HIDDEN_MESSAGE_TEXT, listMessages, searchMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, listRooms } from '#contract/http/chat/rooms.ts'
import type { EvidenceLine } from '#contract/http/safety/reports.ts'
import { messagesOf } from '#server/modules/chat/chat.fixtures.ts'
import { nextId } from '#server/testing/ids.ts'
import { conversationOf, it as base } from '../safety.fixtures.ts'

const it = base
  /** dojun says a text and then sends a recording; harin reports both. */
  .extend('said', async ({ server, chat, safety, harin, dojun, roomId }) => {
    const clientMessageId = nextId()
    await chat.toGroup(dojun, roomId, { content: '나쁜 말', clientMessageId })
    const { attachmentId } = await chat.sentUp(dojun, roomId)
    await chat.toGroup(dojun, roomId, { content: '녹음', attachmentId })
    const messageIds = messagesOf(server.events).map(({ messageId }) => messageId)
    const lines = messageIds.map((messageId): EvidenceLine => ({
      messageId,
      senderId: dojun.memberId,
      senderName: 'dojun99',
      type: 'TEXT',
      content: '나쁜 말',
      attachmentUrl: null,
      createdAt: server.clock.now().toISOString(),
      isReported: true,
    }))
    const caseId = await safety.aCase({ about: dojun, by: [harin], evidence: conversationOf(roomId, lines) })
    return { caseId, messageIds, attachmentId, clientMessageId }
  })
  .extend('hide', ({ safety, haewon, said }) => async () => {
    const hide = { messageIds: said.messageIds, picture: false }
    await safety.decide(haewon, said.caseId, { decision: 'HIDDEN', hide }).then(({ value }) => value)
  })

const hiddenOne = (messageId: number) => ({
  messageId,
  type: 'TEXT',
  content: HIDDEN_MESSAGE_TEXT,
  attachment: null,
  isHidden: true,
})

describe('a hidden message', () => {
  it('says so instead of its text and file, to its sender too, in pages, gaps and rooms', async ({
    server,
    said,
    hide,
    harin,
    dojun,
    roomId,
  }) => {
    await hide()
    const [first, second] = said.messageIds as [number, number]
    for (const as of [harin, dojun]) {
      const asked = { as, path: { roomId } }
      const page = (await server.call(listMessages, asked)).value.messages
      const gap = (await server.call(listMessages, { ...asked, query: { after: 0 } })).value.messages
      const entry = (await server.call(enterRoom, asked)).value.messageList.messages
      for (const messages of [page.toReversed(), gap, entry.toReversed()])
        expect(messages).toMatchObject([hiddenOne(first), hiddenOne(second)])
    }
  })

  it('is not told in the list of rooms, and not found by what it said', async ({
    server,
    hide,
    harin,
    roomId,
  }) => {
    const found = async () =>
      (await server.call(searchMessages, { as: harin, path: { roomId }, query: { q: '나쁜' } })).value
        .messages
    const preview = async () => {
      const { value } = await server.call(listRooms, { as: harin })
      return value.chatRoomInfos.map(
        ({ lastMessage }) => lastMessage && [lastMessage.content, lastMessage.type],
      )
    }
    expect([(await found()).length, await preview()]).toEqual([1, [['음성 메시지', 'AUDIO']]])
    await hide()
    expect([(await found()).length, await preview()]).toEqual([0, [[HIDDEN_MESSAGE_TEXT, 'TEXT']]])
  })

  it('has no file to read anew (CH16), for its sender neither', async ({
    server,
    said: { attachmentId },
    hide,
    harin,
    dojun,
    roomId,
  }) => {
    await hide()
    for (const as of [harin, dojun])
      expect(await server.call(readAttachment, { as, path: { roomId, attachmentId } })).toMatchObject({
        status: 404,
        code: 'ATTACHMENT4004',
      })
  })

  it('is repeated as hidden to the sender who sends it again', async ({
    server,
    chat,
    said,
    hide,
    dojun,
    roomId,
  }) => {
    await hide()
    await chat.toGroup(dojun, roomId, { content: '나쁜 말', clientMessageId: said.clientMessageId })
    expect(messagesOf(server.events).at(-1)).toMatchObject(hiddenOne(said.messageIds[0]!))
  })

  it('changes before the eyes of those who have the room open, and comes back when it is lifted', async ({
    server,
    safety,
    said,
    hide,
    haewon,
    harin,
    dojun,
    roomId,
  }) => {
    const changed = (since: number) =>
      server.events
        .slice(since)
        .flatMap((each) =>
          each.kind === 'room' && each.event.type === 'MESSAGE_CHANGED'
            ? [{ roomId: each.roomId, audience: [...each.audience].sort(), data: each.event.data }]
            : [],
        )
    const before = server.events.length
    await hide()
    const audience = [harin.memberId, dojun.memberId].sort()
    expect(changed(before)).toMatchObject(
      said.messageIds.map((messageId) => ({ roomId, audience, data: hiddenOne(messageId) })),
    )
    const then = server.events.length
    await safety.lift(haewon, 1)
    expect(changed(then)).toMatchObject([
      { roomId, audience, data: { content: '나쁜 말' } },
      { roomId, data: { type: 'AUDIO', attachment: { attachmentId: said.attachmentId } } },
    ])
    const page = (await server.call(listMessages, { as: harin, path: { roomId } })).value.messages
    expect(page.map(({ isHidden }) => isHidden)).toEqual([undefined, undefined])
  })
})
