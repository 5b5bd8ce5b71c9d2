import { describe, expect } from 'vitest'
import { itWith, KINDS } from './archive.fixtures.ts'

// What the database guarantees: each item is saved once and in its place, and is in no folder after its
// removal.

describe.each(KINDS.map((tested) => [tested.kind, tested] as const))(
  'the archive of each %s',
  (_, tested) => {
    const it = itWith(tested)

    describe('saving (AT1, AR1, AL1)', () => {
      it('is idempotent, and does not ask the provider again', async ({ asked, archive, harin }) => {
        const first = (await archive.save(harin, 'a')).value
        await archive.saveAll(harin, 'b')
        expect((await archive.save(harin, 'a')).value).toEqual(first)
        expect(await archive.saved(harin)).toEqual(['b', 'a'])
        expect(asked).toEqual(['a', 'b'])
      })

      it('creates one catalogue item, saved once by each of many members at once', async ({
        server,
        archive,
        harin,
        dojun,
      }) => {
        const members = [harin, dojun, await server.aMember()]
        const answers = await Promise.all([...members, ...members].map((as) => archive.save(as, 'a')))
        expect(new Set(answers.map(({ value }) => archive.idOf(value))).size).toBe(1)
        for (const member of members) expect(await archive.saved(member)).toEqual(['a'])
      })
    })

    describe('the list (AT4, AR4, AL4)', () => {
      it('loses and repeats nothing between pages when all items were saved at the same instant', async ({
        archive,
        harin,
      }) => {
        const ids: number[] = []
        for (const name of ['a', 'b', 'c']) ids.push(archive.idOf((await archive.save(harin, name)).value))
        const first = await archive.saved(harin, { limit: 2 })
        expect([...first, ...(await archive.saved(harin, { limit: 2, cursor: ids[1]! }))]).toEqual(
          await archive.saved(harin),
        )
        expect(first).toEqual(['c', 'b'])
      })
    })

    describe('removing (AT2, AR2, AL2)', () => {
      it('removes it from the member’s archive and folders, and from nobody else’s', async ({
        archive,
        harin,
        dojun,
      }) => {
        const [id] = await archive.saveAll(harin, 'a', 'b')
        await archive.saveAll(dojun, 'a')
        const folders = [await archive.addFolder(harin), await archive.addFolder(harin, '폴더2')]
        for (const folder of folders) await archive.put(harin, folder, id!)
        const others = await archive.addFolder(dojun)
        await archive.put(dojun, others, id!)

        expect((await archive.remove(harin, id!)).status).toBe(200)
        expect(await archive.saved(harin)).toEqual(['b'])
        for (const folder of folders) expect(await archive.held(harin, folder)).toEqual([])
        expect(await archive.saved(dojun)).toEqual(['a'])
        expect(await archive.held(dojun, others)).toEqual(['a'])
      })

      it('allows saving it again with the same id, as the newest and in no folder', async ({
        asked,
        archive,
        harin,
      }) => {
        const [id] = await archive.saveAll(harin, 'a', 'b')
        const folder = await archive.addFolder(harin)
        await archive.put(harin, folder, id!)
        await archive.remove(harin, id!)
        expect(await archive.saveAll(harin, 'a')).toEqual([id])
        expect(await archive.saved(harin)).toEqual(['a', 'b'])
        expect(await archive.held(harin, folder)).toEqual([])
        expect(asked).toEqual(['a', 'b'])
      })
    })

    describe('toggling (AT3, AR3, AL3)', () => {
      it('removes it from folders too', async ({ archive, harin }) => {
        const [id] = await archive.saveAll(harin, 'a')
        const folder = await archive.addFolder(harin)
        await archive.put(harin, folder, id!)
        await archive.toggle(harin, 'a')
        expect(await archive.held(harin, folder)).toEqual([])
      })

      it.for([20, 21])(
        '%i times at once, from two tabs, toggles it as many times',
        async (times, { archive, harin }) => {
          const answers = await Promise.all(Array.from({ length: times }, () => archive.toggle(harin, 'a')))
          const saved = answers.filter(({ value }) => (value as { isSaved: boolean }).isSaved).length
          expect(saved).toBe(Math.ceil(times / 2))
          expect(await archive.saved(harin)).toEqual(times % 2 === 0 ? [] : ['a'])
        },
      )
    })
  },
)
