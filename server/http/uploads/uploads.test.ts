import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadMedia } from '#contract/http/profile/profile.ts'
import { saveSurvey } from '#contract/http/survey.ts'
import { MEDIA_MAX_BYTES } from '#contract/limits.ts'
import { localTemporary } from '#server/adapters/files/localTemporary.ts'
import { listen, type Listening } from '#server/start/listen.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { memoryGate } from './memoryGate.ts'
import { ALL_STRANGERS, PER_MEMBER, PER_STRANGER_ADDRESS, STRANGER_BODY_MAX_BYTES } from './uploadLimits.ts'

let folder: string
let server: TestServer
let listening: Listening
let harin: TestMember
/** Bytes of bodies that the app has asked for. */
let bytesRead: number
const open = new Set<ClientRequest>()

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hapju-uploads-'))
  // every stranger of these tests has an address of their own
  server = await testServer({ trustedProxies: 1, deps: { temporary: localTemporary(folder) } })
  harin = await server.aMember()
  bytesRead = 0
  listening = await listen({ port: 0, host: '127.0.0.1' })
  listening.serve((asked, env) => server.app.fetch(asked.body === null ? asked : counted(asked), env))
})

afterEach(async () => {
  for (const asked of open) asked.destroy()
  open.clear()
  await listening.finish(0)
  rmSync(folder, { recursive: true })
})

function counted(asked: Request): Request {
  const reader = asked.body!.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytesRead += value.length
        controller.enqueue(value)
      },
      cancel: (why) => reader.cancel(why),
    },
    { highWaterMark: 0 },
  )
  const { method, headers } = asked
  return new Request(asked.url, { method, headers, body, duplex: 'half' } as RequestInit)
}

let addresses = 0
const BEGINNING = [
  '--x',
  'Content-Disposition: form-data; name="file"; filename="a.mp3"',
  'Content-Type: audio/mpeg',
  '',
  `ID3${'a'.repeat(100)}`, // more than the splitter holds back
].join('\r\n')

interface Trickle {
  path: string
  token?: string
  bytes?: number
  address?: string
}

/** Sends a head and the first bytes of a body that never ends. */
function trickle({ path, token, bytes, address = `10.0.0.${(addresses += 1)}` }: Trickle) {
  const asked = request({
    port: listening.port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      'X-Forwarded-For': address,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(bytes === undefined ? {} : { 'Content-Length': String(bytes) }),
    },
  })
  open.add(asked)
  const answer = new Promise<{ status: number; retryAfter: string | undefined }>((resolve) => {
    asked.on('error', () => {})
    asked.on('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode!, retryAfter: response.headers['retry-after'] })
    })
  })
  asked.write(BEGINNING)
  return { asked, answer }
}

const tokenOf = (member: TestMember) => server.deps.tokens.signAccess(member, server.deps.now())

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await later(5)
}

