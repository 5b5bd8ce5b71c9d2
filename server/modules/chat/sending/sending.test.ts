import { describe, expect } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base, messagesOf } from '../chat.fixtures.ts'

const ID = '7c0e1c4e-5a53-4a4f-9d7e-0b6f8f1b7a01'

const it = base.extend(
  'history',
  ({ server }) =>
    async (as: TestMember, roomId: number) =>
      (await server.call(listMessages, { as, path: { roomId } })).value.messages,
)

describe('a message', () => {
  it('is stored, then sent to every member of the group including the sender, with an unread notice', async ({
    server,
    chat,
    harin,
    dojun,
    history,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    expect(
      await chat.toGroup(harin, roomId, { content: '토요일 4시 어때요?', clientMessageId: ID }),
    ).toBeNull()

    const [stored] = await history(dojun, roomId)
    expect(stored).toEqual({
      messageId: 1,
      roomId,
      senderId: harin.memberId,
      senderName: 'harin',
      content: '토요일 4시 어때요?',
      timestamp: '2025-08-04T03:00:00.000Z',
      type: 'TEXT',
      clientMessageId: ID,
      attachment: null,
    })
    expect(server.events).toEqual([
      {
        kind: 'room',
        roomId,
        channel: 'topic',
        audience: [harin.memberId, dojun.memberId],
        event: { type: 'MESSAGE', data: { ...stored, previousMessageId: null } },
        unread: {
          senderId: harin.memberId,
          roomId,
          content: '토요일 4시 어때요?',
          timestamp: '2025-08-04T03:00:00.000Z',
        },
      },
    ])
  })

  it('is sent to the two members of a private room on their queue', async ({ chat, harin, dojun }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    expect(
      await chat.toPrivate(harin, roomId, {
        content: '안녕하세요',
        receiverId: dojun.memberId,
        roomId: String(roomId),
      }),
    ).toBeNull()
    expect(chat.events()[0]).toMatchObject({ channel: 'queue', audience: [harin.memberId, dojun.memberId] })
    expect(chat.events()[0]?.unread).not.toHaveProperty('bandId')
  })

  it('names the band in the unread notice of an application room', async ({ chat, harin, dojun }) => {
    const bandId = await chat.aBand(harin)
    const roomId = await chat.anApplication(bandId, harin, dojun)
    for (const roomType of ['BAND', 'BAND-APPLICANT', 'BAND-MANAGER']) {
      expect(await chat.toBand(dojun, roomId, { content: '지원합니다', roomType })).toBeNull()
    }
    expect(chat.events().map(({ channel }) => channel)).toEqual(['queue', 'queue', 'queue'])
    expect(chat.events().map(({ unread }) => unread?.bandId)).toEqual([bandId, bandId, bandId])
  })

  it('counts as read by its sender and as unread by the others', async ({ chat, harin, dojun, unreadOf }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    await chat.toGroup(dojun, roomId, { content: '저는 3시 이후 다 괜찮아요' })
    expect([await unreadOf(harin), await unreadOf(dojun)]).toEqual([[1], [0]])
    await chat.toGroup(harin, roomId, { content: '4시 어때요?' })
    expect([await unreadOf(harin), await unreadOf(dojun)]).toEqual([[0], [1]])
  })

  it('keeps spaces and line breaks as written, and replaces a lone surrogate', async ({
    chat,
    harin,
    history,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin])
    await chat.toGroup(harin, roomId, { content: '  드럼 라인\n이렇게요 \ud83e' })
    expect(await history(harin, roomId)).toMatchObject([{ content: '  드럼 라인\n이렇게요 \ufffd' }])
  })
})

