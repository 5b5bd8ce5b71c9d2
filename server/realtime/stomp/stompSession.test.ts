import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import {
  ERROR_QUEUE,
  groupTopic,
  privateSend,
  roomQueue,
  SIGHT,
  typingIn,
  UNREAD_QUEUE,
} from '#contract/ws/destinations.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { createRealtime, type Realtime } from '../createRealtime.ts'
import type { Bus } from '../events.ts'
import { aRoomMessage } from '../testing/events.ts'
import { fakePeer, stompText, type FakePeer } from '../testing/fakeConnection.ts'
import { fakeHandlers, type FakeHandlers } from '../testing/fakeHandlers.ts'

const EXPIRES_AT = new Date('2026-03-14T09:15:00Z')
let handlers: FakeHandlers
let realtime: Realtime
const bus = inProcessBus()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-14T09:00:00Z') })
  handlers = fakeHandlers(EXPIRES_AT)
  realtime = createRealtime({ handlers, bus, log: pino({ level: 'silent' }) })
})
afterEach(async () => {
  const closed = realtime.close(0)
  await pass(0)
  await closed
  vi.useRealTimers()
})

/** Lets all pending promises settle. */
const settled = () => vi.advanceTimersByTimeAsync(0)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function connected(headers: Record<string, string> = {}): Promise<FakePeer> {
  const peer = fakePeer(realtime)
  peer.say('CONNECT', { 'accept-version': '1.2', Authorization: 'Bearer member-1', ...headers })
  await settled()
  return peer
}

/** Tokens are checked at once, but the result is held back until `release` is called. */
function holdVerdicts(): { release(): void } {
  const { authenticate } = handlers
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  handlers.authenticate = async (token) => {
    const verdict = await authenticate(token)
    await released
    return verdict
  }
  return { release: () => release() }
}

const lastFrame = (peer: FakePeer) => peer.frames.at(-1)
const commands = (peer: FakePeer) => peer.frames.map((frame) => frame.command)

