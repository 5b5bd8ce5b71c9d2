import { describe, expect, vi } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { listBands } from '#contract/http/bands/bands.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { changeRecruitment, createRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { IMAGE_MAX_BYTES } from '#contract/limits.ts'
import { bands } from '#server/db/bandTables.ts'
import { aPhoto, anSvg, aSeeThroughPng, asFile, factsOf } from '#server/testing/pictures.ts'
import { itWithPictures, smallPicture } from './recruitments.fixtures.ts'

const it = itWithPictures

const ABUSE: [string, () => Promise<Blob> | Blob, number][] = [
  ['a text called .jpg', () => asFile('only a text'), 415],
  ['an SVG with a script', () => asFile(anSvg(), 'band.svg', 'image/svg+xml'), 415],
  ['an SVG that says it is a JPEG', () => asFile(anSvg()), 415],
  ['HEIC', () => asFile('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC', 'image/heic'), 415],
  ['a picture that says it is a page', async () => asFile(await aPhoto(40, 30), 'x.html', 'text/html'), 415],
  ['a JPEG that ends too early', async () => asFile((await aPhoto()).slice(0, 3_000)), 415],
  ['a sound', () => asFile('ID3\x03\0\0\0\0\0\0', 'a.mp3', 'audio/mpeg'), 415],
  ['a byte more than ten megabytes', () => asFile(new Uint8Array(IMAGE_MAX_BYTES + 1)), 413],
]

describe('the picture of a new band (RC1)', () => {
  it('is public at an absolute address, resized and without camera metadata', async ({
    server,
    recruitment,
    yuna,
    create,
    keptUrls,
  }) => {
    const { profileImageUrl, bandId } = (await create(asFile(await aPhoto(), '우리 밴드 사진.jpg'))).value
    expect(keptUrls()).toEqual([profileImageUrl])
    const shown = await server.app.request(profileImageUrl!)
    const facts = await factsOf(new Uint8Array(await shown.arrayBuffer()))
    expect(facts).toMatchObject({ format: 'jpeg', width: 960, height: 1280 })
    expect(facts.exif).toBeUndefined()
    expect((await recruitment.form(yuna, bandId)).profileImageUrl).toBe(profileImageUrl)
    expect((await server.call(listBands, { as: yuna })).value[0]).toMatchObject({ profileImageUrl })
    expect((await server.call(listRooms, { as: yuna })).value.chatRoomInfos[0]).toMatchObject({
      imageUrl: profileImageUrl,
      bandImageUrl: profileImageUrl,
    })
  })

  it('may have another picture type than declared', async ({ create }) => {
    expect((await create(asFile(await aSeeThroughPng()))).value.profileImageUrl).toMatch(/\.webp$/)
  })

  it('counts as absent when it is empty', async ({ create }) => {
    expect((await create(asFile(''))).value.profileImageUrl).toBeNull()
  })

  it.for(ABUSE)(
    'is refused when it is %s, and no band is created',
    async ([, image, status], { server, kept, create }) => {
      expect(await create(await image())).toMatchObject({ status, code: `COMMON${status}` })
      expect(kept()).toEqual([])
      expect(await server.deps.db.$count(bands)).toBe(0)
    },
  )
})

