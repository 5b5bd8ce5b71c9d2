import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ALL_CONSENTS } from '#contract/documents.ts'
import { GENRES } from '#contract/genresAndKeywords.ts'
import { sendCode, signUp, verifyCode } from '#contract/http/auth/signup.ts'
import { readProfile } from '#contract/http/profile/profile.ts'
import {
  listSurveyGenres,
  listSurveyKeywords,
  listSurveySessions,
  saveSurvey,
  searchSurveyGenres,
} from '#contract/http/survey.ts'
import { SESSION_TYPES } from '#contract/sessions.ts'
import { savedArtists } from '#server/db/musicTables.ts'
import { members } from '#server/db/schema.ts'
import { musicOf, savedTest } from '#server/modules/profile/profile.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { rememberingFiles } from '#server/testing/rememberingFiles.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let harin: TestMember
let kept: () => string[]
beforeEach(async () => {
  const { files, ...remembered } = rememberingFiles()
  kept = remembered.kept
  server = await testServer({ deps: { files, music: musicOf('검정치마', 'Radiohead') } })
  harin = await server.aMember({ nickname: 'harin' })
})

type Files = Parameters<typeof server.call<typeof saveSurvey>>[1] extends (infer Options) | undefined
  ? Options extends { files?: infer Sent }
    ? Sent
    : never
  : never

const save = (
  body: Record<string, unknown>,
  { as, files }: { as?: TestMember | string; files?: Files } = {},
) => server.call(saveSurvey, { body, ...(as && { as }), ...(files && { files }) })
const profileOf = async (as: TestMember | string) => (await server.call(readProfile, { as })).value

/** A member who has just signed up through the calls, and the proof they signed up with. */
async function aNewcomer(nickname = 'newbie') {
  const email = `${nickname}@example.com`
  await server.call(sendCode, { body: { email } })
  const code = /\b\d{5}\b/.exec(server.sentMail.at(-1)!.text)![0]
  const proof = (await server.call(verifyCode, { body: { email, code } })).value.proof!
  const facts = {
    password: 'onstage25',
    nickname,
    gender: '여성',
    region: '서울',
    age: 23,
    consents: ALL_CONSENTS,
  } as const
  const { memberId, accessToken } = (await server.call(signUp, { body: { email, proof, ...facts } })).value
  return { memberId: memberId!, accessToken: accessToken!, proof }
}

const sessions = [{ sessionType: 'vocal', level: 'EXPERT' }]

describe('the options of the survey', () => {
  it('are keywords by category, each with a unique id (S2)', async () => {
    const { value } = await server.call(listSurveyKeywords)
    expect(Object.keys(value)).toEqual(['MANNER', 'SKILL', 'STYLE', 'FREQ'])
    expect(Object.values(value).map((keywords) => keywords.length)).toEqual([5, 2, 2, 5])
    expect(value.SKILL[0]).toEqual({ id: 6, content: '편곡 가능해요' })
    expect(new Set(Object.values(value).flatMap((keywords) => keywords.map(({ id }) => id))).size).toBe(14)
  })

  it('are the seventeen genres in their order (S3)', async () => {
    const { value } = await server.call(listSurveyGenres)
    expect(value.map(({ name }) => name)).toEqual(GENRES)
    expect(value[0]).toMatchObject({ id: 1, createdAt: expect.stringMatching(/Z$/) })
  })

  it('are the eight sessions (S4)', async () => {
    const { value } = await server.call(listSurveySessions)
    expect(value.map(({ name }) => name)).toEqual(SESSION_TYPES)
    expect(value[7]).toEqual({ id: 8, name: 'trumpet' })
  })

  it.each([
    ['rock', ['Rock', 'Indie Rock', 'Russian Rock']],
    ['  POP ', ['Pop', 'Dream Pop', 'J-pop']],
    ['r&b', ['R&B']],
    ['%', []],
    ['   ', []],
  ])('are the genres that contain %j (S6)', async (keyword, names) => {
    expect(
      (await server.call(searchSurveyGenres, { query: { keyword } })).value.map(({ name }) => name),
    ).toEqual(names)
  })

  it('cannot be searched without a keyword', async () => {
    expect(await server.call(searchSurveyGenres)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { keyword: '필수 값입니다.' },
    })
  })
})