describe('connecting', () => {
  it("answers with the version, the server's heart-beats and the e-mail of the token", async () => {
    const peer = await connected({ 'accept-version': '1.0,1.1,1.2', 'heart-beat': '4000,4000' })
    expect(lastFrame(peer)).toMatchObject({
      command: 'CONNECTED',
      headers: { version: '1.2', 'heart-beat': '4000,4000', 'user-name': 'm1@hapju.kr' },
    })
    expect(peer.identified).toBe(true)
  })

  describe('with other nodes', () => {
    /** The member of each `follow` that has not been undone. */
    let followed: number[]
    let reachesNode: () => void
    beforeEach(() => {
      followed = []
      const reached = new Promise<void>((resolve) => (reachesNode = resolve))
      const slow: Bus = {
        ...bus,
        follow(memberId) {
          followed.push(memberId)
          return reached
        },
        unfollow: (memberId) => followed.splice(followed.indexOf(memberId), 1),
      }
      realtime = createRealtime({ handlers, bus: slow, log: pino({ level: 'silent' }) })
    })

    it('is answered only once events for the member reach this node', async () => {
      const peer = await connected()
      peer.say('SUBSCRIBE', { id: 's', destination: roomQueue(5), receipt: 'r' })
      await settled()
      expect([peer.frames, followed]).toEqual([[], [1]])
      reachesNode()
      await settled()
      expect(commands(peer)).toEqual(['CONNECTED', 'RECEIPT'])
    })

    it('no longer needs the events of its member once it has ended', async () => {
      reachesNode()
      const [one, other] = [await connected(), await connected()]
      one.listener.closed()
      expect(followed).toEqual([1])
      other.say('DISCONNECT')
      await settled()
      expect(followed).toEqual([])
    })

    it('no longer needs them either when it ends before they reach this node', async () => {
      const peer = await connected()
      peer.listener.closed()
      reachesNode()
      await settled()
      expect([peer.frames, followed]).toEqual([[], []])
    })

    it('ends when its member logs out before they reach this node', async () => {
      const peer = await connected()
      await bus.publish({ kind: 'memberSessionsEnded', memberId: 1 })
      reachesNode()
      await settled()
      expect(peer.closedWith).toEqual({ code: CLOSE.sessionsEnded, reason: 'Logged out' })
      expect(followed).toEqual([])
    })

    it('needs no events when its token is refused', async () => {
      reachesNode()
      const peer = await connected({ Authorization: 'Bearer expired' })
      expect(lastFrame(peer)!.headers.message).toBe('AUTH_006')
      expect(followed).toEqual([])
    })
  })

  it.each(['1.0', '1.1', '1.2'])('speaks %s', async (version) => {
    expect(lastFrame(await connected({ 'accept-version': version }))!.headers.version).toBe(version)
  })

  it('takes STOMP for CONNECT', async () => {
    const peer = fakePeer(realtime)
    peer.say('STOMP', { 'accept-version': '1.2', Authorization: 'member-1' })
    await settled()
    expect(commands(peer)).toEqual(['CONNECTED'])
  })

  it('reads escapes from 1.1 on', async () => {
    const noEscape = { destination: privateSend(7), note: 'a\\x' }
    const [old, later] = [await connected({ 'accept-version': '1.0' }), await connected()]
    for (const peer of [old, later]) peer.say('SEND', noEscape)
    await settled()
    expect(handlers.sent).toHaveLength(1)
    expect([old.closedWith, later.closedWith?.reason]).toEqual([null, 'not a STOMP frame'])
  })

  it('ends with COMMON500 when the check fails unexpectedly', async () => {
    handlers.authenticate = () => Promise.reject(new Error('store on fire'))
    const peer = await connected()
    expect(peer.frames).toMatchObject([{ command: 'ERROR', headers: { message: 'COMMON500' } }])
    expect(peer.closedWith).toEqual({ code: CLOSE.violation, reason: 'Internal error' })
  })

  it('takes a token without the prefix', async () => {
    expect(lastFrame(await connected({ Authorization: 'member-1' }))!.command).toBe('CONNECTED')
  })

  it.each([
    ['COMMON401', undefined, '인증이 필요합니다.'],
    ['AUTH_006', 'Bearer expired', 'Access Token이 만료되었습니다.'],
    ['AUTH_007', 'Bearer forged', '유효하지 않은 Access Token입니다.'],
  ])('is refused with one ERROR frame that says %s, then ends', async (code, authorization, message) => {
    const peer = fakePeer(realtime)
    peer.say('CONNECT', { 'accept-version': '1.2', ...(authorization && { Authorization: authorization }) })
    peer.say('SUBSCRIBE', { id: 'a', destination: UNREAD_QUEUE })
    await settled()
    expect(peer.frames).toMatchObject([{ command: 'ERROR', headers: { message: code } }])
    expect(JSON.parse(peer.frames[0]!.body)).toEqual({ isSuccess: false, code, message })
    expect(peer.closedWith).toEqual({ code: CLOSE.violation, reason: 'Not authenticated' })
    expect(peer.identified).toBe(false)
  })

  it('is refused for unknown versions, and the answer names the known ones', async () => {
    const peer = await connected({ 'accept-version': '3.0' })
    expect(peer.frames).toMatchObject([
      { command: 'ERROR', headers: { version: '1.0,1.1,1.2', message: 'COMMON400' } },
    ])
    expect(peer.closedWith?.reason).toBe('No version in common')
  })

  it('requires CONNECT first', async () => {
    const peer = fakePeer(realtime)
    peer.say('SUBSCRIBE', { id: 'a', destination: UNREAD_QUEUE })
    await settled()
    expect(peer.frames).toMatchObject([{ command: 'ERROR', headers: { message: 'COMMON400' } }])
    expect(peer.closedWith?.reason).toBe('CONNECT expected')
    expect(handlers.tokens).toEqual([])
  })

  it('waits ten seconds for CONNECT', async () => {
    const peer = fakePeer(realtime)
    await pass(10_000)
    expect(peer.closedWith).toBeNull()
    await pass(2_000)
    expect(peer.closedWith).toEqual({ code: CLOSE.violation, reason: 'No CONNECT in time' })
  })

  it('waits as long on a server that has been running for a while', async () => {
    await pass(3_600_000)
    const peer = fakePeer(realtime)
    await pass(10_000)
    expect(peer.closedWith).toBeNull()
  })

  it('lets a client send without waiting for the answer', async () => {
    const peer = fakePeer(realtime)
    peer.listener.receive(
      stompText('CONNECT', { 'accept-version': '1.2', Authorization: 'member-1' }) +
        stompText('SUBSCRIBE', { id: 'a', destination: UNREAD_QUEUE, receipt: 'r1' }),
    )
    await settled()
    expect(commands(peer)).toEqual(['CONNECTED', 'RECEIPT'])
  })

  it.each([
    ['its member logs out', { kind: 'memberSessionsEnded', memberId: 1 }, CLOSE.sessionsEnded],
    ['events were missed', { kind: 'eventsMissed' }, CLOSE.restart],
  ] as const)('ends when %s while its token is being checked', async (_when, event, code) => {
    const verdicts = holdVerdicts()
    const peer = await connected()
    await bus.publish(event)
    verdicts.release()
    await settled()
    expect(peer.closedWith?.code).toBe(code)
    expect(peer.frames).toEqual([])
    expect(realtime.stats()).toMatchObject({ sessions: 0, members: 0 })
  })

  it('goes on when somebody else logs out meanwhile, or its own member did before', async () => {
    await bus.publish({ kind: 'memberSessionsEnded', memberId: 1 })
    const verdicts = holdVerdicts()
    const peer = await connected()
    await bus.publish({ kind: 'memberSessionsEnded', memberId: 2 })
    verdicts.release()
    await settled()
    expect(commands(peer)).toEqual(['CONNECTED'])
  })

  it('ends when the peer disconnects while its token is being checked', async () => {
    const peer = fakePeer(realtime)
    peer.say('CONNECT', { 'accept-version': '1.2', Authorization: 'member-1' })
    peer.listener.closed()
    await settled()
    expect(peer.frames).toEqual([])
    expect(realtime.stats()).toMatchObject({ sessions: 0, members: 0 })
  })
})

