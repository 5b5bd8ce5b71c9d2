import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAttachment, uploadAttachment } from '#contract/http/chat/attachments.ts'
import {
  ATTACHMENTS_PER_MEMBER_PER_HOUR,
  AUDIO_MAX_BYTES,
  AUDIO_MAX_MS,
  IMAGE_MAX_BYTES,
  PEAKS_MAX,
} from '#contract/limits.ts'
import { parsedSounds } from '#server/adapters/media/parsedSounds.ts'
import { attachments, rateCounters, rooms } from '#server/db/schema.ts'
import type { Sounds } from '#server/deps.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, anSvg, aSeeThroughPng, asFile, factsOf } from '#server/testing/pictures.ts'
import { rememberingFiles } from '#server/testing/rememberingFiles.ts'
import { anMp3, anMp4, aSound, aWav, aWebm } from '#server/testing/sounds.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { chatTest, type ChatTest } from '../chat.fixtures.ts'

let server: TestServer
let chat: ChatTest
let kept: () => string[]
let harin: TestMember
let dojun: TestMember
let stranger: TestMember
let roomId: number
/** Runs while the server examines an audio file. */
let meanwhile: () => Promise<void>
const real = parsedSounds()
beforeEach(async () => {
  const { files, ...remembered } = rememberingFiles()
  kept = remembered.kept
  meanwhile = async () => {}
  const sounds: Sounds = {
    async look(bytes, mime) {
      await meanwhile()
      return real.look(bytes, mime)
    },
  }
  server = await testServer({ deps: { files, sounds } })
  chat = chatTest(server)
  harin = await server.aMember()
  dojun = await server.aMember()
  stranger = await server.aMember()
  roomId = await chat.aRoom('GROUP', [harin, dojun])
})

interface Said {
  as?: TestMember
  to?: number
  body?: Record<string, unknown>
}

const upload = (file?: Blob, { as = harin, to = roomId, body }: Said = {}) =>
  server.call(uploadAttachment, {
    as,
    path: { roomId: to },
    ...(file && { files: { file } }),
    ...(body && { body }),
  })
const read = (as: TestMember, attachmentId: number, from = roomId) =>
  server.call(readAttachment, { as, path: { roomId: from, attachmentId } })
const bytesAt = async (url: string) => new Uint8Array(await (await server.app.request(url)).arrayBuffer())
const rowCount = () => server.deps.db.$count(attachments)

describe('a picture uploaded for a room (CH13)', () => {
  it('is kept resized, upright and without camera metadata, and answered with its size', async () => {
    const { value } = await upload(asFile(await aPhoto(1600, 1200)))
    expect(value).toMatchObject({ mime: 'image/jpeg', width: 960, height: 1280 })
    expect(value).not.toHaveProperty('durationMs')
    expect(value).not.toHaveProperty('peaks')
    expect(value.url).toMatch(
      /^http:\/\/localhost\/room-files\/[\w-]{22}\.w960\.jpg\?until=\d+&key=[\da-f]{32}$/,
    )
    const bytes = await bytesAt(value.url)
    expect(bytes).toHaveLength(value.bytes)
    const { exif, width, height } = await factsOf(bytes)
    expect([exif, width, height]).toEqual([undefined, 960, 1280])
  })

  it('keeps its transparency', async () => {
    const { value } = await upload(asFile(await aSeeThroughPng(), 'a.png', 'image/png'))
    expect(value).toMatchObject({ mime: 'image/webp', width: 40, height: 30 })
  })

  it('is refused with COMMON413 above ten megabytes, though a sound may have twenty', async () => {
    const photo = await aPhoto(40, 30)
    const padded = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(photo)
      return asFile(bytes)
    }
    expect(await upload(padded(IMAGE_MAX_BYTES + 1))).toMatchObject({ status: 413, code: 'COMMON413' })
    expect((await upload(padded(IMAGE_MAX_BYTES))).status).toBe(200)
  })
})