describe('saving the survey (S7)', () => {
  it('by token replaces favourites and sessions, keeps the artists, and marks the survey saved', async () => {
    const saved = savedTest(server)
    await saved.artist(harin, '잔나비', { favourite: true })
    server.clock.advance({ minutes: 1 })
    const answer = await save(
      { selectedArtists: ['artist-검정치마', 'nobody', 'artist-검정치마'], selectedSessions: sessions },
      { as: harin },
    )
    expect(answer).toMatchObject({ status: 200, code: 'COMMON200', result: undefined })
    expect(await profileOf(harin)).toMatchObject({
      favoriteArtists: [{ name: '검정치마' }],
      availableSessions: sessions,
    })
    const [row] = await server.deps.db.select().from(members)
    expect(row?.surveySavedAt).toEqual(server.clock.now())
    expect(await server.deps.db.$count(savedArtists)).toBe(2)
  })

  it('may be repeated by token at any later time', async () => {
    await save({ selectedSessions: sessions }, { as: harin })
    server.clock.advance({ days: 30 })
    expect(
      (await save({ selectedSessions: { drum: 'advanced', '🎸 일렉 기타 🎸': 'beginner' } }, { as: harin }))
        .status,
    ).toBe(200)
    expect((await profileOf(harin)).availableSessions).toEqual([
      { sessionType: 'drums', level: 'EXPERT' },
      { sessionType: 'electric_guitar', level: 'BEGINNER' },
    ])
  })

  it('does not change fields that are not sent', async () => {
    await save({ selectedArtists: ['artist-Radiohead'], selectedSessions: sessions }, { as: harin })
    await save({}, { as: harin })
    expect(await profileOf(harin)).toMatchObject({
      favoriteArtists: [{ name: 'Radiohead' }],
      availableSessions: sessions,
    })
  })

  it('drops sessions without level, and takes the last of two levels', async () => {
    const selectedSessions = [
      { sessionType: 'bass', level: 'BEGINNER' },
      { sessionType: 'drums', level: '' },
      { sessionType: '', level: 'EXPERT' },
      { sessionType: 'bass', level: 'EXPERT' },
    ]
    await save({ selectedSessions }, { as: harin })
    expect((await profileOf(harin)).availableSessions).toEqual([{ sessionType: 'bass', level: 'EXPERT' }])
  })

  it('ignores the file fields in its JSON', async () => {
    expect((await save({ profileImage: null, mediaFile: null }, { as: harin })).status).toBe(200)
  })

  it.each([
    ['an unknown session', { selectedSessions: [{ sessionType: 'kazoo', level: 'EXPERT' }] }],
    ['the piano', { selectedSessions: [{ sessionType: 'piano', level: 'EXPERT' }] }],
    ['an unknown level', { selectedSessions: { bass: 'GOD' } }],
    ['artists that are no list', { selectedArtists: 'artist-Radiohead' }],
    ['a blank artist', { selectedArtists: [' '] }],
    ['an id that is none', { memberId: 'harin' }],
  ])('is refused with COMMON400 with %s', async (_, body) => {
    expect(await save(body, { as: harin })).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('is refused with COMMON400 without its JSON, and with COMMON415 as plain JSON', async () => {
    expect(await server.call(saveSurvey, { as: harin })).toMatchObject({
      status: 400,
      result: { request: '필수 값입니다.' },
    })
    const plain = await server.app.request(saveSurvey.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ memberId: harin.memberId }),
    })
    expect(plain.status).toBe(415)
  })
})