describe('heart-beats', () => {
  it('are sent at least every four seconds when nothing else is', async () => {
    const peer = await connected({ 'heart-beat': '0,4000' })
    await pass(20_000)
    expect(peer.heartBeats).toBe(5)
  })

  it('are not sent to a client that wants none', async () => {
    const peer = await connected({ 'heart-beat': '4000,0' })
    await pass(11_000)
    expect(peer.heartBeats).toBe(0)
  })

  it('end the session when missing for three periods', async () => {
    const peer = await connected({ 'heart-beat': '4000,4000' })
    await pass(12_000)
    expect(peer.closedWith).toBeNull()
    await pass(2_000)
    expect(peer.closedWith).toEqual({ code: CLOSE.silent, reason: 'Silent' })
  })

  it('keep the session alive', async () => {
    const peer = await connected({ 'heart-beat': '4000,4000' })
    for (let i = 0; i < 20; i++) {
      await pass(4_000)
      peer.listener.receive('\n')
    }
    expect(peer.closedWith).toBeNull()
  })

  it('are not required from a client that offered none', async () => {
    const peer = await connected({ 'heart-beat': '0,4000' })
    await pass(60_000)
    expect(peer.closedWith).toBeNull()
  })
})

describe('the token', () => {
  it('ends the session within a minute of its expiry, without an ERROR frame', async () => {
    const peer = await connected()
    await pass(EXPIRES_AT.getTime() - Date.now() - 1)
    expect(peer.closedWith).toBeNull()
    await pass(60_000)
    expect(peer.closedWith).toEqual({ code: CLOSE.tokenExpired, reason: 'Token expired' })
    expect(commands(peer)).toEqual(['CONNECTED'])
  })
})