describe('a repeated message', () => {
  it('is not stored, and the first one is sent again to its sender only', async ({
    chat,
    harin,
    dojun,
    history,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    await chat.toGroup(harin, roomId, { content: '첫 번째', clientMessageId: ID })
    expect(
      await chat.toGroup(harin, roomId, { content: '다른 말', clientMessageId: ID.toUpperCase() }),
    ).toBeNull()

    expect(await history(harin, roomId)).toHaveLength(1)
    const [first, again] = chat.events()
    expect(again).toEqual({
      kind: 'room',
      roomId,
      channel: 'topic',
      audience: [harin.memberId],
      event: first?.event,
    })
  })

  it('is stored once when it arrives many times at once', async ({
    chat,
    harin,
    dojun,
    unreadOf,
    history,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => chat.toGroup(harin, roomId, { content: 'ㅋㅋ', clientMessageId: ID })),
    )
    expect(answers).toEqual(Array(12).fill(null))
    expect(await history(dojun, roomId)).toHaveLength(1)
    expect(chat.events().filter(({ audience }) => audience.length === 2)).toHaveLength(1)
    expect(await unreadOf(dojun)).toEqual([1])
  })

  it('returns the first room’s message even when it is sent to another room', async ({
    chat,
    harin,
    dojun,
    history,
  }) => {
    const first = await chat.aRoom('GROUP', [harin])
    const second = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toGroup(harin, first, { content: '여기요', clientMessageId: ID })
    await chat.toPrivate(harin, second, { content: '여기요', clientMessageId: ID })
    expect(await history(harin, second)).toEqual([])
    expect(chat.events()[1]).toMatchObject({ roomId: first, channel: 'topic', audience: [harin.memberId] })
  })

  it('is stored separately when it comes from another sender or has no id', async ({
    chat,
    harin,
    dojun,
    history,
  }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    await Promise.all([
      chat.toGroup(harin, roomId, { content: 'ㅋㅋ', clientMessageId: ID }),
      chat.toGroup(dojun, roomId, { content: 'ㅋㅋ', clientMessageId: ID }),
      chat.toGroup(dojun, roomId, { content: 'ㅋㅋ' }),
      chat.toGroup(dojun, roomId, { content: 'ㅋㅋ' }),
    ])
    expect(await history(harin, roomId)).toHaveLength(4)
  })
})

describe('a private room that the other member has left', () => {
  it('is reopened for both by the next message', async ({ chat, harin, dojun, unreadOf }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.leave(dojun, roomId)
    expect(await unreadOf(dojun)).toEqual([])
    await chat.toPrivate(harin, roomId, { content: '다시 얘기해요' })
    expect(await unreadOf(dojun)).toEqual([1])
    expect(chat.events().at(-1)?.audience).toEqual([harin.memberId, dojun.memberId])
  })

  it('stays closed when the message is only a repeat', async ({ chat, harin, dojun, unreadOf }) => {
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toPrivate(harin, roomId, { content: '안녕하세요', clientMessageId: ID })
    await chat.leave(dojun, roomId)
    await chat.toPrivate(harin, roomId, { content: '안녕하세요', clientMessageId: ID })
    expect(await unreadOf(dojun)).toEqual([])
  })
})