describe('audio uploaded for a room (CH13)', () => {
  it.each<[string, () => Uint8Array<ArrayBuffer>, string, string, string]>([
    ['an MP4', () => anMp4(), 'audio/mp4', 'audio/mp4', 'm4a'],
    ['an MP4 of QuickTime', () => anMp4(1, { brand: 'qt  ' }), 'audio/x-m4a', 'audio/mp4', 'm4a'],
    ['a WebM', () => aWebm(), 'audio/webm;codecs=opus', 'audio/webm', 'weba'],
    ['a WAV', () => aWav(), 'audio/wav', 'audio/wav', 'wav'],
    ['an MP3', () => anMp3(), 'audio/mpeg', 'audio/mpeg', 'mp3'],
  ])('is kept unchanged: %s as audio', async (_, bytes, declared, mime, ending) => {
    const { value } = await upload(aSound(bytes(), declared))
    expect(value).toMatchObject({ mime, bytes: bytes().length })
    expect(value).not.toHaveProperty('width')
    expect(new URL(value.url).pathname).toMatch(new RegExp(`\\.${ending}$`))
    const served = await server.app.request(value.url, { headers: { Range: 'bytes=0-3' } })
    expect([served.status, served.headers.get('Content-Type')]).toEqual([206, mime])
    expect(await bytesAt(value.url)).toEqual(bytes())
  })

  it('has the length of its metadata, whatever the client declares', async () => {
    expect((await upload(aSound(aWav(2)), { body: { durationMs: 7 } })).value.durationMs).toBe(2_000)
  })

  it('without a length in its metadata has the one that the client declares', async () => {
    expect(
      (await upload(aSound(aWebm(), 'audio/webm'), { body: { durationMs: 1234.5 } })).value.durationMs,
    ).toBe(1_235)
    expect((await upload(aSound(aWebm(), 'audio/webm'))).value).not.toHaveProperty('durationMs')
  })

  it('is answered with its waveform peaks', async () => {
    const peaks = Array.from({ length: PEAKS_MAX }, (_, nth) => nth / PEAKS_MAX)
    expect((await upload(aSound(), { body: { peaks } })).value.peaks).toEqual(peaks)
    expect((await upload(aSound(), { body: { peaks: null, durationMs: null } })).value).not.toHaveProperty(
      'peaks',
    )
  })

  it("may last five minutes plus the recorder's rounding, and no longer", async () => {
    const { value } = await upload(aSound(anMp3(300.4), 'audio/mpeg'))
    expect(value.durationMs).toBe(AUDIO_MAX_MS)
    expect(await upload(aSound(anMp3(302), 'audio/mpeg'))).toMatchObject({ status: 413, code: 'COMMON413' })
    expect(kept()).toHaveLength(1)
  })

  it('is refused with COMMON413 above twenty megabytes', async () => {
    expect(await upload(aSound(new Uint8Array(AUDIO_MAX_BYTES + 1)))).toMatchObject({
      status: 413,
      code: 'COMMON413',
    })
  })

  it.each([
    [{ durationMs: -1 }, 'durationMs'],
    [{ durationMs: AUDIO_MAX_MS + 1 }, 'durationMs'],
    [{ durationMs: '2' }, 'durationMs'],
    [{ peaks: [1.01] }, 'peaks'],
    [{ peaks: [-0.01] }, 'peaks'],
    [{ peaks: Array<number>(PEAKS_MAX + 1).fill(0) }, 'peaks'],
    [{ peaks: ['0'] }, 'peaks'],
  ])('is refused with COMMON400 when the client declares %j', async (body, field) => {
    const answer = await upload(aSound(), { body })
    expect(answer).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(answer.result as object)[0]).toMatch(new RegExp(`^${field}`))
    expect(kept()).toEqual([])
  })
})

