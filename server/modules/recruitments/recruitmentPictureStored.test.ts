import { describe, expect, vi } from 'vitest'
import { bands } from '#server/db/bandTables.ts'
import { itWithPictures as it, smallPicture } from './recruitments.fixtures.ts'

// Tests that the kept picture is the one in the band's row, whatever the result of the call.

describe('the picture of a new band (RC1)', () => {
  it('is not kept when the band is refused, and deleted again when it cannot be stored', async ({
    server,
    kept,
    recruitment,
    create,
  }) => {
    for (const body of [{ session: ['리코더'] }, { artistSpotifyIds: ['nobody'] }, { endDate: '2025-08-03' }])
      expect((await create(await smallPicture(), body)).status).toBeGreaterThanOrEqual(400)
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await create(await smallPicture())).status).toBe(500)
    const gone = await server.aMember({ withdrawn: true })
    expect((await recruitment.create(gone, { name: '해일' }, await smallPicture())).status).toBe(401)
    expect(kept()).toEqual([])
    expect(await server.deps.db.$count(bands)).toBe(0)
  })
})

describe('the picture of a band that changes (RC2)', () => {
  it('is not kept when the change is refused or not stored, and the old one stays', async ({
    server,
    recruitment,
    yuna,
    keptUrls,
    bandId,
    before,
    change,
  }) => {
    const stranger = await server.aMember()
    expect((await change(await smallPicture(), {}, stranger)).code).toBe('BAND4001')
    for (const body of [{ bandId: 999 }, { endDate: '2025-08-03' }, { genres: ['트로트'] }])
      expect((await change(await smallPicture(), body)).status).toBeGreaterThanOrEqual(400)
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await change(await smallPicture())).status).toBe(500)
    expect(keptUrls()).toEqual([before])
    expect((await recruitment.form(yuna, bandId)).profileImageUrl).toBe(before)
  })

  it('is one of many sent at once, and no other stays behind', async ({
    recruitment,
    yuna,
    keptUrls,
    bandId,
    change,
  }) => {
    await Promise.all(Array.from({ length: 5 }, async () => change(await smallPicture())))
    expect(keptUrls()).toEqual([(await recruitment.form(yuna, bandId)).profileImageUrl])
  })

  it('is deleted when the band ends, and one sent with the end is not kept', async ({
    server,
    kept,
    before,
    change,
  }) => {
    expect((await change(await smallPicture(), { status: 'ENDED' })).value.profileImageUrl).toBeNull()
    expect(kept()).toEqual([])
    expect((await server.app.request(before)).status).toBe(404)
  })
})