describe('a message is refused', () => {
  const refusal = (code: string, clientMessageId: string | null = null) => ({ code, clientMessageId })

  it.for<[what: string, body: string | Record<string, unknown>, clientMessageId: string | null]>([
    ['no JSON', '안녕하세요', null],
    ['no object', '[]', null],
    ['no content', { clientMessageId: ID }, ID],
    ['blank content', { content: ' \n ', clientMessageId: ID }, ID],
    ['too long', { content: 'ㅋ'.repeat(1001) }, null],
    ['a character that cannot be stored', { content: 'a\0b' }, null],
    ['no room type', { content: '안녕하세요', roomType: undefined, clientMessageId: ID }, ID],
    ['an id that is no UUID', { content: '안녕하세요', clientMessageId: 'mine' }, 'mine'],
  ])('with COMMON400: %s', async ([, body, clientMessageId], { server, chat, harin, dojun }) => {
    const group = await chat.aRoom('GROUP', [harin])
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    expect(await chat.toGroup(harin, group, body)).toEqual(refusal('COMMON400', clientMessageId))
    expect(await chat.toPrivate(harin, room, body)).toEqual(refusal('COMMON400', clientMessageId))
    expect(server.events).toEqual([])
  })

  it('unless it has at most 1000 characters as people count them', async ({ chat, harin }) => {
    const roomId = await chat.aRoom('GROUP', [harin])
    expect(await chat.toGroup(harin, roomId, { content: '👩‍👩‍👧'.repeat(1000) })).toBeNull()
  })

  it('with CHAT4004 in an unknown room', async ({ chat, harin }) => {
    expect(await chat.toGroup(harin, 404, { content: '안녕하세요', clientMessageId: ID })).toEqual(
      refusal('CHAT4004', ID),
    )
    expect(await chat.toPrivate(harin, 404, { content: '안녕하세요' })).toEqual(refusal('CHAT4004'))
  })

  it('with CHAT4000 from anyone who is not or no longer in the room', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
  }) => {
    const group = await chat.aRoom('GROUP', [harin, dojun])
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.leave(dojun, group)
    await chat.leave(dojun, room)
    const told = server.events.length
    for (const outsider of [taeo, dojun]) {
      expect(await chat.toGroup(outsider, group, { content: '저도요' })).toEqual(refusal('CHAT4000'))
      expect(await chat.toPrivate(outsider, room, { content: '저도요' })).toEqual(refusal('CHAT4000'))
    }
    expect(server.events).toHaveLength(told)
  })

  it('with CHAT4002 when the destination or room type names another kind of room', async ({
    chat,
    harin,
    dojun,
  }) => {
    const group = await chat.aRoom('GROUP', [harin, dojun])
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    const band = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    const content = '안녕하세요'
    expect(await chat.toGroup(harin, room, { content })).toEqual(refusal('CHAT4002'))
    expect(await chat.toGroup(harin, band, { content })).toEqual(refusal('CHAT4002'))
    expect(await chat.toGroup(harin, group, { content, roomType: 'PRIVATE' })).toEqual(refusal('CHAT4002'))
    expect(await chat.toPrivate(harin, group, { content })).toEqual(refusal('CHAT4002'))
    expect(await chat.toPrivate(harin, group, { content, roomType: 'GROUP' })).toEqual(refusal('CHAT4002'))
    expect(await chat.toPrivate(harin, band, { content })).toEqual(refusal('CHAT4002'))
    expect(await chat.toBand(harin, room, { content })).toEqual(refusal('CHAT4002'))
    expect(await chat.toPrivate(harin, room, { content, roomType: 'toString' })).toEqual(refusal('CHAT4002'))
  })

  it('with CHAT4002 when the receiver is not the other member', async ({ chat, harin, dojun, taeo }) => {
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    for (const { memberId } of [harin, taeo]) {
      expect(await chat.toPrivate(harin, room, { content: '안녕하세요', receiverId: memberId })).toEqual(
        refusal('CHAT4002'),
      )
    }
  })

  it('with CHAT4007 in a private room without two participants', async ({ chat, harin, dojun }) => {
    const room = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.forget(room, dojun)
    expect(await chat.toPrivate(harin, room, { content: '안녕하세요' })).toEqual(refusal('CHAT4007'))
  })

  it('with CHAT4000 in the application room of an ended band', async ({ chat, harin, dojun }) => {
    const band = await chat.anApplication(await chat.aBand(harin, { status: 'ENDED' }), harin, dojun)
    expect(await chat.toBand(dojun, band, { content: '안녕하세요' })).toEqual(refusal('CHAT4000'))
  })

  it('without affecting those stored with it', async ({ server, chat, harin, dojun, taeo }) => {
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    const answers = await Promise.all([
      chat.toGroup(harin, roomId, { content: '하나' }),
      chat.toGroup(taeo, roomId, { content: '둘' }),
      chat.toGroup(dojun, 404, { content: '셋' }),
      chat.toGroup(dojun, roomId, { content: '넷' }),
    ])
    expect(answers.map((answer) => answer?.code ?? null)).toEqual([null, 'CHAT4000', 'CHAT4004', null])
    expect(messagesOf(server.events).map(({ content }) => content)).toEqual(['하나', '넷'])
  })
})

it('keeps one order when two members write at once: ids, history and events agree', async ({
  server,
  chat,
  harin,
  dojun,
}) => {
  const roomId = await chat.aRoom('GROUP', [harin, dojun])
  const other = await chat.aRoom('GROUP', [harin, dojun])
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      chat.toGroup(n % 2 ? harin : dojun, n % 5 === 0 ? other : roomId, { content: String(n) }),
    ),
  )
  for (const room of [roomId, other]) {
    const told = messagesOf(server.events).filter((message) => message.roomId === room)
    const read = await server.call(listMessages, {
      as: harin,
      path: { roomId: room },
      query: { after: 0, limit: 100 },
    })
    const stored = read.value.messages
    const ids = [null, ...stored.map(({ messageId }) => messageId)]
    expect(told).toEqual(stored.map((message, at) => ({ ...message, previousMessageId: ids[at] })))
    const numbers = told.map(({ content }) => Number(content))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  }
})

it('names the message before it in its room, whatever that was, also when it is sent again', async ({
  server,
  chat,
  harin,
  dojun,
  taeo,
}) => {
  const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
  const other = await chat.aRoom('GROUP', [harin, dojun])
  await chat.toGroup(harin, roomId, { content: '하나' })
  await chat.toGroup(harin, other, { content: '다른 방' })
  await chat.toGroup(dojun, roomId, { content: '둘', clientMessageId: ID })
  await chat.leave(taeo, roomId)
  await chat.toGroup(dojun, roomId, { content: '넷' })
  await chat.toGroup(dojun, roomId, { content: '둘', clientMessageId: ID })
  const told = messagesOf(server.events).filter((message) => message.roomId === roomId)
  const [one, two, exit] = told.map(({ messageId }) => messageId)
  expect(told.map(({ type, previousMessageId }) => [type, previousMessageId])).toEqual([
    ['TEXT', null],
    ['TEXT', one],
    ['SYSTEM', two],
    ['TEXT', exit],
    ['TEXT', one],
  ])
})