describe('a file for a room is refused', () => {
  it.each<[string, () => File | Promise<File>]>([
    ['a film', () => aSound(anMp4(), 'video/mp4')],
    ['a film that says it is a sound', () => aSound(anMp4(1, { film: true }), 'audio/mp4')],
    ['a film of WebM that says it is a sound', () => aSound(aWebm({ film: true }), 'audio/webm')],
    ['a page that says it is a sound', () => aSound(Uint8Array.from('<!doctype html>', toByte), 'audio/mp4')],
    ['an SVG with a script', () => asFile(anSvg(), 'a.svg', 'image/svg+xml')],
    ['HEIC', () => asFile('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC', 'image/heic')],
    ['a text called .jpg', () => asFile('only a text')],
    ['a JPEG that ends too early', async () => asFile((await aPhoto()).slice(0, 3_000))],
    ['a picture that says it is a sound', async () => aSound(await aPhoto(40, 30), 'audio/wav')],
    ['a sound that says it is a picture', () => asFile(aWav(), 'a.jpg', 'image/jpeg')],
  ])('with COMMON415: %s', async (_, file) => {
    expect(await upload(await file())).toMatchObject({ status: 415, code: 'COMMON415' })
    expect([kept(), await rowCount()]).toEqual([[], 0])
  })

  it('with COMMON400 when it is missing or empty', async () => {
    for (const file of [undefined, asFile('')])
      expect(await upload(file)).toMatchObject({
        status: 400,
        code: 'COMMON400',
        result: { file: '필수 값입니다.' },
      })
  })

  it('with CHAT4004 for an unknown room, and CHAT4000 from anyone who is not or no longer in it', async () => {
    expect(await upload(aSound(), { to: 404 })).toMatchObject({ status: 404, code: 'CHAT4004' })
    await chat.leave(dojun, roomId)
    for (const as of [stranger, dojun])
      expect(await upload(aSound(), { as })).toMatchObject({ status: 400, code: 'CHAT4000' })
    expect(
      await server.call(uploadAttachment, { path: { roomId }, files: { file: aSound() } }),
    ).toMatchObject({ status: 401 })
    expect(kept()).toEqual([])
  })

  it('before it is read, if it is refused anyway', async () => {
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const token = await server.deps.tokens.signAccess(stranger, server.deps.now())
    const answer = await server.app.request(`/api/chat/rooms/${roomId}/attachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(await answer.json()).toMatchObject({ code: 'CHAT4000' })
    expect(pulled).toBeLessThanOrEqual(2)
  })

  it('with CHAT4000 when its sender leaves during the upload', async () => {
    const bytes = new Uint8Array(await new Response(formOf(aSound())).arrayBuffer())
    const boundary = /^--(\S+)/.exec(new TextDecoder().decode(bytes))![1]!
    let rest = [bytes.slice(0, 100), bytes.slice(100)]
    const body = new ReadableStream(
      {
        async pull(controller) {
          const [next, ...later] = rest
          if (!next) return controller.close()
          if (later.length === 0) await chat.leave(harin, roomId)
          controller.enqueue(next)
          rest = later
        },
      },
      { highWaterMark: 0 },
    )
    const token = await server.deps.tokens.signAccess(harin, server.deps.now())
    const answer = await server.app.request(`/api/chat/rooms/${roomId}/attachments`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(await answer.json()).toMatchObject({ code: 'CHAT4000' })
    expect(kept()).toEqual([])
  })

  it('with COMMON400 when the upload breaks off, and nothing of it is kept', async () => {
    const whole = new Uint8Array(await new Response(formOf(aSound())).arrayBuffer())
    const boundary = /^--(\S+)/.exec(new TextDecoder().decode(whole))![1]!
    const token = await server.deps.tokens.signAccess(harin, server.deps.now())
    const answer = await server.app.request(`/api/chat/rooms/${roomId}/attachments`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
      },
      body: whole.slice(0, whole.length / 2),
    })
    expect(await answer.json()).toMatchObject({ code: 'COMMON400' })
    expect([kept(), await rowCount()]).toEqual([[], 0])
  })

  it('with COMMON429 after too many from one member in an hour, but not another member’s first', async () => {
    await upload(aSound())
    await server.deps.db.update(rateCounters).set({ count: ATTACHMENTS_PER_MEMBER_PER_HOUR - 1 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(aSound())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status !== 200)!
    expect(refused).toMatchObject({ status: 429, code: 'COMMON429' })
    expect(refused.headers.get('Retry-After')).toBe('3600')
    expect(kept()).toHaveLength(2)
    expect((await upload(aSound(), { as: dojun })).status).toBe(200)
    server.clock.advance({ hours: 1 })
    expect((await upload(aSound())).status).toBe(200)
  })
})

const toByte = (char: string) => char.charCodeAt(0)

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

it('a file whose row is not stored is deleted', async () => {
  meanwhile = async () => void (await server.deps.db.delete(rooms).where(eq(rooms.id, roomId)))
  expect((await upload(aSound())).status).toBe(500)
  expect(kept()).toEqual([])
})

describe('reading a file of a room (CH16)', () => {
  it('returns a fresh address to everybody in the room, once a message carries it', async () => {
    const { attachmentId, url } = await chat.sentUp(harin, roomId)
    await chat.toGroup(harin, roomId, { content: '음성 메시지', attachmentId })
    server.clock.advance({ days: 2 })
    expect((await server.app.request(url)).status).toBe(404)
    for (const as of [harin, dojun]) {
      const { value } = await read(as, attachmentId)
      expect(value).toMatchObject({ attachmentId, mime: 'audio/wav', durationMs: 1_000 })
      expect((await server.app.request(value.url)).status).toBe(200)
    }
  })

  it('is for its uploader only until then', async () => {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    expect((await read(harin, attachmentId)).status).toBe(200)
    expect(await read(dojun, attachmentId)).toMatchObject({ status: 404, code: 'ATTACHMENT4004' })
  })

  it('refuses strangers, members who have left, other rooms and unknown files', async () => {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    await chat.toGroup(harin, roomId, { content: '음성 메시지', attachmentId })
    const other = await chat.aRoom('GROUP', [harin, dojun])
    expect(await read(harin, attachmentId, other)).toMatchObject({ status: 404, code: 'ATTACHMENT4004' })
    expect(await read(harin, 404)).toMatchObject({ status: 404, code: 'ATTACHMENT4004' })
    expect(await read(harin, attachmentId, 404)).toMatchObject({ status: 404, code: 'CHAT4004' })
    await chat.leave(dojun, roomId)
    for (const as of [stranger, dojun])
      expect(await read(as, attachmentId)).toMatchObject({ status: 400, code: 'CHAT4000' })
  })
})
