import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile, uploadMedia } from '#contract/http/profile/profile.ts'
import { MEDIA_MAX_BYTES } from '#contract/limits.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, anSvg, asFile, factsOf } from '#server/testing/pictures.ts'
import { rememberingFiles } from '#server/testing/rememberingFiles.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let harin: TestMember
let kept: () => string[]
beforeEach(async () => {
  const { files, ...remembered } = rememberingFiles()
  kept = remembered.kept
  server = await testServer({ deps: { files } })
  harin = await server.aMember()
})

const upload = (file?: Blob) => server.call(uploadMedia, { as: harin, ...(file && { files: { file } }) })
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

describe('uploading media (PR3)', () => {
  it.each([
    ['a film', '\0\0\0 ftypisom\0\0\0\0 film', 'video/mp4', 'video/mp4', 'mp4'],
    ['a film that says it is another', '\x1a\x45\xdf\xa3 film', 'video/mp4', 'video/webm', 'webm'],
    ['a sound', 'OggS\0\x02 sound', 'audio/ogg', 'audio/ogg', 'ogg'],
    ['a sound that says it is a film', 'ID3\x03\0\0\0\0\0\0 sound', 'video/mp4', 'audio/mpeg', 'mp3'],
  ])('keeps %s unchanged and under its real type', async (_, content, declared, mime, ending) => {
    const bytes = bytesOf(content)
    const { url } = (await upload(asFile(bytes, 'page.html', declared))).value
    expect(url).toMatch(new RegExp(`^http://localhost/files/[\\w-]{22}\\.${ending}$`))
    const served = await server.app.request(url)
    expect(served.headers.get('Content-Type')).toBe(mime)
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(served.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes)
    const part = await server.app.request(url, { headers: { Range: 'bytes=2-4' } })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 2-4/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 5))
  })

  it('processes a picture like any other, and changes no profile', async () => {
    const { url } = (await upload(asFile(await aPhoto()))).value
    expect(url).toMatch(/\.w960\.jpg$/)
    const shown = await server.app.request(url)
    expect((await factsOf(new Uint8Array(await shown.arrayBuffer()))).exif).toBeUndefined()
    expect((await server.call(readProfile, { as: harin })).value).toMatchObject({
      mediaUrl: null,
      profileImageUrl: null,
    })
  })

  it('requires a file that is not empty', async () => {
    for (const file of [undefined, asFile('')])
      expect(await upload(file)).toMatchObject({
        status: 400,
        code: 'COMMON400',
        result: { file: '필수 값입니다.' },
      })
  })

  it.each([
    [
      'a page that says it is a film',
      () => asFile('<!doctype html><script>alert(1)</script>', 'a.mp4', 'video/mp4'),
    ],
    ['an SVG with a script', () => asFile(anSvg(), 'a.svg', 'image/svg+xml')],
    ['HEIC', () => asFile('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC', 'image/heic')],
    ['HEIC that says it is a film', () => asFile('\0\0\0\x18ftypheic\0\0\0\0', 'a.mp4', 'video/mp4')],
    ['a text called .jpg', () => asFile('only a text')],
    ['a JPEG that ends too early', async () => asFile((await aPhoto()).slice(0, 3_000))],
    ['a sound that says it is a page', () => asFile('ID3\x03 sound', 'a.html', 'text/html')],
  ])('refuses %s with COMMON415', async (_, file) => {
    expect(await upload(await file())).toMatchObject({ status: 415, code: 'COMMON415' })
    expect(kept()).toEqual([])
  })

  it('refuses more than fifty megabytes with COMMON413', async () => {
    const file = asFile(new Uint8Array(MEDIA_MAX_BYTES + 1), 'a.mp4', 'video/mp4')
    expect(await upload(file)).toMatchObject({ status: 413, code: 'COMMON413' })
  })

  it('refuses the thirty-first of an hour with COMMON429, but not another member’s first', async () => {
    const sound = () => asFile('ID3\x03 sound', 'a.mp3', 'audio/mpeg')
    const answers = []
    for (let nth = 0; nth < 35; nth += 1) answers.push(await upload(sound()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 429, code: 'COMMON429' })
    expect(refused!.headers.get('Retry-After')).toBe('3600')
    expect(kept()).toHaveLength(30)
    const other = await server.aMember()
    expect((await server.call(uploadMedia, { as: other, files: { file: sound() } })).status).toBe(200)
    server.clock.advance({ hours: 1 })
    expect((await upload(sound())).status).toBe(200)
  })

  it('requires a log-in', async () => {
    expect(await server.call(uploadMedia, { files: { file: asFile('ID3\x03') } })).toMatchObject({
      status: 401,
    })
  })
})