describe('a SEND', () => {
  it('reaches the handler with the member, the destination and the body', async () => {
    const peer = await connected()
    peer.say('SEND', { destination: privateSend(7), receipt: 'r1' }, '{"content":"안녕"}')
    await settled()
    expect(handlers.sent).toEqual([
      {
        member: { memberId: 1, email: 'm1@hapju.kr' },
        send: { id: 'WS6', roomId: 7 },
        body: '{"content":"안녕"}',
      },
    ])
    expect(lastFrame(peer)).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'r1' } })
  })

  it('is handled after the previous one, however long that takes', async () => {
    const peer = await connected()
    const order: string[] = []
    handlers.answer = async (body) => {
      if (body === 'slow') await new Promise((resolve) => setTimeout(resolve, 500))
      order.push(body)
      return null
    }
    peer.say('SEND', { destination: privateSend(7) }, 'slow')
    peer.say('SEND', { destination: privateSend(7) }, 'quick')
    await pass(1_000)
    expect(order).toEqual(['slow', 'quick'])
  })

  it.each([
    ['/topic/room/5', 'COMMON403'],
    ['/queue/room/5', 'COMMON403'],
    ['/user/queue/room/5', 'COMMON403'],
    ['/user/2/queue/unread', 'COMMON403'],
    ['/app/chat/*', 'COMMON403'],
    ['/app/chat/sendMessage/5', 'COMMON404'],
    ['/app/chat/group.sendMessage/0', 'COMMON404'],
  ])('to %s is dropped and reported as %s, and the session goes on', async (destination, code) => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    peer.say('SEND', { destination, receipt: 'r1' }, '{"clientMessageId":"c-1"}')
    await settled()
    expect(peer.received('errors')).toMatchObject([
      { type: 'ERROR', data: { code, destination, clientMessageId: 'c-1' } },
    ])
    expect(handlers.sent).toEqual([])
    expect(commands(peer)).not.toContain('RECEIPT')
    expect(peer.closedWith).toBeNull()
  })

  it('is reported with its code and id when the chat refuses it', async () => {
    const peer = await connected()
    handlers.answer = async () => ({ code: 'CHAT4000', clientMessageId: 'c-2' })
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    peer.say('SEND', { destination: privateSend(7) })
    await settled()
    expect(peer.received('errors')).toEqual([
      {
        type: 'ERROR',
        data: {
          code: 'CHAT4000',
          message: '해당 채팅방에 참여하지 않았습니다.',
          destination: privateSend(7),
          clientMessageId: 'c-2',
        },
      },
    ])
  })

  it('is reported as COMMON500 when it fails unexpectedly', async () => {
    const peer = await connected()
    handlers.answer = () => Promise.reject(new Error('store on fire'))
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    peer.say('SEND', { destination: privateSend(7) }, '{"clientMessageId":"c-3"}')
    await settled()
    expect(peer.received('errors')).toMatchObject([{ data: { code: 'COMMON500', clientMessageId: 'c-3' } }])
    expect(peer.closedWith).toBeNull()
  })

  it('has its own limit for typing, and beyond twenty in ten seconds it is dropped silently', async () => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    for (let i = 0; i < 23; i++) peer.say('SEND', { destination: typingIn(7) })
    await settled()
    expect(handlers.sent).toHaveLength(20)
    for (let i = 0; i < 20; i++) peer.say('SEND', { destination: privateSend(7) }, '{}')
    await settled()
    expect(handlers.sent).toHaveLength(40)
    expect(peer.received('errors')).toEqual([])
    expect(peer.closedWith).toBeNull()
  })

  it('says whether the page is in sight, until it says otherwise or the session ends', async () => {
    const peer = await connected()
    const say = (inSight: boolean) => peer.say('SEND', { destination: SIGHT }, JSON.stringify({ inSight }))
    expect([...realtime.inSight([1, 2])]).toEqual([])
    say(true)
    await settled()
    expect([...realtime.inSight([1, 2])]).toEqual([1])
    say(false)
    await settled()
    expect([...realtime.inSight([1, 2])]).toEqual([])
    say(true)
    await settled()
    peer.say('DISCONNECT')
    await settled()
    expect([...realtime.inSight([1, 2])]).toEqual([])
    expect(handlers.sent).toEqual([])
  })

  it('about the page counts as out of sight beyond twenty in ten seconds', async () => {
    const peer = await connected()
    const say = async (inSight: boolean) => {
      peer.say('SEND', { destination: SIGHT }, JSON.stringify({ inSight }))
      await settled()
      return realtime.inSight([1]).has(1)
    }
    for (let i = 0; i < 20; i++) {
      expect(await say(true)).toBe(true)
      expect(await say(false)).toBe(false)
    }
    expect(await say(true)).toBe(false)
    await pass(10_000)
    expect(await say(true)).toBe(true)
    expect(peer.closedWith).toBeNull()
  })

  it.each(['', 'true', '{}', '{"inSight":"yes"}', '{"inSight":'])(
    'about the page is refused with the body %j',
    async (body) => {
      const peer = await connected()
      peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
      peer.say('SEND', { destination: SIGHT }, body)
      await settled()
      expect(peer.received('errors')).toMatchObject([{ data: { code: 'COMMON400', destination: SIGHT } }])
      expect(realtime.inSight([1]).size).toBe(0)
    },
  )

  it('is reported as COMMON429 beyond sixty at once, and four a second pass again', async () => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    for (let i = 0; i < 63; i++)
      peer.say('SEND', { destination: privateSend(7) }, `{"clientMessageId":"c-${i}"}`)
    await settled()
    expect(handlers.sent).toHaveLength(60)
    expect(peer.received('errors')).toMatchObject([
      { data: { code: 'COMMON429', clientMessageId: 'c-60' } },
      { data: { code: 'COMMON429', clientMessageId: 'c-61' } },
      { data: { code: 'COMMON429', clientMessageId: 'c-62' } },
    ])
    await pass(1_000)
    for (let i = 0; i < 10; i++) peer.say('SEND', { destination: privateSend(7) }, '{}')
    await settled()
    expect(handlers.sent).toHaveLength(64)
  })

  it('counts for the member, whichever socket it comes by, and not for others', async () => {
    const [phone, tab] = [await connected(), await connected()]
    const other = await connected({ Authorization: 'Bearer member-2' })
    for (let i = 0; i < 40; i++) {
      phone.say('SEND', { destination: privateSend(7) }, '{}')
      tab.say('SEND', { destination: privateSend(7) }, '{}')
    }
    await settled()
    expect(handlers.sent).toHaveLength(60)
    other.say('SEND', { destination: privateSend(7) }, '{}')
    await settled()
    expect(handlers.sent.at(-1)?.member.memberId).toBe(2)
  })

  it('is counted where the node counts, which may take a moment', async () => {
    const counted: number[] = []
    realtime = createRealtime({
      handlers,
      bus,
      log: pino({ level: 'silent' }),
      countSend: async (memberId) => counted.push(memberId) <= 1,
    })
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    for (const id of ['c-1', 'c-2'])
      peer.say('SEND', { destination: privateSend(7) }, `{"clientMessageId":"${id}"}`)
    await settled()
    expect(counted).toEqual([1, 1])
    expect(handlers.sent).toHaveLength(1)
    expect(peer.received('errors')).toMatchObject([{ data: { code: 'COMMON429', clientMessageId: 'c-2' } }])
  })

  it('of a member with twenty sockets still works on the newest, and the oldest is closed with 4004', async () => {
    const peers: FakePeer[] = []
    for (let i = 0; i < 20; i++) peers.push(await connected())
    expect(peers.filter(({ closedWith }) => closedWith !== null)).toEqual([])
    const newest = await connected()
    const stranger = await connected({ Authorization: 'Bearer member-2' })
    expect(peers.map(({ closedWith }) => closedWith?.code)).toEqual([
      CLOSE.tooMany,
      ...Array<undefined>(19).fill(undefined),
    ])
    newest.say('SEND', { destination: privateSend(7) }, '{}')
    await settled()
    expect(handlers.sent).toHaveLength(1)
    expect(stranger.closedWith).toBeNull()
  })

  it.each([
    ['longer than 64 characters', `{"clientMessageId":"${'c'.repeat(65)}"}`],
    ['no text', '{"clientMessageId":3}'],
    ['in nothing that can be read', 'clientMessageId'],
  ])('is refused without an id when its id is %s', async (_what, body) => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    peer.say('SEND', { destination: '/topic/room/5' }, body)
    await settled()
    expect(peer.received('errors')).toMatchObject([{ data: { clientMessageId: null } }])
  })

  it('is not reported to a client without a WS4 subscription when refused', async () => {
    const peer = await connected()
    peer.say('SEND', { destination: '/topic/room/5' })
    await settled()
    expect(commands(peer)).toEqual(['CONNECTED'])
  })
})

