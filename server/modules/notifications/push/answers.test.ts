import { describe, expect } from 'vitest'
import { logout } from '#contract/http/auth/auth.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { readPushed, replyToPush } from '#contract/http/notifications/push.ts'
import { PUSH_TICKET_LIVES_SECONDS } from '#contract/limits.ts'
import { createApp } from '#server/app.ts'
import { queueLengths, watchQueue } from '#server/db/queues.ts'
import { messagesOf } from '#server/modules/chat/chat.fixtures.ts'
import { caller } from '#server/testing/call.ts'
import { nextId } from '#server/testing/ids.ts'
import { recordingTracing } from '#server/traces/tracing.fixtures.ts'
import { it as base } from './push.fixtures.ts'
import { readTicket, signTicket } from './ticket.ts'

const it = base
  /** What dojun’s phone was pushed about a message of harin in the group. */
  .extend('pushed', async ({ chat, harin, dojun, roomId, aPhone, heardBy }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '4시 어때요?' })
    const [push] = await heardBy(phone)
    if (push?.kind !== 'MESSAGES') throw new Error('no message was pushed')
    return { phone, ticket: push.ticket, messageId: push.messageId }
  })
  .extend(
    'replies',
    ({ server }) =>
      (ticket: string, content = '저는 4시 좋아요', clientMessageId = nextId()) =>
        server.call(replyToPush, { body: { ticket, content, clientMessageId } }),
  )
  .extend(
    'reads',
    ({ server }) =>
      (ticket: string) =>
        server.call(readPushed, { body: { ticket } }),
  )

describe('a reply in a notification (N9)', () => {
  it('is a message of the member, told to the room as any other', async ({
    server,
    harin,
    dojun,
    roomId,
    pushed,
    replies,
  }) => {
    expect((await replies(pushed.ticket)).status).toBe(200)
    const { messages } = (await server.call(listMessages, { as: harin, path: { roomId } })).value
    expect(messages[0]).toMatchObject({ senderId: dojun.memberId, content: '저는 4시 좋아요' })
    expect(messagesOf(server.events).at(-1)).toMatchObject({ content: '저는 4시 좋아요' })
  })

  it('leaves the queue of messages to metrics that all messages of sockets wait in', async ({
    server,
    pushed,
    replies,
  }) => {
    watchQueue(server.deps.db, 'messages', () => 7)
    await replies(pushed.ticket)
    expect(queueLengths(server.deps.db)).toContainEqual({ queue: 'messages', waiting: 7 })
  })

  it('is told to the room in the trace of its call', async ({ server, pushed }) => {
    const { tracing, spans } = recordingTracing()
    const deps = { ...server.deps, tracing }
    const body = { ticket: pushed.ticket, content: '네', clientMessageId: nextId() }
    await caller(createApp(deps), deps, server.logged)(replyToPush, { body })
    const event = server.events.findLast(({ kind }) => kind === 'room')
    const told = tracing.follow((event as { trace?: string }).trace, 'deliver MESSAGE')!
    told.end()
    const above = new Map((await spans()).map(({ name, parent }) => [name, parent]))
    expect(above.get('deliver MESSAGE')).toBe('N9')
    expect(above.get('store messages')).toBe('N9')
  })

  it('marks the room as read', async ({ dojun, unreadOf, pushed, replies }) => {
    await replies(pushed.ticket)
    expect(await unreadOf(dojun)).toEqual([0])
  })

  it('sent twice is stored once', async ({ server, harin, roomId, pushed, replies }) => {
    const clientMessageId = nextId()
    const both = await Promise.all([
      replies(pushed.ticket, '네', clientMessageId),
      replies(pushed.ticket, '네', clientMessageId),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { messages } = (await server.call(listMessages, { as: harin, path: { roomId } })).value
    expect(messages.map(({ content }) => content)).toEqual(['네', '4시 어때요?'])
  })

  it.for([
    ['PRIVATE', 'toPrivate'],
    ['BAND', 'toBand'],
  ] as const)(
    'works in a %s room',
    async ([kind, say], { server, chat, harin, dojun, aPhone, heardBy, replies }) => {
      const phone = await aPhone(dojun)
      const roomId =
        kind === 'PRIVATE'
          ? await chat.aRoom('PRIVATE', [harin, dojun])
          : await chat.anApplication(await chat.aBand(harin), harin, dojun)
      await chat[say](harin, roomId, { content: '안녕하세요' })
      const [push] = await heardBy(phone)
      expect((await replies((push as { ticket: string }).ticket)).status).toBe(200)
      const { messages } = (await server.call(listMessages, { as: harin, path: { roomId } })).value
      expect(messages[0]).toMatchObject({ senderId: dojun.memberId })
    },
  )

  it('is refused without text, as on the socket', async ({ pushed, replies }) => {
    expect((await replies(pushed.ticket, ' ')).code).toBe('COMMON400')
  })

  it('is refused to somebody who has left the room', async ({ chat, dojun, roomId, pushed, replies }) => {
    await chat.leave(dojun, roomId)
    expect((await replies(pushed.ticket)).code).toBe('CHAT4000')
  })
})

describe('읽음 in a notification (N10)', () => {
  it('marks the room as read up to the pushed message', async ({
    chat,
    harin,
    dojun,
    roomId,
    unreadOf,
    pushed,
    reads,
  }) => {
    await chat.toGroup(harin, roomId, { content: '5시는요?' })
    expect(await unreadOf(dojun)).toEqual([2])
    expect((await reads(pushed.ticket)).status).toBe(200)
    expect(await unreadOf(dojun)).toEqual([1])
    expect((await reads(pushed.ticket)).status).toBe(200)
    expect(await unreadOf(dojun)).toEqual([1])
  })

  it('clears the room on the other devices', async ({
    dojun,
    aPhone,
    chat,
    harin,
    roomId,
    pushed,
    reads,
    heardBy,
  }) => {
    const other = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '5시는요?' })
    const [push] = await heardBy(other)
    await reads((push as { ticket: string }).ticket)
    expect((await heardBy(other)).map(({ kind }) => kind)).toEqual(['MESSAGES', 'READ'])
    expect((await heardBy(pushed.phone)).at(-1)).toMatchObject({ kind: 'READ', roomId })
  })
})

