import { describe, expect } from 'vitest'
import { itWithFolder, KINDS } from './archive.fixtures.ts'

// What the database guarantees: an entry is in its folder once, and is deleted with the folder or the saved
// item.

describe.each(KINDS.map((tested) => [tested.kind, tested] as const))(
  'the folders (FT, FA, FB) of each %s',
  (_, tested) => {
    const it = itWithFolder(tested)

    describe('creating a folder (2)', () => {
      it('allows a name that another folder has', async ({ archive, harin }) => {
        await archive.addFolder(harin, '폴더1')
        expect(await archive.foldersOf(harin)).toHaveLength(2)
      })
    })

    describe('removing a folder (3)', () => {
      it('ends with no folder and all items saved, while others add to it', async ({
        archive,
        harin,
        folder,
      }) => {
        const ids = await archive.saveAll(harin, 'a', 'b', 'c', 'd')
        const answers = await Promise.all([
          ...ids.map((id) => archive.put(harin, folder, id)),
          archive.removeFolder(harin, folder),
          ...ids.map((id) => archive.put(harin, folder, id)),
        ])
        const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code)
        expect(refusals.filter((code) => code !== 'FOLDER4004')).toEqual([])
        expect(await archive.foldersOf(harin)).toEqual([])
        expect(await archive.saved(harin)).toHaveLength(4)
      })
    })

    describe('adding to a folder (5)', () => {
      it("is idempotent, and keeps an entry's place", async ({ server, archive, harin, folder }) => {
        const [a, b] = await archive.saveAll(harin, 'a', 'b')
        await archive.put(harin, folder, a!)
        server.clock.advance({ minutes: 1 })
        await archive.put(harin, folder, b!)
        server.clock.advance({ minutes: 1 })
        expect((await archive.put(harin, folder, a!)).status).toBe(200)
        expect(await archive.held(harin, folder)).toEqual(['b', 'a'])
      })

      it('keeps all of several items added at once', async ({ archive, harin, folder }) => {
        const ids = await archive.saveAll(harin, 'a', 'b', 'c', 'd', 'e')
        await Promise.all([...ids, ...ids].map((id) => archive.put(harin, folder, id)))
        expect((await archive.held(harin, folder)).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
      })

      it('refuses an item that is unknown or not saved by the caller', async ({
        archive,
        harin,
        dojun,
        folder,
      }) => {
        const [others] = await archive.saveAll(dojun, 'a')
        expect(await archive.put(harin, folder, others!)).toMatchObject({
          status: 400,
          code: `${tested.code}4000`,
        })
        expect(await archive.put(harin, folder, 999)).toMatchObject({
          status: 404,
          code: `${tested.code}4004`,
        })
        expect(await archive.held(harin, folder)).toEqual([])
      })

      it('leaves an item that is removed at the same moment neither saved nor in the folder', async ({
        archive,
        harin,
        folder,
      }) => {
        const [id] = await archive.saveAll(harin, 'a')
        const [put] = await Promise.all([archive.put(harin, folder, id!), archive.remove(harin, id!)])
        expect([200, 400]).toContain(put.status)
        expect(await archive.held(harin, folder)).toEqual([])
      })
    })
  },
)