describe('a SUBSCRIBE', () => {
  it.each([
    ['/topic/room/*', 'COMMON403'],
    ['/queue/room/5', 'COMMON403'],
    ['/user/2/queue/unread', 'COMMON403'],
    ['/app/chat/private.sendMessage/5', 'COMMON403'],
    ['/topic/news', 'COMMON404'],
    ['/user/queue/secrets', 'COMMON404'],
  ])('to %s is refused as %s, and the session goes on', async (destination, code) => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    peer.say('SUBSCRIBE', { id: 'a', destination, receipt: 'r1' })
    await settled()
    expect(peer.received('errors')).toMatchObject([{ data: { code, destination, clientMessageId: null } }])
    expect(commands(peer)).not.toContain('RECEIPT')
    expect(peer.closedWith).toBeNull()
  })

  it('delivers with the id and the destination the client named', async () => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'a:1', destination: roomQueue(5) })
    await settled()
    await bus.publish(aRoomMessage())
    expect(lastFrame(peer)).toMatchObject({
      command: 'MESSAGE',
      headers: { subscription: 'a:1', destination: roomQueue(5), 'content-type': 'application/json' },
    })
    expect(JSON.parse(lastFrame(peer)!.body)).toEqual(aRoomMessage().event)
  })

  it('delivers to each of two subscriptions to one destination, until it is removed', async () => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'a', destination: groupTopic(5) })
    peer.say('SUBSCRIBE', { id: 'b', destination: groupTopic(5) })
    await settled()
    await bus.publish(aRoomMessage({ channel: 'topic' }))
    peer.say('UNSUBSCRIBE', { id: 'a' })
    await settled()
    await bus.publish(aRoomMessage({ channel: 'topic', messageId: 2 }))
    expect([peer.received('a'), peer.received('b')]).toMatchObject([
      [{ data: { messageId: 1 } }],
      [{ data: { messageId: 1 } }, { data: { messageId: 2 } }],
    ])
  })

  it('has no effect when repeated with the same id, and is refused with another destination', async () => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    for (const destination of [groupTopic(5), groupTopic(5), groupTopic(6)])
      peer.say('SUBSCRIBE', { id: 'a', destination })
    await settled()
    expect(peer.received('errors')).toMatchObject([
      { data: { code: 'COMMON400', destination: groupTopic(6) } },
    ])
    expect(realtime.stats().subscriptions).toBe(2)
  })

  it('is refused beyond two hundred', async () => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'errors', destination: ERROR_QUEUE })
    for (let room = 1; room <= 200; room++)
      peer.say('SUBSCRIBE', { id: `r${room}`, destination: groupTopic(room) })
    await settled()
    expect(realtime.stats().subscriptions).toBe(200)
    expect(peer.received('errors')).toMatchObject([
      { data: { code: 'COMMON400', destination: groupTopic(200) } },
    ])
  })

  it('is refused with an overlong id', async () => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'x'.repeat(129), destination: groupTopic(5) })
    await settled()
    expect(realtime.stats().subscriptions).toBe(0)
  })

  it('may omit the id in STOMP 1.0', async () => {
    const peer = await connected({ 'accept-version': '1.0' })
    peer.say('SUBSCRIBE', { destination: groupTopic(5) })
    peer.say('UNSUBSCRIBE', { destination: groupTopic(5), receipt: 'r1' })
    await settled()
    expect(commands(peer)).toEqual(['CONNECTED', 'RECEIPT'])
    expect(realtime.stats().subscriptions).toBe(0)
  })
})

