import { describe, expect, vi } from 'vitest'
import { artists, savedArtists } from '#server/db/musicTables.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { CHANGES, it, savedTest } from './profile.fixtures.ts'

// What the database guarantees: a nickname belongs to one member, and a change is stored completely or not at
// all.

describe('changing one’s profile (PR2)', () => {
  it.for(Object.entries(CHANGES))('changes only %s', async ([field, value], { harin, profile }) => {
    const before = await profile.of(harin)
    const after = (await profile.change({ [field]: value })).value
    const shown = field === 'keywords' ? 'traits' : field
    const { [shown as keyof typeof after]: changed, ...rest } = after
    expect(changed).toEqual(value)
    const derived = { genres: { tags: value }, availableSessions: { sessions: after.sessions } }
    const { [shown as keyof typeof before]: _, ...restBefore } = before
    expect(rest).toEqual({ ...restBefore, ...derived[field as keyof typeof derived] })
  })
})

describe('a nickname', () => {
  it('is refused with MEMBER4009 when another member has it, ignoring case and including withdrawn members', async ({
    server,
    harin,
    dojun,
    profile,
  }) => {
    await server.aMember({ nickname: '가온', withdrawn: true })
    for (const nickname of [dojun.nickname, ' DOJUN99 ', '가온'.normalize('NFD')])
      expect(await profile.change({ nickname, bio: 'unchanged?' })).toMatchObject({
        status: 409,
        code: 'MEMBER4009',
        message: '이미 존재하는 닉네임입니다.',
      })
    expect(await profile.of(harin)).toMatchObject({ nickname: 'harin', bio: null })
  })

  it('may be one’s own in another case', async ({ profile }) => {
    expect((await profile.change({ nickname: 'HARIN' })).value.nickname).toBe('HARIN')
  })

  it('is given to one of many who choose it at once', async ({ server, harin, dojun, profile }) => {
    const people = [harin, dojun, await server.aMember(), await server.aMember()]
    const answers = await Promise.all(
      people.map((as, n) => profile.change({ nickname: n % 2 ? 'SOL' : 'sol' }, as)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('favourite artists', () => {
  it('are those named, ignoring case; unknown ones are skipped, others unmarked, and all stay saved', async ({
    server,
    harin,
    profile,
  }) => {
    const saved = savedTest(server)
    await saved.artist(harin, '새소년', { favourite: true })
    await saved.artist(harin, '실리카겔')
    const { value } = await profile.change({ artists: ['radiohead', '실리카겔', '아무도 모르는 사람'] })
    expect(value.favoriteArtists.map(({ name }) => name).sort()).toEqual(['Radiohead', '실리카겔'])
    expect(await server.deps.db.$count(savedArtists)).toBe(3)
  })

  it('do not change when the rest is refused', async ({ server, dojun, profile }) => {
    expect((await profile.change({ artists: ['검정치마'], nickname: dojun.nickname })).status).toBe(409)
    expect(await server.deps.db.$count(savedArtists)).toBe(0)
    expect((await server.deps.db.select().from(artists)).length).toBeLessThanOrEqual(1)
  })
})

describe('the picture of a profile', () => {
  it('is not kept when the change is not stored, and the old one stays', async ({
    server,
    kept,
    harin,
    dojun,
    profile,
  }) => {
    const before = (await profile.withPicture(asFile(await aPhoto(40, 30)))).value.profileImageUrl
    expect(
      (await profile.withPicture(asFile(await aPhoto(50, 50)), { nickname: dojun.nickname })).status,
    ).toBe(409)
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await profile.withPicture(asFile(await aPhoto(50, 50)))).status).toBe(500)
    expect(kept()).toHaveLength(1)
    expect((await profile.of(harin)).profileImageUrl).toBe(before)
  })

  it('is one of many sent at once, and no other stays behind', async ({ kept, harin, profile }) => {
    await Promise.all(
      Array.from({ length: 5 }, async () => profile.withPicture(asFile(await aPhoto(40, 30)))),
    )
    expect(kept().map((path) => `http://localhost${path}`)).toEqual([
      (await profile.of(harin)).profileImageUrl,
    ])
  })
})
