import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addBookmark, listBookmarks, removeBookmark } from '#contract/http/bands/bookmarks.ts'
import { bands } from '#server/db/bandTables.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { XSS_STRINGS } from '#server/testing/xssStrings.ts'
import { it as base } from '../bands.fixtures.ts'

/** Helpers for bookmarks of `member`'s. */
const bookmarksTest = ({ call, deps }: TestServer, member: TestMember) => ({
  save: (bandId: number, as = member) => call(addBookmark, { as, path: { bandId } }),
  remove: (bandId: number, as = member) => call(removeBookmark, { as, path: { bandId } }),
  saved: async (as = member) => (await call(listBookmarks, { as })).value,
  end: (bandId: number) => deps.db.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId)),
})
const it = base.extend('bookmarks', ({ server, harin }) => bookmarksTest(server, harin))

describe('saved bands (BM1)', () => {
  it('are listed newest first, with the people in them', async ({ server, band, yuna, harin, bookmarks }) => {
    const first = await band.aBand(yuna, { name: '가', imageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg' })
    const second = await band.aBand(harin, { name: '나', status: 'ACTIVE' })
    await bookmarks.save(first)
    server.clock.advance({ minutes: 1 })
    await bookmarks.save(second)
    expect(await bookmarks.saved()).toEqual([
      {
        bandId: second,
        name: '나',
        imageUrl: null,
        status: 'ACTIVE',
        memberSummary: 'harin',
        memberCount: 1,
      },
      {
        bandId: first,
        name: '가',
        imageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
        status: 'RECRUITING',
        memberSummary: 'yuna',
        memberCount: 1,
      },
    ])
    expect(await bookmarks.saved(yuna)).toEqual([])
  })

  it('name three people, the manager first, and count all accepted members', async ({
    server,
    band,
    yuna,
    bookmarks,
  }) => {
    const bandId = await band.aBand(yuna)
    await bookmarks.save(bandId)
    const summaries = []
    for (const nickname of ['sol', 'jimin', 'rowoon', 'bomi']) {
      const member = await server.aMember({ nickname })
      await band.anApplication(bandId, yuna, member, { passFail: 'PASS' })
      const [{ memberSummary, memberCount } = { memberSummary: '', memberCount: 0 }] = await bookmarks.saved()
      summaries.push([memberSummary, memberCount])
    }
    await band.anApplication(bandId, yuna, await server.aMember({ nickname: 'late' }))
    await band.anApplication(bandId, yuna, await server.aMember({ withdrawn: true }), { passFail: 'PASS' })
    expect(summaries).toEqual([
      ['yuna, sol', 2],
      ['yuna, sol, jimin', 3],
      ['yuna, sol, jimin 외 1명', 4],
      ['yuna, sol, jimin 외 2명', 5],
    ])
    expect((await bookmarks.saved())[0]?.memberCount).toBe(5)
  })

  it('do not include ended bands', async ({ band, yuna, bookmarks }) => {
    const bandId = await band.aBand(yuna)
    await bookmarks.save(bandId)
    await bookmarks.end(bandId)
    expect(await bookmarks.saved()).toEqual([])
  })

  it('show a name unescaped, as it was written', async ({ band, yuna, bookmarks }) => {
    for (const name of XSS_STRINGS.slice(0, 5)) await bookmarks.save(await band.aBand(yuna, { name }))
    expect((await bookmarks.saved()).map(({ name }) => name).toSorted()).toEqual(
      XSS_STRINGS.slice(0, 5).toSorted(),
    )
  })
})

describe('saving a band (BM2)', () => {
  it('confirms the first time, and reports the second time that it was already saved', async ({
    band,
    yuna,
    bookmarks,
  }) => {
    const bandId = await band.aBand(yuna)
    expect((await bookmarks.save(bandId)).value).toEqual({ status: 200, message: '밴드가 저장되었습니다!' })
    const again = await bookmarks.save(bandId)
    expect([again.status, again.code, again.message]).toEqual([409, 'BAND4009', '이미 저장한 밴드입니다.'])
    expect(await bookmarks.saved()).toHaveLength(1)
  })

  it('saves it once from two tabs at once', async ({ band, yuna, bookmarks }) => {
    const bandId = await band.aBand(yuna)
    const answers = await Promise.all(Array.from({ length: 10 }, () => bookmarks.save(bandId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    expect(await bookmarks.saved()).toHaveLength(1)
  })

  it('is refused for an unknown or ended band, even if it was saved before', async ({
    band,
    yuna,
    bookmarks,
  }) => {
    const bandId = await band.aBand(yuna)
    await bookmarks.save(bandId)
    await bookmarks.end(bandId)
    for (const id of [bandId, 999]) {
      const answer = await bookmarks.save(id)
      expect([answer.status, answer.code]).toEqual([404, 'BAND4004'])
    }
  })

  it('works for one’s own band, and for a complete one', async ({ band, harin, bookmarks }) => {
    expect((await bookmarks.save(await band.aBand(harin, { status: 'ACTIVE' }))).status).toBe(200)
  })
})

describe('removing a saved band (BM3)', () => {
  it('confirms the first time, and reports the second time that it was not saved', async ({
    band,
    yuna,
    bookmarks,
  }) => {
    const bandId = await band.aBand(yuna)
    await bookmarks.save(bandId)
    expect((await bookmarks.remove(bandId)).value).toEqual({
      status: 200,
      message: '저장한 밴드가 삭제되었습니다.',
    })
    const again = await bookmarks.remove(bandId)
    expect([again.status, again.code]).toEqual([400, 'BAND4000'])
    expect(await bookmarks.saved()).toEqual([])
  })

  it('removes it once from two tabs at once', async ({ band, yuna, bookmarks }) => {
    const bandId = await band.aBand(yuna)
    await bookmarks.save(bandId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => bookmarks.remove(bandId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)])
  })

  it('keeps the bookmarks of others', async ({ band, yuna, bookmarks }) => {
    const bandId = await band.aBand(yuna)
    await bookmarks.save(bandId, yuna)
    expect((await bookmarks.remove(bandId)).code).toBe('BAND4000')
    expect(await bookmarks.saved(yuna)).toHaveLength(1)
  })

  it('is refused for an unknown band', async ({ bookmarks }) => {
    const answer = await bookmarks.remove(999)
    expect([answer.status, answer.code]).toEqual([404, 'BAND4004'])
  })
})

it.for([listBookmarks, addBookmark, removeBookmark])('$id requires a token', async (call, { server }) => {
  expect((await server.call(call, { path: { bandId: 1 } })).status).toBe(401)
})

it.for([addBookmark, removeBookmark])('$id refuses a malformed id', async (call, { server, harin }) => {
  for (const bandId of [0, -1, 1.5, Number.NaN, 2 ** 60])
    expect((await server.call(call, { as: harin, path: { bandId } })).code).toBe('COMMON400')
})
