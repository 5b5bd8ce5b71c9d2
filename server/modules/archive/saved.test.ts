import { describe, expect } from 'vitest'
import { AppError } from '#server/http/errors.ts'
import { itWith, KINDS } from './archive.fixtures.ts'

const SAVED = {
  track: {
    trackId: 1,
    spotifyId: 'a',
    title: '곡 a',
    artist: '혁오',
    album: '23',
    duration: '4:20',
    imageUrl: 'http://localhost/art/a.svg',
    externalUrl: 'https://music.example/a',
  },
  artist: {
    artistId: 1,
    spotifyId: 'a',
    name: '밴드 a',
    genre: 'Indie Rock',
    imageUrl: 'http://localhost/art/a.svg',
    externalUrl: 'https://music.example/a',
  },
  album: {
    albumId: 1,
    spotifyId: 'a',
    name: '앨범 a',
    artist: '혁오',
    imageUrl: 'http://localhost/art/a.svg',
    externalUrl: 'https://music.example/a',
    isPrivate: false,
  },
}

describe.each(KINDS.map((tested) => [tested.kind, tested] as const))(
  'the archive of each %s',
  (_, tested) => {
    const it = itWith(tested)

    describe('saving (AT1, AR1, AL1)', () => {
      it('returns the item as it is in the catalogue', async ({ archive, harin }) => {
        expect((await archive.save(harin, 'a')).value).toEqual(SAVED[tested.kind])
      })

      it('refuses an unknown id', async ({ archive, harin }) => {
        expect(await archive.save(harin, 'nobody')).toMatchObject({
          status: 404,
          code: 'SPOTIFY4004',
          message: '음악 정보를 찾을 수 없습니다.',
        })
      })

      it('fails when the provider fails, and stores nothing', async ({ server, archive, harin }) => {
        const fail = () => Promise.reject(new AppError('SPOTIFY5002'))
        server.deps.music = { ...server.deps.music, track: fail, artist: fail, album: fail }
        expect(await archive.save(harin, 'a')).toMatchObject({ status: 502, code: 'SPOTIFY5002' })
        expect(await archive.saved(harin)).toEqual([])
      })

      it('still works for an item in the catalogue that the provider has removed', async ({
        server,
        archive,
        harin,
        dojun,
      }) => {
        await archive.save(dojun, 'a')
        const forgotten = async () => null
        server.deps.music = { ...server.deps.music, track: forgotten, artist: forgotten, album: forgotten }
        expect((await archive.save(harin, 'a')).status).toBe(200)
      })

      it.for([{}, { spotifyId: '' }, { spotifyId: ' ' }, { spotifyId: 7 }, { spotifyId: 'x'.repeat(65) }])(
        'refuses %j',
        async (body, { archive, harin }) => {
          for (const call of [tested.save, tested.toggle])
            expect(await archive.call(call, { as: harin, body })).toMatchObject({
              status: 400,
              code: 'COMMON400',
              result: { spotifyId: expect.any(String) as string },
            })
        },
      )
    })

    describe('the list (AT4, AR4, AL4)', () => {
      it('begins with the newest, and has no items of others', async ({ archive, harin, dojun }) => {
        await archive.saveAll(harin, 'a', 'b', 'c')
        await archive.saveAll(dojun, 'd', 'b')
        expect(await archive.saved(harin)).toEqual(['c', 'b', 'a'])
        expect(await archive.saved(dojun)).toEqual(['b', 'd'])
      })

      it('comes in pages, each beginning after the last item of the previous one', async ({
        archive,
        harin,
      }) => {
        const ids = await archive.saveAll(harin, 'a', 'b', 'c', 'd', 'e')
        expect(await archive.saved(harin, { limit: 2 })).toEqual(['e', 'd'])
        expect(await archive.saved(harin, { limit: 2, cursor: ids[3]! })).toEqual(['c', 'b'])
        expect(await archive.saved(harin, { limit: 2, cursor: ids[1]! })).toEqual(['a'])
        expect(await archive.saved(harin, { cursor: ids[2]! })).toEqual(['b', 'a'])
        expect(await archive.saved(harin, { cursor: ids[0]! })).toEqual([])
      })

      it('refuses a cursor that was removed or never saved', async ({ archive, harin, dojun }) => {
        const [id] = await archive.saveAll(harin, 'a', 'b')
        await archive.remove(harin, id!)
        const [others] = await archive.saveAll(dojun, 'c')
        for (const cursor of [id, others, 999])
          expect(await archive.list(harin, { cursor })).toMatchObject({
            status: 400,
            code: `${tested.code}4000`,
          })
      })

      it.for([
        { limit: 0 },
        { limit: 501 },
        { limit: 'many' },
        { cursor: 0 },
        { cursor: '-1' },
        { cursor: 'a' },
      ])('refuses %j', async (query, { archive, harin }) => {
        expect(await archive.list(harin, query)).toMatchObject({
          status: 400,
          code: 'COMMON400',
          result: { [Object.keys(query)[0]!]: expect.any(String) as string },
        })
      })
    })

    describe('removing (AT2, AR2, AL2)', () => {
      it('refuses an item that the caller has not saved, even if others have, and an unknown one', async ({
        archive,
        harin,
        dojun,
      }) => {
        const [id] = await archive.saveAll(harin, 'a')
        expect(await archive.remove(dojun, id!)).toMatchObject({ status: 400, code: `${tested.code}4000` })
        await archive.remove(harin, id!)
        expect(await archive.remove(harin, id!)).toMatchObject({ status: 400, code: `${tested.code}4000` })
        expect(await archive.remove(harin, 999)).toMatchObject({ status: 404, code: `${tested.code}4004` })
        expect(await archive.remove(harin, 0)).toMatchObject({ status: 400, code: 'COMMON400' })
      })
    })

    describe('toggling (AT3, AR3, AL3)', () => {
      it('saves what is not saved, and removes what is', async ({ archive, harin }) => {
        const { value } = await archive.toggle(harin, 'a')
        const turned = { [tested.idKey]: archive.idOf(value), spotifyId: 'a' }
        expect(value).toEqual({ ...turned, isSaved: true })
        expect(await archive.saved(harin)).toEqual(['a'])
        expect((await archive.toggle(harin, 'a')).value).toEqual({ ...turned, isSaved: false })
        expect(await archive.saved(harin)).toEqual([])
      })

      it('refuses an unknown id', async ({ archive, harin }) => {
        expect(await archive.toggle(harin, 'nobody')).toMatchObject({ status: 404, code: 'SPOTIFY4004' })
      })
    })
  },
)
