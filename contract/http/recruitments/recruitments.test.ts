import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { BAND_ARTISTS_MAX, BAND_LIST_SENT_MAX, BAND_NAME_MAX_CHARS } from '#contract/limits.ts'
import { decideApplications } from './applications.ts'
import { changeRecruitment, createRecruitment } from './recruitments.ts'

type Body = Record<string, unknown>
const read = (schema: v.GenericSchema<unknown, unknown>, body: unknown): unknown => {
  const parsed = v.safeParse(schema, body)
  return parsed.success ? parsed.output : parsed.issues.map((issue) => [v.getDotPath(issue), issue.message])
}
const made = (body: Body) => read(createRecruitment.input!, { name: '해일', ...body })
const changed = (body: Body) => read(changeRecruitment.input!, { bandId: 1, ...body })
const decided = (applicantUpdate: unknown) => read(decideApplications.input!, { applicantUpdate })

describe('a recruitment in a request (RC1, RC2)', () => {
  it('requires a name on creation, and only the band on a change', () => {
    expect(read(createRecruitment.input!, {})).toMatchObject([['name', expect.any(String)]])
    expect(changed({})).toEqual({ bandId: 1 })
    expect(changed({ bandId: '12' })).toEqual({ bandId: 12 })
    expect(read(changeRecruitment.input!, {})).toMatchObject([['bandId', expect.any(String)]])
  })

  it('keeps a field that is null', () => {
    const fields = [
      'status',
      'endDate',
      'session',
      'genres',
      'days',
      'jobs',
      'job',
      'snsLinks',
      'ageStart',
      'averageAge',
    ]
    for (const field of fields) expect(changed({ [field]: null })).toEqual({ bandId: 1, [field]: undefined })
  })

  it.each([
    [
      { name: `  ${'각'.normalize('NFD').repeat(BAND_NAME_MAX_CHARS)} ` },
      { name: '각'.repeat(BAND_NAME_MAX_CHARS) },
    ],
    [{ name: '👩‍👩‍👧'.repeat(BAND_NAME_MAX_CHARS) }, { name: '👩‍👩‍👧'.repeat(BAND_NAME_MAX_CHARS) }],
    [
      { ageStart: ' 20 ', maleCount: '', femaleCount: 3 },
      { ageStart: 20, maleCount: 0, femaleCount: 3 },
    ],
    [{ region: '-' }, { region: '' }],
    [{ days: ['SUN', ' SAT', 'SUN'] }, { days: ['SUN', 'SAT'] }],
    [{ jobs: [' worker ', 'worker'] }, { jobs: ['worker'] }],
    [{ session: [' bass', 'bass '] }, { session: ['bass'] }],
    [
      { snsLinks: { youtube: ' https://youtube.com/@dawn ', tiktok: null } },
      { snsLinks: { youtube: 'https://youtube.com/@dawn', instagram: '', tiktok: '' } },
    ],
  ])('is normalized: %j', (sent, meant) => {
    expect(changed(sent)).toEqual({ bandId: 1, ...meant })
  })

  it('counts the entries of a list after removing duplicates', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => `id-${n % BAND_ARTISTS_MAX}`)
    expect(changed({ artistSpotifyIds: ids(BAND_LIST_SENT_MAX) })).toMatchObject({
      artistSpotifyIds: ids(BAND_ARTISTS_MAX),
    })
    expect(changed({ artistSpotifyIds: ids(BAND_LIST_SENT_MAX + 1) })).toEqual([
      ['artistSpotifyIds', FIELD_TEXT.range],
    ])
  })

  it.each([
    [{ ageStart: 30, ageEnd: 20 }, 'ageEnd', FIELD_TEXT.range],
    [{ ageStart: 121 }, 'ageStart', FIELD_TEXT.range],
    [{ maleCount: 1.5 }, 'maleCount', FIELD_TEXT.form],
    [{ jobs: ['student'] }, 'jobs.0', FIELD_TEXT.notInList],
    [{ averageAge: '26 세' }, 'averageAge', FIELD_TEXT.notInList],
    [{ genres: [''] }, 'genres.0', FIELD_TEXT.missing],
    [{ artistSpotifyIds: ['a\0b'] }, 'artistSpotifyIds.0', FIELD_TEXT.form],
    [{ representativeSong: 'a\0b' }, 'representativeSong', FIELD_TEXT.form],
    [{ snsLinks: { youtube: 'javascript:alert(1)' } }, 'snsLinks.youtube', FIELD_TEXT.form],
    [{ snsLinks: { youtube: ' jAvAsCrIpT:alert(1)' } }, 'snsLinks.youtube', FIELD_TEXT.form],
    [{ snsLinks: { youtube: 'data:text/html,x' } }, 'snsLinks.youtube', FIELD_TEXT.form],
    [{ snsLinks: { youtube: '//youtube.com' } }, 'snsLinks.youtube', FIELD_TEXT.form],
  ])('is refused with the field that is wrong: %j', (sent, field, text) => {
    expect(changed(sent)).toEqual([[field, text]])
    expect(made(sent)).toEqual([[field, text]])
  })
})

describe('the end of a recruitment', () => {
  it.each([
    '',
    '2026-11-20',
    '2028-02-29',
    '2026-12-31T23:59',
    '2026-11-20T10:00:00Z',
    '2026-11-20T10:00:00.123+09:00',
    '2026-11-20T10:00:00+0900',
    ' 2026-11-20 ',
  ])('may be %j', (endDate) => {
    expect(made({ endDate })).toMatchObject({ endDate: endDate.trim() })
  })

  it.each([
    '내일',
    '2026',
    '2026-11',
    '2026-1-2',
    '2026.11.20',
    '20261120',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2027-02-29',
    '2026-02-30T10:00:00Z',
    '2026-11-20T25:00',
    '2026-11-20T10:00:00 KST',
    '2026-11-20T::::::',
    '+02026-11-20',
  ])('may not be %j', (endDate) => {
    expect(made({ endDate })).toContainEqual(['endDate', FIELD_TEXT.form])
  })
})

describe('a decision (RC5)', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ roomId: n + 1, status: 'PASS' }))

  it('names at least one room, each once', () => {
    expect(decided([{ roomId: '7', status: 'FAIL' }])).toEqual({
      applicantUpdate: [{ roomId: 7, status: 'FAIL' }],
    })
    expect(decided(many(BAND_LIST_SENT_MAX))).toMatchObject({ applicantUpdate: expect.any(Array) })
  })

  it.each([
    [[], FIELD_TEXT.missing],
    [many(BAND_LIST_SENT_MAX + 1), FIELD_TEXT.range],
    [[...many(1), ...many(1)], FIELD_TEXT.form],
    ['PASS', FIELD_TEXT.form],
  ])('may not be %j', (sent, text) => {
    expect(decided(sent)).toEqual([['applicantUpdate', text]])
  })

  it.each(['PENDING', 'pass', '', null])('may not have the status %j', (status) => {
    expect(decided([{ roomId: 1, status }])).toEqual([['applicantUpdate.0.status', FIELD_TEXT.notInList]])
  })
})
