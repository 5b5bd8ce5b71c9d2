import { describe, expect } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { itWithFolder, KINDS } from './archive.fixtures.ts'

const GONE = { status: 404, code: 'FOLDER4004', message: '폴더를 찾을 수 없습니다.' }
const NOT_IN_IT = { status: 404, code: 'FOLDER4004', message: '폴더에 해당 곡이 없습니다.' }

describe.each(KINDS.map((tested) => [tested.kind, tested] as const))(
  'the folders (FT, FA, FB) of each %s',
  (_, tested) => {
    const it = itWithFolder(tested).extend(
      'add',
      ({ archive, harin }) =>
        (body: object) =>
          archive.call(tested.addFolder, { as: harin, body }),
    )

    /** The key under which call 5 returns the folder. */
    const folderKey = `${tested.kind}FolderId`

    describe('creating a folder (2)', () => {
      it("returns it, and lists it after the member's older ones (1)", async ({
        archive,
        harin,
        dojun,
        folder,
        add,
      }) => {
        expect((await add({ name: ' 밤 산책 ', color: 'BLUE' })).value).toEqual({
          folderId: folder + 1,
          name: '밤 산책',
          color: 'BLUE',
        })
        await archive.addFolder(dojun, '도준')
        expect(await archive.foldersOf(harin)).toEqual([
          { folderId: folder, name: '폴더1', color: 'RED' },
          { folderId: folder + 1, name: '밤 산책', color: 'BLUE' },
        ])
        expect(await archive.foldersOf(dojun)).toMatchObject([{ name: '도준' }])
      })

      it('defaults to grey', async ({ add }) => {
        expect((await add({ name: 'a' })).value).toMatchObject({ color: 'GRAY' })
        expect((await add({ name: 'a', color: null })).value).toMatchObject({ color: 'GRAY' })
      })

      it.for(['PINK', 'red', ''])('refuses %j as a colour', async (color, { add }) => {
        expect(await add({ name: 'a', color })).toMatchObject({
          status: 400,
          code: 'FOLDER4000',
          message: '유효한 폴더 색상이 아닙니다.',
        })
      })

      it('counts eight characters of a name as people see them: an emoji is one', async ({ add }) => {
        expect((await add({ name: '👨‍👩‍👧‍👦'.repeat(8) })).status).toBe(200)
        expect((await add({ name: '여덟 글자까지만' })).status).toBe(200)
      })

      it.for([
        {},
        { name: '' },
        { name: '  ' },
        { name: 7 },
        { name: '아홉 글자는 안돼요' },
        { name: '🎸'.repeat(9) },
      ])('refuses %j', async (body, { archive, harin, add }) => {
        expect(await add(body)).toMatchObject({
          status: 400,
          code: 'COMMON400',
          result: { name: expect.any(String) as string },
        })
        expect(await archive.foldersOf(harin)).toHaveLength(1)
      })
    })

    describe('removing a folder (3)', () => {
      it('leaves its items saved, and in other folders', async ({ archive, harin, folder }) => {
        const [id] = await archive.saveAll(harin, 'a')
        const other = await archive.addFolder(harin)
        await archive.put(harin, folder, id!)
        await archive.put(harin, other, id!)
        expect((await archive.removeFolder(harin, folder)).status).toBe(200)
        expect(await archive.saved(harin)).toEqual(['a'])
        expect(await archive.held(harin, other)).toEqual(['a'])
        expect(await archive.foldersOf(harin)).toMatchObject([{ folderId: other }])
      })

      it('answers 404 the second time', async ({ archive, harin, folder }) => {
        await archive.removeFolder(harin, folder)
        expect(await archive.removeFolder(harin, folder)).toMatchObject(GONE)
      })
    })

    describe('adding to a folder (5)', () => {
      it('returns all its items, newest entry first, as the archive shows them (4)', async ({
        server,
        archive,
        harin,
        folder,
      }) => {
        const ids = await archive.saveAll(harin, 'a', 'b', 'c')
        server.clock.advance({ minutes: 1 })
        await archive.put(harin, folder, ids[2]!)
        server.clock.advance({ minutes: 1 })
        const { value } = await archive.put(harin, folder, ids[0]!)
        const [c, , a] = (await archive.list(harin)).value as unknown[]
        expect(value).toEqual({ [folderKey]: folder, [`${tested.kind}s`]: [a, c] })
        expect((await archive.inFolder(harin, folder)).value).toEqual([a, c])
      })

      it('accepts the id as text too, as in a URL', async ({ archive, harin, folder }) => {
        const [id] = await archive.saveAll(harin, 'a')
        const body = { [tested.idKey]: String(id) }
        expect((await archive.call(tested.put, { as: harin, path: { folderId: folder }, body })).status).toBe(
          200,
        )
      })

      it.for([[{}], [{ id: 1 }], ['text'], [0], [-1], [null]])(
        'refuses %j as an item',
        async ([id], { archive, harin, folder }) => {
          const body = typeof id === 'object' && id !== null ? id : { [tested.idKey]: id }
          expect(
            await archive.call(tested.put, { as: harin, path: { folderId: folder }, body }),
          ).toMatchObject({
            status: 400,
            code: 'COMMON400',
            result: { [tested.idKey]: expect.any(String) as string },
          })
        },
      )
    })

    describe('listing a folder (4)', () => {
      it('returns pages, in the order of the entries', async ({ server, archive, harin, folder }) => {
        const [a, b, c] = await archive.saveAll(harin, 'a', 'b', 'c')
        for (const id of [b!, c!, a!]) {
          server.clock.advance({ minutes: 1 })
          await archive.put(harin, folder, id)
        }
        expect(await archive.held(harin, folder)).toEqual(['a', 'c', 'b'])
        expect(await archive.held(harin, folder, { limit: 2 })).toEqual(['a', 'c'])
        expect(await archive.held(harin, folder, { limit: 2, cursor: c! })).toEqual(['b'])
      })

      it('refuses a cursor that is not in it', async ({ archive, harin, folder }) => {
        const [id] = await archive.saveAll(harin, 'a')
        expect(await archive.inFolder(harin, folder, { cursor: id })).toMatchObject(NOT_IN_IT)
      })
    })

    describe('removing from a folder (6)', () => {
      it('leaves the item saved, and in other folders', async ({ archive, harin, folder }) => {
        const [id] = await archive.saveAll(harin, 'a')
        const other = await archive.addFolder(harin)
        await archive.put(harin, folder, id!)
        await archive.put(harin, other, id!)
        expect((await archive.take(harin, folder, id!)).status).toBe(200)
        expect(await archive.held(harin, folder)).toEqual([])
        expect(await archive.held(harin, other)).toEqual(['a'])
        expect(await archive.saved(harin)).toEqual(['a'])
      })

      it('refuses an item that is not in it, also the second time, and an unknown one', async ({
        archive,
        harin,
        folder,
      }) => {
        const [id] = await archive.saveAll(harin, 'a')
        expect(await archive.take(harin, folder, id!)).toMatchObject(NOT_IN_IT)
        await archive.put(harin, folder, id!)
        await archive.take(harin, folder, id!)
        expect(await archive.take(harin, folder, id!)).toMatchObject(NOT_IN_IT)
        expect(await archive.take(harin, folder, 999)).toMatchObject({
          status: 404,
          code: `${tested.code}4004`,
        })
      })
    })

    describe("another member's folder", () => {
      it('answers like an unknown one, and stays unchanged (3 to 6)', async ({ archive, harin, dojun }) => {
        const [id] = await archive.saveAll(dojun, 'a')
        const others = await archive.addFolder(dojun, '도준')
        await archive.put(dojun, others, id!)
        await archive.saveAll(harin, 'a', 'b')
        for (const unknown of [others, 999]) {
          expect(await archive.inFolder(harin, unknown)).toMatchObject(GONE)
          expect(await archive.put(harin, unknown, id!)).toMatchObject(GONE)
          expect(await archive.put(harin, unknown, id! + 1)).toMatchObject(GONE)
          expect(await archive.take(harin, unknown, id!)).toMatchObject(GONE)
          expect(await archive.removeFolder(harin, unknown)).toMatchObject(GONE)
        }
        expect(await archive.held(dojun, others)).toEqual(['a'])
      })
    })

    it('requires a log-in in every call of the kind', async ({ archive, folder }) => {
      const path = { folderId: folder, [tested.idKey]: 1 }
      const calls = Object.values(tested).filter((each): each is AnyCall => typeof each === 'object')
      expect(calls).toHaveLength(10)
      const codes = await Promise.all(
        calls.map(async (call) => {
          const body = call.input && { spotifyId: 'a', name: 'a', [tested.idKey]: 1 }
          return [call.id, (await archive.call(call, { path, body })).code]
        }),
      )
      expect(codes).toEqual(calls.map(({ id }) => [id, 'COMMON401']))
    })
  },
)
