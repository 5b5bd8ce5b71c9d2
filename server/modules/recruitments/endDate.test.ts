import { beforeEach, describe, expect, it } from 'vitest'
import { dayInSeoul } from '#contract/seoul.ts'
import { closeBands } from '#server/jobs/autoClose.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { endOf, isEndOutOfRange } from './endDate.ts'
import { recruitmentTest, type RecruitmentTest } from './recruitments.fixtures.ts'

describe('parsing an end date', () => {
  it.each([
    ['', null],
    ['2026-11-20', '2026-11-20T14:59:59.999Z'],
    ['2026-12-31', '2026-12-31T14:59:59.999Z'],
    ['2028-02-29', '2028-02-29T14:59:59.999Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.123Z', '2026-11-20T10:00:00.123Z'],
    ['2026-11-20t10:00z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00+09:00', '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T10:00:00+0900', '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T10:00:00-05:00', '2026-11-20T15:00:00.000Z'],
    // without a zone it is UTC, whatever the server's zone (docs/wire.md "Times")
    ['2026-11-20T10:00:00', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.1234567', '2026-11-20T10:00:00.123Z'],
  ])('reads %s', (written, at) => {
    expect(endOf(written)?.toISOString() ?? null).toBe(at)
  })

  it('reads a day as its last instant, for any day of a hundred years', () => {
    for (let day = Date.parse('2000-01-01'); day < Date.parse('2100-01-01'); day += 86_400_000) {
      const written = new Date(day).toISOString().slice(0, 10)
      const at = endOf(written)!
      expect([dayInSeoul(at), dayInSeoul(new Date(at.getTime() + 1))]).toEqual([
        written,
        new Date(day + 86_400_000).toISOString().slice(0, 10),
      ])
    }
  })
})

describe('the range of end dates', () => {
  /** The last minute of 20 November in Seoul, and the first of the 21st. */
  const [BEFORE, AFTER] = ['2026-11-20T14:59:30.000Z', '2026-11-20T15:00:30.000Z'].map((at) => new Date(at))
  const isRefused = (written: string, now: Date, stored: string | null = null) =>
    isEndOutOfRange(endOf(written)!, now, stored === null ? null : endOf(stored))

  it.each([
    ['2026-11-19', BEFORE, true],
    ['2026-11-20', BEFORE, false],
    ['2026-11-20', AFTER, true],
    ['2026-11-21', AFTER, false],
    // an instant of today that has passed: only the day matters
    ['2026-11-19T15:00:00.000Z', BEFORE, false],
    ['2026-11-19T14:59:59.999Z', BEFORE, true],
    ['0001-01-01', BEFORE, true],
    // any day of the year thirty years ahead
    ['2056-12-31', BEFORE, false],
    ['2057-01-01', BEFORE, true],
    ['2056-12-31T14:59:59.999Z', BEFORE, false],
    ['2056-12-31T15:00:00.000Z', BEFORE, true],
    ['9999-12-31', BEFORE, true],
  ])('begins today in Seoul and covers thirty years: %s at %s', (written, now, refused) => {
    expect(isRefused(written, now!)).toBe(refused)
  })

  it('depends on the current year in Seoul', () => {
    const newYear = new Date('2026-12-31T15:00:00.000Z')
    expect(isRefused('2057-12-31', newYear)).toBe(false)
    expect(isRefused('2057-12-31', new Date(newYear.getTime() - 1))).toBe(true)
    expect(isRefused('2026-12-31', newYear)).toBe(true)
  })

  it('does not apply to the day that is already stored', () => {
    expect(isRefused('2026-10-01', BEFORE!, '2026-10-01')).toBe(false)
    expect(isRefused('2026-10-01T00:00:00Z', BEFORE!, '2026-10-01')).toBe(false)
    for (const written of ['2026-09-30', '2026-10-02', '2026-10-01T15:00:00Z'])
      expect(isRefused(written, BEFORE!, '2026-10-01')).toBe(true)
  })
})

describe('around midnight in Seoul', () => {
  let server: TestServer
  let recruitment: RecruitmentTest
  let yuna: TestMember
  beforeEach(async () => {
    server = await testServer()
    recruitment = recruitmentTest(server)
    yuna = await server.aMember()
  })
  const TOO_EARLY = { status: 400, code: 'COMMON400', result: { endDate: '허용 범위를 벗어났습니다.' } }
  const statusOf = async (bandId: number) => (await recruitment.form(yuna, bandId)).status

  it('a band may end today until midnight', async () => {
    const make = () => recruitment.create(yuna, { name: '해일', endDate: '2025-08-04', autoClose: true })
    server.clock.set('2025-08-04T14:59:59.998Z')
    expect((await make()).status).toBe(200)
    server.clock.set('2025-08-04T15:00:00.000Z')
    expect(await make()).toMatchObject(TOO_EARLY)
  })

  it('a band closes automatically when its day is over, not earlier', async () => {
    const bandId = await recruitment.created(yuna, { endDate: '2025-08-05', autoClose: true })
    const open = await recruitment.created(yuna, { endDate: '2025-08-05', autoClose: false })
    server.clock.set('2025-08-05T14:59:59.998Z')
    await closeBands(server.deps)
    expect(await statusOf(bandId)).toBe('RECRUITING')
    server.clock.set('2025-08-05T15:00:00.000Z')
    await closeBands(server.deps)
    expect([await statusOf(bandId), await statusOf(open)]).toEqual(['ACTIVE', 'RECRUITING'])
  })

  it('a band that is opened again stays open until its new end', async () => {
    const bandId = await recruitment.created(yuna, { endDate: '2025-08-04', autoClose: true })
    server.clock.set('2025-08-04T15:10:00.000Z')
    await closeBands(server.deps)
    const reopen = { bandId, status: 'RECRUITING' }
    expect(await recruitment.change(yuna, { ...reopen, endDate: '2025-08-04' })).toMatchObject(TOO_EARLY)
    expect((await recruitment.change(yuna, { ...reopen, endDate: '2025-08-05' })).status).toBe(200)
    await closeBands(server.deps)
    expect(await statusOf(bandId)).toBe('RECRUITING')
    server.clock.advance({ days: 1 })
    await closeBands(server.deps)
    expect(await statusOf(bandId)).toBe('ACTIVE')
  })

  it('a form opened before midnight can be saved after it with the day it shows', async () => {
    const bandId = await recruitment.created(yuna, { endDate: '2025-08-04', autoClose: true })
    server.clock.set('2025-08-04T15:00:10.000Z')
    const saved = { bandId, name: '파도', status: 'RECRUITING', endDate: '2025-08-04', autoClose: true }
    expect((await recruitment.change(yuna, saved)).status).toBe(200)
    await closeBands(server.deps)
    expect(await statusOf(bandId)).toBe('ACTIVE')
  })

  it('a band that would close immediately is refused', async () => {
    const earlier = { name: '해일', endDate: '2025-08-04T02:00:00Z' }
    expect(await recruitment.create(yuna, { ...earlier, autoClose: true })).toMatchObject(TOO_EARLY)
    expect((await recruitment.create(yuna, earlier)).status).toBe(200)
  })

  it("a change at the same time as the job keeps the manager's values", async () => {
    const bandId = await recruitment.created(yuna, { endDate: '2025-08-04', autoClose: true })
    server.clock.set('2025-08-04T15:00:00.000Z')
    const later = { bandId, status: 'RECRUITING', endDate: '2025-08-06' }
    await Promise.all([
      closeBands(server.deps),
      recruitment.change(yuna, later),
      closeBands(server.deps),
      recruitment.change(yuna, later),
    ])
    await closeBands(server.deps)
    expect(await statusOf(bandId)).toBe('RECRUITING')
  })
})
