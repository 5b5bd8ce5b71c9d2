import { describe, expect } from 'vitest'
import * as folders from '#contract/http/archive/folders.ts'
import { FOLDERS_SORTED_MAX } from '#contract/limits.ts'
import { itWithFolder, KINDS } from './archive.fixtures.ts'

const CALLS = {
  track: { change: folders.changeTrackFolder, sort: folders.sortTrackFolders },
  artist: { change: folders.changeArtistFolder, sort: folders.sortArtistFolders },
}
const SORTED_KINDS = (['track', 'artist'] as const).map(
  (name) => [name, KINDS.find(({ kind }) => kind === name)!] as const,
)

describe.each(SORTED_KINDS)('the folders (FT, FA) of each %s', (name, tested) => {
  const { change, sort } = CALLS[name]
  const it = itWithFolder(tested)
    .extend(
      'change',
      ({ archive, harin }) =>
        (folderId: number, body: object) =>
          archive.call(change, { as: harin, path: { folderId }, body }),
    )
    .extend(
      'sort',
      ({ archive, harin }) =>
        (folderIds: unknown) =>
          archive.call(sort, { as: harin, body: { folderIds } }),
    )
    .extend('three', async ({ archive, harin, folder }) => [
      folder,
      await archive.addFolder(harin, '둘'),
      await archive.addFolder(harin, '셋'),
    ])

  describe('changing a folder (7)', () => {
    it('returns it with its new name and colour, and keeps its items and its place', async ({
      archive,
      harin,
      folder,
      three,
      change,
    }) => {
      const [item] = await archive.saveAll(harin, 'a')
      await archive.put(harin, folder, item!)
      const changed = { folderId: folder, name: '밤 산책', color: 'BLUE' }
      expect((await change(folder, { name: ' 밤 산책 ', color: 'BLUE' })).value).toEqual(changed)
      expect(await archive.foldersOf(harin)).toMatchObject([
        changed,
        { folderId: three[1] },
        { folderId: three[2] },
      ])
      expect(await archive.held(harin, folder)).toEqual(['a'])
    })

    it.for([{ name: '' }, { name: '아홉 글자는 안돼요' }, {}])(
      'refuses %j as a name',
      async (body, { change, folder }) => {
        expect(await change(folder, { color: 'RED', ...body })).toMatchObject({
          status: 400,
          code: 'COMMON400',
        })
      },
    )

    it('refuses an unknown colour', async ({ change, folder }) => {
      expect(await change(folder, { name: 'a', color: 'PINK' })).toMatchObject({ code: 'FOLDER4000' })
    })

    it("answers another member's folder like an unknown one, and leaves it unchanged", async ({
      archive,
      dojun,
      change,
    }) => {
      const his = await archive.addFolder(dojun, '도준')
      for (const folderId of [his, 999])
        expect(await change(folderId, { name: 'a', color: 'RED' })).toMatchObject({
          status: 404,
          code: 'FOLDER4004',
        })
      expect(await archive.foldersOf(dojun)).toMatchObject([{ name: '도준' }])
    })
  })

  describe('sorting folders (8)', () => {
    it('returns them in the new order, which the list keeps', async ({ archive, harin, three, sort }) => {
      const [one, two, last] = three
      const sorted = [last, one, two].map((folderId) => ({ folderId }))
      expect((await sort([last, one, two])).value).toMatchObject(sorted)
      expect(await archive.foldersOf(harin)).toMatchObject(sorted)
    })

    it('puts those that are not named last, in their present order, and a new one behind them', async ({
      archive,
      harin,
      three,
      sort,
    }) => {
      const [one, two, last] = three
      await sort([last, two, one])
      expect((await sort([two, two])).value).toMatchObject([
        { folderId: two },
        { folderId: last },
        { folderId: one },
      ])
      const added = await archive.addFolder(harin, '넷')
      expect(((await archive.foldersOf(harin)) as object[]).at(-1)).toMatchObject({ folderId: added })
    })

    it("refuses another member's folder and an unknown one, and changes nothing", async ({
      archive,
      harin,
      dojun,
      three,
      sort,
    }) => {
      const his = await archive.addFolder(dojun, '도준')
      const [one, two, last] = three
      for (const folderId of [his, 999])
        expect(await sort([last, folderId])).toMatchObject({ status: 404, code: 'FOLDER4004' })
      expect(await archive.foldersOf(harin)).toMatchObject([
        { folderId: one },
        { folderId: two },
        { folderId: last },
      ])
    })

    it.for([
      ['no list', null],
      ['a text in it', ['a']],
      ['a list that is too long', Array.from({ length: FOLDERS_SORTED_MAX + 1 }, (_, index) => index + 1)],
    ])('refuses %s', async ([, folderIds], { sort }) => {
      expect(await sort(folderIds)).toMatchObject({ status: 400, code: 'COMMON400' })
    })
  })

  it('requires a log-in in both calls', async ({ archive, folder }) => {
    const body = { name: 'a', color: 'RED', folderIds: [folder] }
    for (const call of [change, sort])
      expect(await archive.call(call, { path: { folderId: folder }, body })).toMatchObject({ status: 401 })
  })
})