describe('saving the survey by member id (S7)', () => {
  const forbidden = { status: 403, code: 'COMMON403' }

  it.each([
    ['as a number', (id: number) => id],
    ['as a text', String],
  ])('is allowed with the proof of the sign-up, %s', async (_, form) => {
    const { memberId, proof, accessToken } = await aNewcomer()
    expect((await save({ memberId: form(memberId), proof, selectedSessions: sessions })).status).toBe(200)
    expect((await profileOf(accessToken)).availableSessions).toEqual(sessions)
  })

  it('is refused with COMMON403 without it, even to a member who has just signed up', async () => {
    const { memberId, accessToken } = await aNewcomer()
    const guesses = Array.from({ length: 100 }, () => crypto.randomUUID())
    for (const proof of [undefined, null, ...guesses])
      expect(await save({ memberId, proof, selectedSessions: sessions })).toMatchObject(forbidden)
    expect((await profileOf(accessToken)).availableSessions).toEqual([])
  })

  it('is refused with COMMON403 the second time', async () => {
    const { memberId, proof, accessToken } = await aNewcomer()
    await save({ memberId, proof, selectedSessions: sessions })
    expect(await save({ memberId, proof, selectedSessions: [] })).toMatchObject(forbidden)
    expect((await profileOf(accessToken)).availableSessions).toEqual(sessions)
  })

  it("is refused with COMMON403 with another member's proof, which stays good for its own", async () => {
    const { memberId, proof } = await aNewcomer()
    const other = await aNewcomer('other')
    for (const named of [other.memberId, harin.memberId])
      expect(await save({ memberId: named, proof })).toMatchObject(forbidden)
    expect((await save({ memberId, proof })).status).toBe(200)
  })

  it('is refused with COMMON403 once the proof is 30 minutes old', async () => {
    const { memberId, proof } = await aNewcomer()
    server.clock.advance({ minutes: 30 })
    expect(await save({ memberId, proof })).toMatchObject(forbidden)
  })

  it('keeps the proof when the survey is not saved', async () => {
    const { memberId, proof } = await aNewcomer()
    const broken = { profileImage: asFile((await aPhoto()).slice(0, 3_000)) }
    expect((await save({ memberId, proof }, { files: broken })).status).toBe(415)
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await save({ memberId, proof })).status).toBe(500)
    expect((await save({ memberId, proof })).status).toBe(200)
  })

  it('succeeds for one of many at the same time, and stores nothing of the others', async () => {
    const { memberId, proof, accessToken } = await aNewcomer()
    const photo = asFile(await aPhoto(40, 30))
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        save({ memberId, proof, selectedArtists: ['artist-Radiohead'] }, { files: { profileImage: photo } }),
      ),
    )
    // 429: more than an address without a token may send at once
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, expect.toBeOneOf([403, 429]), ...Array<number>(6).fill(429)])
    const { profileImageUrl } = await profileOf(accessToken)
    expect(kept()).toEqual([profileImageUrl?.replace('http://localhost', '')])
    expect(await server.deps.db.$count(savedArtists)).toBe(1)
  })

  it('requires a token or an id: otherwise COMMON401', async () => {
    for (const body of [{}, { memberId: null }])
      expect(await save(body)).toMatchObject({ status: 401, code: 'COMMON401' })
  })

  it('is refused the same way for an unknown member, and with MEMBER4004 to one who has withdrawn', async () => {
    expect(await save({ memberId: 404, proof: 'a guess' })).toMatchObject(forbidden)
    const { memberId, proof } = await aNewcomer()
    const withdrawn = { state: 'INACTIVE', withdrawnOn: '2025-08-04' } as const
    await server.deps.db.update(members).set(withdrawn).where(eq(members.id, memberId))
    expect(await save({ memberId, proof })).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '탈퇴한 회원입니다.',
    })
  })

  it('treats an invalid token as none', async () => {
    const { memberId, proof } = await aNewcomer()
    expect((await save({ memberId, proof }, { as: 'nonsense' })).status).toBe(200)
    expect(await save({}, { as: 'nonsense' })).toMatchObject({ status: 401, code: 'COMMON401' })
  })

  it('ignores the id and the proof when there is a token', async () => {
    const { memberId, proof, accessToken } = await aNewcomer()
    await save({ memberId, proof, selectedSessions: sessions }, { as: harin })
    expect((await profileOf(accessToken)).availableSessions).toEqual([])
    expect((await profileOf(harin)).availableSessions).toEqual(sessions)
    expect((await save({ memberId, proof })).status).toBe(200)
  })
})

describe('the files of a survey', () => {
  const aSong = () => asFile('ID3\x03\0\0\0\0\0\0 la la la', 'song.mp3', 'audio/mpeg')

  it('become the picture and the recording of the profile', async () => {
    await save({}, { as: harin, files: { profileImage: asFile(await aPhoto()), mediaFile: aSong() } })
    const { profileImageUrl, mediaUrl } = await profileOf(harin)
    expect(profileImageUrl).toMatch(/^http:\/\/localhost\/files\/[\w-]{22}\.w960\.jpg$/)
    expect(mediaUrl).toMatch(/^http:\/\/localhost\/files\/[\w-]{22}\.mp3$/)
    const served = await server.app.request(mediaUrl!)
    expect(served.headers.get('Content-Type')).toBe('audio/mpeg')
    expect(await served.text()).toContain('la la la')
  })

  it('are deleted when the survey is not saved', async () => {
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    const files = { profileImage: asFile(await aPhoto(40, 30)), mediaFile: aSong() }
    expect((await save({}, { as: harin, files })).status).toBe(500)
    expect(kept()).toEqual([])
  })

  it('are not even read without permission', async () => {
    const prepare = vi.spyOn(server.deps.pictures, 'prepare')
    const files = { profileImage: asFile(await aPhoto(40, 30)) }
    expect((await save({ memberId: harin.memberId }, { files })).status).toBe(403)
    expect(prepare).not.toHaveBeenCalled()
  })

  it('are refused with COMMON415 when the recording is a picture, or when the picture is broken', async () => {
    const picture = asFile(await aPhoto(40, 30), 'song.mp3', 'audio/mpeg')
    expect((await save({}, { as: harin, files: { mediaFile: picture } })).status).toBe(415)
    const broken = asFile((await aPhoto()).slice(0, 3_000))
    expect((await save({}, { as: harin, files: { profileImage: broken, mediaFile: aSong() } })).status).toBe(
      415,
    )
    expect(kept()).toEqual([])
    expect((await server.deps.db.select().from(members))[0]?.surveySavedAt).toBeNull()
  })
})