describe('the end of a session', () => {
  it('comes after the receipt for a DISCONNECT', async () => {
    const peer = await connected()
    peer.say('DISCONNECT', { receipt: 'bye' })
    await settled()
    expect(lastFrame(peer)).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'bye' } })
    expect(peer.closedWith).toEqual({ code: CLOSE.goodbye, reason: 'Goodbye' })
  })

  it.each(['ACK', 'NACK'])('does not follow %s, which is accepted and has no effect', async (command) => {
    const peer = await connected()
    peer.say(command, { id: '1', receipt: 'r1' })
    await settled()
    expect(lastFrame(peer)).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'r1' } })
    expect(peer.closedWith).toBeNull()
  })

  it.each([
    ['an unknown command', 'BEGIN', {}, 'Unknown command'],
    ['a second CONNECT', 'CONNECT', { 'accept-version': '1.2' }, 'Unknown command'],
    ['a SEND to nowhere', 'SEND', { destination: '/nowhere/5' }, 'Unknown destination'],
    ['a SEND without a destination', 'SEND', {}, 'Unknown destination'],
    ['a SUBSCRIBE to nowhere', 'SUBSCRIBE', { id: 'a', destination: 'room/5' }, 'Unknown destination'],
    ['a SUBSCRIBE without an id', 'SUBSCRIBE', { destination: groupTopic(5) }, 'No subscription id'],
  ])('follows %s, with one ERROR frame', async (_what, command, headers, reason) => {
    const peer = await connected()
    peer.say(command, { ...headers, receipt: 'r1' })
    peer.say('SEND', { destination: privateSend(7) })
    await settled()
    expect(peer.frames.slice(1)).toMatchObject([
      { command: 'ERROR', headers: { message: 'COMMON400', 'receipt-id': 'r1' } },
    ])
    expect(peer.closedWith).toEqual({ code: CLOSE.violation, reason })
    expect(handlers.sent).toEqual([])
  })

  it('follows text that is not a frame, and a frame above 64 KiB', async () => {
    for (const text of ['nonsense\0', `SEND\ndestination:${privateSend(7)}\n\n${'x'.repeat(64 * 1024)}`]) {
      const peer = await connected()
      peer.listener.receive(text)
      expect(lastFrame(peer)).toMatchObject({ command: 'ERROR', headers: { message: 'COMMON400' } })
      expect(peer.closedWith?.code).toBe(CLOSE.violation)
    }
  })

  it("follows a stranger's frame that is larger than CONNECT needs", () => {
    const peer = fakePeer(realtime)
    peer.listener.receive(`CONNECT\nx:${'x'.repeat(9_000)}`)
    expect(peer.closedWith?.code).toBe(CLOSE.violation)
  })

  it('follows a flood of frames', async () => {
    const peer = await connected()
    for (let i = 0; i < 1_001; i++) peer.say('ACK', { id: '1' })
    await settled()
    expect(peer.closedWith?.code).toBe(CLOSE.violation)
  })

  it('follows more waiting frames than fit while a slow one is handled', async () => {
    const peer = await connected()
    handlers.answer = () => new Promise(() => {})
    for (let i = 0; i < 19; i++) peer.say('SEND', { destination: privateSend(7) }, 'x'.repeat(60 * 1024))
    await settled()
    expect(peer.closedWith?.code).toBe(CLOSE.violation)
    expect(handlers.sent).toHaveLength(1)
  })

  it('leaves no state behind, and nothing is delivered after it', async () => {
    const peer = await connected()
    peer.say('SUBSCRIBE', { id: 'a', destination: roomQueue(5) })
    await settled()
    peer.listener.closed()
    await bus.publish(aRoomMessage())
    peer.say('SEND', { destination: privateSend(7) })
    await settled()
    expect(realtime.stats()).toEqual({
      sessions: 0,
      members: 0,
      subscriptions: 0,
      deliveries: 0,
      refusals: [],
    })
    expect(commands(peer)).toEqual(['CONNECTED'])
    expect(handlers.sent).toEqual([])
  })
})

