import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listRecommendedBands } from '#contract/http/bands/bands.ts'
import { uploadMedia } from '#contract/http/profile/profile.ts'
import { bands } from '#server/db/bandTables.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { it as base } from './recruitments.fixtures.ts'

const it = base
  .extend(
    'upload',
    ({ server, yuna }) =>
      async (file: Blob = asFile('ID3\x03 sound', 'demo.mp3', 'audio/mpeg')) =>
        (await server.call(uploadMedia, { as: yuna, files: { file } })).value.url,
  )
  .extend('bandId', ({ recruitment, yuna }) => recruitment.created(yuna))

describe('the demo of a band', () => {
  it('is an uploaded recording, shown in the form and on recommended cards', async ({
    server,
    recruitment,
    upload,
    yuna,
    harin,
  }) => {
    const mediaUrl = await upload()
    expect((await recruitment.made(yuna, { session: ['bass'], mediaUrl })).mediaUrl).toBe(mediaUrl)
    const { value } = await server.call(listRecommendedBands, { as: harin })
    expect(value[0]?.mediaUrl).toBe(mediaUrl)
  })

  it('stays, is replaced and is removed by a change', async ({ recruitment, upload, yuna, bandId }) => {
    const [first, second] = [await upload(), await upload()]
    const shown = async (body: Record<string, unknown>) => {
      await recruitment.change(yuna, { bandId, ...body })
      return (await recruitment.form(yuna, bandId)).mediaUrl
    }
    expect(await shown({ mediaUrl: first })).toBe(first)
    expect(await shown({ description: '새 소개' })).toBe(first)
    expect(await shown({ mediaUrl: first })).toBe(first)
    expect(await shown({ mediaUrl: second })).toBe(second)
    expect(await shown({ mediaUrl: '' })).toBeNull()
  })

  it('cannot be a picture, a file that is not there, or an address elsewhere', async ({
    recruitment,
    upload,
    yuna,
    bandId,
  }) => {
    const picture = await upload(asFile(await aPhoto(40, 30)))
    for (const mediaUrl of [
      picture,
      'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.mp3',
      'https://media.example/demo.mp3',
      'javascript:alert(1)',
    ]) {
      const answer = await recruitment.change(yuna, { bandId, mediaUrl })
      expect([answer.status, Object.keys(answer.result as object)]).toEqual([400, ['mediaUrl']])
    }
    expect((await recruitment.form(yuna, bandId)).mediaUrl).toBeNull()
  })

  it('is no longer shown once the band is over', async ({ server, recruitment, upload, yuna, bandId }) => {
    await recruitment.change(yuna, { bandId, mediaUrl: await upload() })
    await recruitment.change(yuna, { bandId, status: 'ENDED' })
    const rows = await server.deps.db
      .select({ mediaUrl: bands.mediaUrl })
      .from(bands)
      .where(eq(bands.id, bandId))
    expect(rows).toEqual([{ mediaUrl: null }])
  })
})