describe('a ticket', () => {
  it('is over when its session has ended', async ({ server, pushed, replies, reads }) => {
    const { token, refreshToken } = pushed.phone
    await server.call(logout, { as: token, body: { refreshToken } }).then(({ value }) => value)
    expect((await replies(pushed.ticket)).code).toBe('AUTH_009')
    expect((await reads(pushed.ticket)).code).toBe('AUTH_009')
  })

  it('is over after a day', async ({ server, pushed, replies }) => {
    server.clock.advance({ seconds: PUSH_TICKET_LIVES_SECONDS - 1 })
    expect((await replies(pushed.ticket)).status).toBe(200)
    server.clock.advance({ seconds: 1 })
    expect((await replies(pushed.ticket)).code).toBe('AUTH_009')
  })

  it('cannot be changed or made up', async ({ pushed, replies, reads }) => {
    const parts = pushed.ticket.split('.')
    for (let at = 0; at < parts.length; at += 1) {
      const forged = parts
        .with(at, `${parts[at]!.slice(0, -1)}${parts[at]!.endsWith('1') ? '2' : '1'}`)
        .join('.')
      expect((await replies(forged)).code).toBe('AUTH_009')
      expect((await reads(forged)).code).toBe('AUTH_009')
    }
    for (const made of ['', '.', '1.2.3', 'nonsense']) expect((await reads(made)).code).toBe('AUTH_009')
  })

  it('of before is accepted while the secret is being replaced', async ({ server }) => {
    const { deps } = server
    const ticket = { memberId: 1, sessionId: nextId(), roomId: 2, messageId: 3 }
    const text = await signTicket(deps, ticket)
    const digest = Object.assign(async () => 'another', {
      underEach: async (said: string) => ['another', ...(await deps.digest.underEach(said))],
    })
    expect(await readTicket({ ...deps, digest }, text)).toEqual(ticket)
  })
})
