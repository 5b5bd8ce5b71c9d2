import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { countBands, listBands } from '#contract/http/bands/bands.ts'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { type BandTest, bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/bands/filters/FilterSheet.tsx'
import '#src/features/bands/search/SearchPage.tsx'
import { paths } from '#src/lib/paths.ts'
import { withTimersUpTo } from '../env/longTimers.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'

let me: TestMember
let harin: TestMember
let band: BandTest
beforeEach(async () => {
  me = await aMember({ nickname: 'yuna22' })
  harin = await aMember({ nickname: 'harin' })
  band = bandTest(theServer())
})

const open = (path = paths.search()) => renderApp(path, { as: me })
const found = (name: string | RegExp) => screen.findByRole('region', { name })
const names = async (region: string | RegExp) =>
  (await within(await found(region)).findAllByRole('link')).map(
    (link) => link.querySelector('b')?.textContent,
  )
const sheet = async () => within(await screen.findByRole('dialog', { name: '어떤 밴드를 찾아요?' }))
const chip = (name: string | RegExp) => screen.findByRole('button', { name })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const plays = (...sessions: string[]) =>
  theServer().call(changeProfile, {
    as: me,
    body: { availableSessions: sessions.map((sessionType) => ({ sessionType, level: 'BEGINNER' })) },
  })

describe('the filters of the search', () => {
  beforeEach(async () => {
    await band.aBand(harin, {
      name: '새벽 네 시',
      description: '잠들지 못하는 밤에 모이는 밴드',
      sessions: ['bass'],
      genres: ['Dream Pop'],
      region: '서울',
      days: ['SAT'],
      endsAt: inDays(2),
    })
    await band.aBand(harin, { name: '해일', sessions: ['bass'], region: '부산', endsAt: inDays(9) })
    await band.aBand(harin, { name: '파란 옥상', sessions: ['drums'], region: '서울' })
    await band.aBand(harin, { name: '끝난 밴드', sessions: ['bass'], status: 'ACTIVE' })
  })

  it('find the bands that wait for a session, how many they are, and which ends first', async () => {
    const { user, router } = await open()
    await user.click(await chip('세션 고르기'))
    await user.click((await sheet()).getByRole('checkbox', { name: '베이스' }))
    await user.click(await (await sheet()).findByRole('button', { name: '밴드 2팀 보기' }))
    expect(await screen.findByRole('heading', { name: '베이스를 기다리는 밴드 2팀' })).toBeVisible()
    expect(await names('베이스를 기다리는 밴드')).toEqual(['새벽 네 시', '해일'])
    const row = within(await found('베이스를 기다리는 밴드')).getByRole('link', { name: /새벽 네 시/ })
    expect(row).toHaveTextContent('잠들지 못하는 밤에 모이는 밴드')
    expect(row).toHaveTextContent('Dream Pop · 토요일')
    expect(row).toHaveTextContent('마감 2일 전')
    expect(router.state.location.search).toBe('?session=bass')
    expect(screen.getByRole('button', { name: '세션: 베이스' })).toBeVisible()
  })

  it('are kept by the address, beside the text', async () => {
    const { user, router } = await open('/search?q=새벽&session=bass&region=서울&day=SAT&genre=Dream+Pop')
    expect(await names('베이스를 기다리는 밴드')).toEqual(['새벽 네 시'])
    for (const name of ['세션: 베이스', '지역: 서울', '합주하는 요일: 토', '장르: Dream Pop'])
      expect(await chip(name)).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('새벽')
    await user.click(within(await found('베이스를 기다리는 밴드')).getByRole('link'))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/bands\/\d+$/))
    await act(() => router.navigate(-1))
    expect(await names('베이스를 기다리는 밴드')).toEqual(['새벽 네 시'])
  })

  it('change nothing until the button is tapped, and can all be taken back', async () => {
    const { user, router } = await open('/search?region=서울')
    expect(await names('조건에 맞는 밴드')).toEqual(['새벽 네 시', '파란 옥상'])
    await user.click(await chip('거르기 모두 보기, 1개 적용됨'))
    const dialog = await sheet()
    expect(dialog.getByRole('button', { name: '서울' })).toBePressed()
    await user.click(dialog.getByRole('button', { name: '초기화' }))
    expect(dialog.getByRole('button', { name: '서울' })).not.toBePressed()
    expect(decodeURI(router.state.location.search)).toBe('?region=서울')
    await user.click(dialog.getByRole('button', { name: /^밴드 .*보기$/ }))
    expect(await screen.findByRole('heading', { name: '무엇을 찾고 있나요?' })).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  it('show further genres and regions on request', async () => {
    const { user } = await open()
    await user.click(await chip('장르 고르기'))
    const dialog = await sheet()
    expect(dialog.queryByRole('button', { name: 'Grunge' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: '장르 더 보기' }))
    await user.click(dialog.getByRole('button', { name: 'Grunge' }))
    expect(dialog.getByRole('button', { name: 'Grunge' })).toBePressed()
    expect(dialog.queryByRole('button', { name: '장르 더 보기' })).toBeNull()
  })

  it('list the newest first on request, which the address keeps', async () => {
    const { user, router } = await open(paths.waitingBands('bass'))
    await found('베이스를 기다리는 밴드')
    await user.click(await chip('정렬: 마감 임박순'))
    await user.click(await screen.findByRole('menuitemradio', { name: '최신순', hidden: true }))
    await waitFor(async () => expect(await names('베이스를 기다리는 밴드')).toEqual(['해일', '새벽 네 시']))
    expect(router.state.location.search).toBe('?session=bass&sort=newest')
  })

  it('may find nothing, and then be taken back', async () => {
    const { user } = await open(paths.waitingBands('trumpet'))
    expect(await screen.findByRole('heading', { name: '트럼펫을 기다리는 밴드 0팀' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: '조건에 맞는 밴드가 없어요' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '초기화' }))
    expect(await screen.findByRole('heading', { name: '무엇을 찾고 있나요?' })).toBeVisible()
  })

  it('show an error when the bands cannot be read, and can be retried', async () => {
    theServer().faults.fault(listBands, 'offline')
    theServer().faults.fault(countBands, 'offline')
    const { user, server } = await open(paths.waitingBands('bass'))
    const retry = await screen.findByRole('button', { name: '다시 시도' })
    expect(screen.getByRole('heading', { name: '베이스를 기다리는 밴드' })).toBeVisible()
    server.faults.clear()
    await user.click(retry)
    expect(await names('베이스를 기다리는 밴드')).toEqual(['새벽 네 시', '해일'])
  })

  it('work on the list of bands, too', async () => {
    const { user, router } = await open(paths.bands())
    await user.click(await chip('지역 고르기'))
    await user.click((await sheet()).getByRole('button', { name: '서울' }))
    await user.click((await sheet()).getByRole('button', { name: /^밴드 .*보기$/ }))
    expect(await names('조건에 맞는 밴드')).toEqual(['새벽 네 시', '파란 옥상'])
    expect(router.state.location.pathname).toBe(paths.bands())
  })
})

describe('a list of filtered bands', () => {
  it('loads further pages on request', async () => {
    for (let at = 1; at <= 31; at += 1) await band.aBand(harin, { name: `밴드 ${at}`, sessions: ['violin'] })
    const { user } = await open(paths.waitingBands('violin'))
    expect(await screen.findByRole('heading', { name: '바이올린을 기다리는 밴드 31팀' })).toBeVisible()
    await waitFor(async () => expect(await names('바이올린을 기다리는 밴드')).toHaveLength(30))
    await user.click(screen.getByRole('button', { name: '밴드 더 보기' }))
    await waitFor(async () => expect(await names('바이올린을 기다리는 밴드')).toHaveLength(31))
    expect(screen.queryByRole('button', { name: '밴드 더 보기' })).toBeNull()
  })
})

describe('bands that wait for the sessions of a member', () => {
  it('are named where a search begins, and lead to them', async () => {
    await plays('bass', 'drums')
    await band.aBand(harin, { name: '해일', sessions: ['bass'] })
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: '베이스를 기다리는 밴드 1팀' }))
    expect(await names('베이스를 기다리는 밴드')).toEqual(['해일'])
    expect(screen.queryByRole('link', { name: /드럼을 기다리는/ })).toBeNull()
  })

  it('are named when the text is a session', async () => {
    await band.aBand(harin, { name: '해일', sessions: ['bass'] })
    await open(paths.search('베이스'))
    expect(await screen.findByRole('link', { name: '베이스를 기다리는 밴드 1팀' })).toHaveAttribute(
      'href',
      paths.waitingBands('bass'),
    )
    expect(within(await found(/^밴드 1$/)).getByRole('link')).toHaveTextContent('해일')
  })

  it('are named on home', async () => {
    await plays('bass')
    await band.aBand(harin, { name: '해일', sessions: ['bass'] })
    await open(paths.home())
    const link = () => screen.getByRole('link', { name: '베이스를 기다리는 밴드 1팀' })
    // they come after the first view has its pictures
    await withTimersUpTo(1_500, () => expect(link()).toBeInTheDocument())
  })
})

it('a genre finds the bands that play it', async () => {
  await band.aBand(harin, { name: '해일', genres: ['Shoegaze'] })
  await open(paths.search('Shoegaze'))
  expect(within(await found(/^밴드 1$/)).getByRole('link')).toHaveTextContent('해일')
})
