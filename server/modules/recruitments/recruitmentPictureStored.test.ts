import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bands } from '#server/db/bandTables.ts'
import type { TestMember } from '#server/testing/members.ts'
import { rememberingFiles } from '#server/testing/rememberingFiles.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import {
  bandPictureTest,
  recruitmentTest,
  testMusic,
  type BandPicture,
  type RecruitmentTest,
} from './recruitments.fixtures.ts'

// Tests that the kept picture is the one in the band's row, whatever the result of the call.

let server: TestServer
let recruitment: RecruitmentTest
let yuna: TestMember
/** Paths of the kept files, in the order of `put`. */
let kept: () => string[]
beforeEach(async () => {
  const { files, ...remembered } = rememberingFiles()
  kept = remembered.kept
  server = await testServer({ deps: { files, music: testMusic().music } })
  recruitment = recruitmentTest(server)
  yuna = await server.aMember({ nickname: 'yuna' })
})

const { small, create, keptUrls, aBandWithPicture } = bandPictureTest(() => ({ server, manager: yuna, kept }))

describe('the picture of a new band (RC1)', () => {
  it('is not kept when the band is refused, and deleted again when it cannot be stored', async () => {
    for (const body of [{ session: ['리코더'] }, { artistSpotifyIds: ['nobody'] }, { endDate: '2025-08-03' }])
      expect((await create(await small(), body)).status).toBeGreaterThanOrEqual(400)
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await create(await small())).status).toBe(500)
    const gone = await server.aMember({ withdrawn: true })
    expect((await recruitment.create(gone, { name: '해일' }, await small())).status).toBe(401)
    expect(kept()).toEqual([])
    expect(await server.deps.db.$count(bands)).toBe(0)
  })
})

describe('the picture of a band that changes (RC2)', () => {
  let bandId: number
  let before: string
  let change: BandPicture['change']
  beforeEach(async () => {
    ;({ bandId, before, change } = await aBandWithPicture())
  })

  it('is not kept when the change is refused or not stored, and the old one stays', async () => {
    const stranger = await server.aMember()
    expect((await change(await small(), {}, stranger)).code).toBe('BAND4001')
    for (const body of [{ bandId: 999 }, { endDate: '2025-08-03' }, { genres: ['트로트'] }])
      expect((await change(await small(), body)).status).toBeGreaterThanOrEqual(400)
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await change(await small())).status).toBe(500)
    expect(keptUrls()).toEqual([before])
    expect((await recruitment.form(yuna, bandId)).profileImageUrl).toBe(before)
  })

  it('is one of many sent at once, and no other stays behind', async () => {
    await Promise.all(Array.from({ length: 5 }, async () => change(await small())))
    expect(keptUrls()).toEqual([(await recruitment.form(yuna, bandId)).profileImageUrl])
  })

  it('is deleted when the band ends, and one sent with the end is not kept', async () => {
    expect((await change(await small(), { status: 'ENDED' })).value.profileImageUrl).toBeNull()
    expect(kept()).toEqual([])
    expect((await server.app.request(before)).status).toBe(404)
  })
})