/** Temporary files with a name or still open. */
const temporary = () => [
  ...readdirSync(folder),
  ...readdirSync('/proc/self/fd').filter((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`).startsWith(folder)
    } catch {
      return false // closed meanwhile
    }
  }),
]

describe('somebody without a valid token', () => {
  it('is refused before any byte of a large body is read, however many come at once', async () => {
    const expired = await tokenOf(harin)
    server.clock.advance({ hours: 1 })
    const tokens = [undefined, 'made-up', expired]
    const all = Array.from({ length: 30 }, (_, nth) =>
      trickle({
        path: saveSurvey.path,
        bytes: STRANGER_BODY_MAX_BYTES + 1,
        ...(tokens[nth % 3] !== undefined && { token: tokens[nth % 3]! }),
      }),
    )
    for (const { answer } of all) expect((await answer).status).toBe(401)
    expect(bytesRead).toBe(0)
    expect(temporary()).toEqual([])
  })

  it('may send small bodies until the budget of the node is used', async () => {
    const all = Array.from({ length: 20 }, () => trickle({ path: saveSurvey.path }))
    const allowed = ALL_STRANGERS.bytes / STRANGER_BODY_MAX_BYTES
    const refused = await Promise.all(all.slice(allowed).map(({ answer }) => answer))
    for (const { status, retryAfter } of refused) expect([status, retryAfter]).toEqual([429, '5'])
    await until(() => bytesRead >= allowed * BEGINNING.length)
    expect(bytesRead).toBe(allowed * BEGINNING.length)
    for (const { asked } of all) asked.destroy()
    await until(() => temporary().length === 0)
  })

  it('has a share of that budget at one address', async () => {
    const all = Array.from({ length: PER_STRANGER_ADDRESS.atOnce + 1 }, () =>
      trickle({ path: saveSurvey.path, address: '10.9.9.9' }),
    )
    expect((await all.at(-1)!.answer).status).toBe(429)
  })

  it('may not send more than the limit without declaring a length', async () => {
    const { asked, answer } = trickle({ path: saveSurvey.path })
    asked.write(new Uint8Array(STRANGER_BODY_MAX_BYTES))
    expect((await answer).status).toBe(401)
    await until(() => temporary().length === 0)
  })

  it('is still refused by a call for members only, before its body', async () => {
    expect((await trickle({ path: uploadMedia.path, token: 'made-up' }).answer).status).toBe(401)
    expect(bytesRead).toBe(0)
  })
})

describe('a member', () => {
  it('may have a few uploads at once; the next is refused before its body, and no other member is', async () => {
    const [own, other] = [await tokenOf(harin), await tokenOf(await server.aMember())]
    const bytes = MEDIA_MAX_BYTES / 10
    const both = [own, other].map((token) =>
      Array.from({ length: PER_MEMBER.atOnce }, () => trickle({ path: uploadMedia.path, token, bytes })),
    )
    await until(() => bytesRead >= 2 * PER_MEMBER.atOnce * BEGINNING.length)
    const before = bytesRead
    for (const token of [own, other])
      expect(await trickle({ path: uploadMedia.path, token, bytes }).answer).toEqual({
        status: 429,
        retryAfter: '5',
      })
    expect(bytesRead).toBe(before)
    for (const { asked } of both.flat()) asked.destroy()
    await until(() => temporary().length === 0)
    const again = () =>
      server.call(uploadMedia, {
        as: harin,
        files: { file: asFile('ID3\x03 sound', 'a.mp3', 'audio/mpeg') },
      })
    let answer = await again()
    while (answer.status === 429) {
      await later(50)
      answer = await again()
    }
    expect(answer.status).toBe(200)
  })

  it('may send no more bytes at once than the budget', async () => {
    const token = await tokenOf(harin)
    const bytes = MEDIA_MAX_BYTES
    for (let nth = 0; nth < 2; nth += 1) trickle({ path: uploadMedia.path, token, bytes })
    await until(() => bytesRead >= 2 * BEGINNING.length)
    expect((await trickle({ path: uploadMedia.path, token, bytes }).answer).status).toBe(429)
  })

  it('has every upload counted before its body, 30 in an hour', async () => {
    const token = await tokenOf(harin)
    for (let nth = 0; nth < 30; nth += 1)
      await server.call(uploadMedia, { as: harin, files: { file: asFile('nothing') } })
    expect((await trickle({ path: uploadMedia.path, token }).answer).status).toBe(429)
    expect(bytesRead).toBe(0)
  })
})

describe('a temporary file', () => {
  it.each([
    ['a success', async () => asFile(await aPhoto(40, 30), 'a.jpg', 'image/jpeg'), 200],
    ['a refusal', async () => asFile('only a text', 'a.jpg', 'image/jpeg'), 415],
  ])('is gone after %s', async (_what, file, status) => {
    const answer = await server.call(uploadMedia, { as: harin, files: { file: await file() } })
    expect(answer.status).toBe(status)
    expect(temporary()).toEqual([])
  })

  it('is on the disk without a name while it arrives, and gone after a cut connection', async () => {
    const { asked } = trickle({ path: uploadMedia.path, token: await tokenOf(harin) })
    asked.write(new Uint8Array(100_000))
    await until(() => bytesRead > 100_000)
    await until(() => temporary().length === 1)
    expect(readdirSync(folder)).toEqual([])
    asked.destroy()
    await until(() => temporary().length === 0)
  })
})

describe('the memory for complete files', () => {
  it('is given in the order of asking, and never more than there is', async () => {
    const gate = memoryGate(10)
    const entered: number[] = []
    const take = (bytes: number) => gate.take(bytes).then(() => entered.push(bytes))
    await take(8)
    const rest = [take(5), take(2), take(4)]
    await Promise.resolve()
    expect(entered).toEqual([8])
    gate.give(8)
    await Promise.all(rest.slice(0, 2))
    expect(entered).toEqual([8, 5, 2])
    gate.give(5)
    await rest[2]
    expect(entered).toEqual([8, 5, 2, 4])
    await expect(gate.take(11)).rejects.toThrow('more than there is')
  })
})
