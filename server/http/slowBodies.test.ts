import { type ClientRequest, request } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { attachRealtime, type AttachedRealtime } from '#server/realtime/attach.ts'
import { fakeHandlers } from '#server/realtime/testing/fakeHandlers.ts'
import { listen, type Listening } from '#server/start/listen.ts'
import { chunksOf } from './parse.ts'
import { cutSlowBodies } from './slowBodies.ts'
import { noteMember } from './uploads/identified.ts'

const HALF_A_MINUTE_MS = 30_000
const MEMBER = { Authorization: 'Bearer token' }
const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' }
const JSON_BODY = { 'Content-Type': 'application/json' }

let listening: Listening
let realtime: AttachedRealtime
let bytesCome: number
/** Called once a body is complete, before the answer. */
let look: () => Promise<unknown>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  bytesCome = 0
  look = () => Promise.resolve()
  listening = await listen({ port: 0, host: '127.0.0.1' })
  listening.serve(async (asked, env) => {
    if (asked.headers.get('Authorization') === MEMBER.Authorization) noteMember(env?.incoming)
    for await (const chunk of chunksOf(asked, 100 * 1024 * 1024)) bytesCome += chunk.byteLength
    await look()
    return new Response(`${bytesCome} bytes`)
  })
  realtime = attachRealtime(listening.server, {
    handlers: fakeHandlers(),
    bus: inProcessBus(),
    log: pino({ level: 'silent' }),
  })
  cutSlowBodies(listening.server)
})

afterEach(async () => {
  vi.useRealTimers()
  await realtime.close(100)
  await listening.finish(0)
})

/** `answer`: its status and text; null: the connection was closed without one. */
function posted(headers: Record<string, string>, path = '/any') {
  const asked = request({ port: listening.port, host: '127.0.0.1', method: 'POST', path, headers })
  const answer = new Promise<[status: number, text: string] | null>((resolve) => {
    asked.on('error', () => resolve(null))
    asked.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => resolve([response.statusCode!, text]))
    })
  })
  return { asked, answer }
}

/** Resolves when the server has received the bytes. */
async function comes(asked: ClientRequest, bytes: number): Promise<void> {
  const all = bytesCome + bytes
  asked.write(new Uint8Array(bytes))
  while (bytesCome < all) await nextTurn()
}

const pass = () => vi.advanceTimersByTime(HALF_A_MINUTE_MS)

describe('a file upload by a member', () => {
  it('may continue as long as bytes arrive: 20 MB at 100 kB/s are received', async () => {
    const { asked, answer } = posted({ ...MEMBER, ...FORM })
    for (let looks = 0; looks < 7; looks += 1) {
      await comes(asked, 3_000_000)
      pass()
    }
    asked.end()
    expect(await answer).toEqual([200, '21000000 bytes'])
  })

  it('is cut when it stalls', async () => {
    const { asked, answer } = posted({ ...MEMBER, ...FORM })
    await comes(asked, 3_000_000)
    pass()
    pass()
    expect(await answer).toEqual([408, ''])
  })

  it('is cut when it only trickles', async () => {
    const { asked, answer } = posted({ ...MEMBER, ...FORM })
    await comes(asked, 1_000)
    pass()
    expect(await answer).toEqual([408, ''])
  })

  it('is not cut after its last byte, however long the handler takes', async () => {
    let letGo = () => {}
    const isLookedAt = new Promise<void>((resolve) => {
      look = () => {
        resolve()
        return new Promise<void>((done) => (letGo = done))
      }
    })
    const { asked, answer } = posted({ ...MEMBER, ...FORM })
    asked.end(new Uint8Array(1_000))
    await isLookedAt
    pass()
    pass()
    letGo()
    expect(await answer).toEqual([200, '1000 bytes'])
  })
})

describe('any other body must arrive within half a minute, even if bytes keep coming', () => {
  it.each([
    ['what a member says', { ...MEMBER, ...JSON_BODY }],
    ['the form of a stranger', FORM],
    ['a form with a made-up token', { Authorization: 'Bearer made-up', ...FORM }],
  ])('cuts %s', async (_what, headers) => {
    const { asked, answer } = posted(headers)
    await comes(asked, 3_000_000)
    pass()
    expect(await answer).toEqual([408, ''])
  })

  it("cuts what a phone sends over the socket's polling transport", async () => {
    const opened = posted({}, '/ws/000/slowphone/xhr')
    opened.asked.end()
    expect(await opened.answer).toEqual([200, 'o\n'])
    const { asked, answer } = posted(JSON_BODY, '/ws/000/slowphone/xhr_send')
    const isSeen = new Promise((resolve) => listening.server.prependOnceListener('request', resolve))
    asked.write('["SEND')
    await isSeen
    pass()
    expect(await answer).toEqual([408, ''])
  })
})