describe('the picture of a band that changes (RC2)', () => {
  it('replaces the old one, which is deleted', async ({
    server,
    recruitment,
    yuna,
    keptUrls,
    bandId,
    before,
    change,
  }) => {
    const after = (await change(asFile(await aPhoto()))).value.profileImageUrl!
    expect(keptUrls()).toEqual([after])
    expect((await server.app.request(before)).status).toBe(404)
    expect((await recruitment.form(yuna, bandId)).profileImageUrl).toBe(after)
  })

  it('stays when none or an empty one is sent', async ({ keptUrls, before, change }) => {
    for (const image of [undefined, asFile('')])
      expect((await change(image, { name: '파도' })).value).toMatchObject({
        bandName: '파도',
        profileImageUrl: before,
      })
    expect(keptUrls()).toEqual([before])
  })

  it('is changed even if the old one cannot be deleted', async ({
    server,
    recruitment,
    yuna,
    bandId,
    change,
  }) => {
    vi.spyOn(server.deps.files, 'remove').mockRejectedValueOnce(new Error('disk'))
    const after = (await change(await smallPicture())).value.profileImageUrl
    expect((await recruitment.form(yuna, bandId)).profileImageUrl).toBe(after)
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'could not delete an unused file' }))
  })

  it.for(ABUSE)(
    'is refused when it is %s, and nothing changes',
    async ([, image, status], { recruitment, yuna, keptUrls, bandId, before, change }) => {
      expect(await change(await image(), { name: '파도' })).toMatchObject({ status, code: `COMMON${status}` })
      expect(keptUrls()).toEqual([before])
      expect((await recruitment.form(yuna, bandId)).name).toBe('해일')
    },
  )
})

describe.each([createRecruitment, changeRecruitment])('the parts of $id', ({ id, path, method }) => {
  const it = itWithPictures
    .extend('bandId', ({ recruitment, yuna }) => recruitment.created(yuna))
    .extend('send', ({ server, yuna }) => async (body: BodyInit, headers: Record<string, string> = {}) => {
      const token = await server.deps.tokens.signAccess(yuna, server.clock.now())
      const response = await server.app.request(path, {
        method,
        body,
        headers: { Authorization: `Bearer ${token}`, ...headers },
      })
      const { code, result } = (await response.json()) as Envelope<{ bandName: string } | object>
      return { status: response.status, code, result }
    })
    .extend(
      'named',
      ({ bandId }) =>
        (name: string) =>
          JSON.stringify({ name, ...(id === 'RC2' && { bandId }) }),
    )
  function form(...parts: [name: string, value: string | Blob][]): FormData {
    const made = new FormData()
    for (const [name, value] of parts) made.append(name, value)
    return made
  }

  it.for(['application/json', 'application/json; charset=utf-8', 'text/plain', ''])(
    'may carry the data as a file of type "%s", or as text',
    async (type, { send, named }) => {
      expect((await send(form(['data', new Blob([named('파도')], { type })]))).code).toBe('COMMON200')
      expect((await send(form(['data', named('파도')]))).code).toBe('COMMON200')
    },
  )

  it('carry the data several times, and the last counts', async ({ send, named }) => {
    const twice = await send(form(['data', '{'], ['data', named('하나')], ['data', named('둘')]))
    expect(twice).toMatchObject({ status: 200, result: { bandName: '둘' } })
    expect(await send(form(['data', named('하나')], ['data', '{']))).toMatchObject({ code: 'COMMON400' })
  })

  it.for<[what: string, body: (named: (name: string) => string) => FormData, status: number]>([
    ['no data', () => form(['other', 'x']), 400],
    ['half of the data', () => form(['data', '{"name":']), 400],
    ['a list', () => form(['data', '[]']), 400],
    [
      'data of another type',
      (named) => form(['data', new Blob([named('x')], { type: 'application/xml' })]),
      415,
    ],
    ['too much data', () => form(['data', JSON.stringify({ name: 'a'.repeat(200_000) })]), 413],
    [
      'a text for a picture',
      (named) => form(['data', named('x')], ['image', 'https://example.com/a.jpg']),
      415,
    ],
  ])('are refused with %s', async ([, body, status], { server, send, named }) => {
    expect(await send(body(named))).toMatchObject({ status, code: `COMMON${status}` })
    expect(await server.deps.db.$count(bands)).toBe(1)
  })

  it('are refused as JSON without multipart', async ({ send, named }) => {
    expect(await send(named('파도'), { 'Content-Type': 'application/json' })).toMatchObject({
      status: 415,
      code: 'COMMON415',
    })
  })

  it('are not read before the caller is authenticated', async ({ server }) => {
    expect((await server.app.request(path, { method, body: '{' })).status).toBe(401)
  })
})