describe('a stopping server', () => {
  it('ends its sessions one after the other, evenly over the given time', async () => {
    const peers: FakePeer[] = []
    for (let nth = 0; nth < 16; nth += 1) peers.push(await connected())
    const ended = () => peers.filter((peer) => peer.closedWith?.code === CLOSE.restart).length
    const drained = vi.fn<() => void>()
    void realtime.drain(8_000).then(drained)
    const endedAfter: number[] = [ended()]
    for (let second = 1; second < 8; second += 1) {
      await pass(1_000)
      endedAfter.push(ended())
    }
    expect(endedAfter).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
    expect(drained).not.toHaveBeenCalled()
    await pass(1_000)
    expect(ended()).toBe(16)
    expect(drained).toHaveBeenCalledOnce()
  })

  it('ends the sessions that come while it drains too', async () => {
    const first = await connected()
    const draining = realtime.drain(1_000)
    await pass(500)
    const late = await connected()
    expect([first.closedWith, late.closedWith]).toEqual([null, null])
    await pass(500)
    await draining
    expect([first, late].map((peer) => peer.closedWith?.code)).toEqual([CLOSE.restart, CLOSE.restart])
  })

  it('tells every session and waits for the message being stored', async () => {
    const peer = await connected()
    let stored = false
    handlers.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      stored = true
      return null
    }
    peer.say('SEND', { destination: privateSend(7) })
    const stopping = realtime.close(1_000).then(() => stored)
    expect(peer.closedWith?.code).toBe(CLOSE.restart)
    await pass(400)
    expect(await stopping).toBe(true)
  })

  it('does not wait longer than its limit', async () => {
    const peer = await connected()
    handlers.answer = () => new Promise(() => {})
    peer.say('SEND', { destination: privateSend(7) })
    const stopped = vi.fn<() => void>()
    void realtime.close(1_000).then(stopped)
    await pass(999)
    expect(stopped).not.toHaveBeenCalled()
    await pass(1)
    expect(stopped).toHaveBeenCalled()
  })
})
