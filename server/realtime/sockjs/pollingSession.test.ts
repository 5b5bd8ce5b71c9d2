import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { roomQueue } from '#contract/ws/destinations.ts'
import { aRoomMessage } from '../testing/events.ts'
import { stompText } from '../testing/fakeConnection.ts'
import { startSocketServer, type SocketServer } from '../testing/socketServer.ts'

let server: SocketServer
beforeEach(async () => {
  server = await startSocketServer()
})
afterEach(() => server.stop())

const SESSION = '000/abcdefgh'
const CONNECT = stompText('CONNECT', { 'accept-version': '1.2', Authorization: 'member-2' })

const post = (path: string, body?: string, init: RequestInit = {}) =>
  fetch(`${server.origin}/ws/${path}`, { method: 'POST', body: body ?? null, ...init })
const poll = async (session = SESSION) => (await post(`${session}/xhr`)).text()
const say = (texts: unknown, session = SESSION) => post(`${session}/xhr_send`, JSON.stringify(texts))

describe('polling', () => {
  it('opens, carries both directions, and gives each poll the waiting frames', async () => {
    expect(await poll()).toBe('o\n')
    const sent = await say([CONNECT, stompText('SUBSCRIBE', { id: 'r', destination: roomQueue(5) })])
    expect(sent.status).toBe(204)
    expect(await poll()).toContain('CONNECTED')
    await server.bus.publish(aRoomMessage({ messageId: 1 }))
    await server.bus.publish(aRoomMessage({ messageId: 2 }))
    const frames = JSON.parse((await poll()).slice(1)) as string[]
    expect(frames).toHaveLength(2)
  })

  it('refuses a second receiver and keeps the first', async () => {
    await poll()
    const first = poll()
    expect(await poll()).toBe('c[2010,"Another connection still open"]\n')
    await say([CONNECT])
    expect(await first).toContain('CONNECTED')
  })

  it('identifies the session whatever server number precedes it', async () => {
    await poll('000/abcdefgh')
    await say([CONNECT], '999/abcdefgh')
    expect(await poll('123/abcdefgh')).toContain('CONNECTED')
  })

  it('tells why it ended, after the waiting frames, and again on one more poll', async () => {
    await poll()
    await say([stompText('CONNECT', { 'accept-version': '1.2' })])
    expect(await poll()).toContain('COMMON401')
    expect(await poll()).toBe('c[1008,"Not authenticated"]\n')
    expect(await poll()).toBe('c[1008,"Not authenticated"]\n')
  })

  it('ends when its response breaks off, because its content may be lost', async () => {
    const aborter = new AbortController()
    const response = await post(`${SESSION}/xhr_streaming`, undefined, { signal: aborter.signal })
    expect(server.realtime.stats().connections).toBe(1)
    aborter.abort()
    await expect(response.text()).rejects.toThrow('abort')
    await expect
      .poll(() => server.realtime.stats())
      .toMatchObject({ connections: 0, sessions: 0, strangers: 0 })
  })

  it.each([
    ['not JSON', '["', 500, 'Broken JSON encoding.'],
    ['null', 'null', 500, 'Broken JSON encoding.'],
    ['a number', '7', 500, 'Broken JSON encoding.'],
    ['an array that is not all text', '["a",null]', 500, 'Broken JSON encoding.'],
    ['an object', '{"a":"b"}', 500, 'Broken JSON encoding.'],
    ['nothing', '', 500, 'Payload expected.'],
    ['an empty array', '[]', 204, ''],
    ['more than fits', JSON.stringify(['x'.repeat(200_000)]), 413, ''],
  ])('answers %s without harm to the session', async (_what, body, status, text) => {
    await poll()
    const response = await post(`${SESSION}/xhr_send`, body)
    expect([response.status, await response.text()]).toEqual([status, text])
    await say([CONNECT])
    expect(await poll()).toContain('CONNECTED')
  })

  it('refuses a session that has not been opened and a short id', async () => {
    expect((await say(['\n'])).status).toBe(404)
    expect((await post('000/short/xhr')).status).toBe(404)
    expect(server.realtime.stats().connections).toBe(0)
  })
})

describe('streaming', () => {
  it('begins with 2 KiB of padding that browsers need, and continues after its limit with the next response', async () => {
    const first = await post(`${SESSION}/xhr_streaming`)
    await say([CONNECT, stompText('SUBSCRIBE', { id: 'r', destination: roomQueue(5) })])
    await expect.poll(() => server.realtime.stats().subscriptions).toBe(1)
    for (let messageId = 1; messageId <= 500; messageId++)
      await server.bus.publish(aRoomMessage({ messageId }))
    const text = await first.text()
    expect(text.startsWith(`${'h'.repeat(2048)}\no\n`)).toBe(true)
    expect(text.length).toBeGreaterThan(128 * 1024)
    await server.bus.publish(aRoomMessage({ messageId: 501 }))
    const second = (await post(`${SESSION}/xhr_streaming`)).body!.getReader()
    let next = ''
    while (!next.includes('"messageId') && !next.includes('\\"messageId\\":501')) {
      next += new TextDecoder().decode((await second.read()).value)
    }
    expect(next).toContain('\\"messageId\\":501')
    await second.cancel()
  })

  it('sends a stream of data lines over eventsource', async () => {
    const stream = await fetch(`${server.origin}/ws/${SESSION}/eventsource`)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=UTF-8')
    const reader = stream.body!.getReader()
    let text = ''
    while (!text.includes('data: o\r\n\r\n')) text += new TextDecoder().decode((await reader.read()).value)
    expect(text).toBe('\r\ndata: o\r\n\r\n')
    await reader.cancel()
  })
})
