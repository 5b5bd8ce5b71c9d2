import type { Page } from '@playwright/test'
import { listTracks } from '#contract/http/archive/archivedTracks.ts'
import { searchMusic } from '#contract/http/music.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aBand, ask } from './harness/api.ts'
import { asNarrowAsCanBe, expectToFitEverySize, PHONE } from './harness/sizes.ts'
import { expect, test } from './harness/test.ts'

const NOT_FOUND = /404 \(Not Found\)/
const MISSING = '해당 밴드의 정보가 존재하지 않습니다'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '밴드 정보' }).getByRole('link', { name })

test('the pages of a band show its header at once, are complete, and are left in one step', async ({
  server,
  jun,
  page,
}) => {
  const query = { q: '혁오', limit: 2, offset: 0 }
  const { artists, tracks } = await ask(server, searchMusic, { as: jun, query })
  const { bandId, name } = await aBand(server, jun, '파란 옥상', {
    session: ['vocal'],
    artistSpotifyIds: artists.map(({ spotifyId }) => spotifyId),
    trackSpotifyIds: tracks.map(({ spotifyId }) => spotifyId),
  })
  await page.goto('/band')
  await page.getByRole('button', { name: `${name} 정보 보기` }).tap()
  const modal = page.getByRole('dialog', { name: name })
  await expect(modal).toBeVisible()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/band\/\d+\/artists/, async (route) => {
    await held
    await route.continue()
  })
  await modal.getByRole('link', { name: '취향' }).tap()
  await expect(page).toHaveURL(`/home/prefer/${bandId}`)
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible()
  await expect(page.getByText('불러오는 중')).toBeAttached()
  letGo()
  await expect(page.getByRole('region', { name: '이 밴드가 좋아하는 아티스트' })).toBeVisible()
  await expect(page.getByText(artists[0]!.name, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await tab(page, '목표 곡').tap()
  await expect(heading(page, /^함께 완성할 \d곡$/)).toBeVisible()
  await expect(page.getByText(tracks[0]!.title, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await tab(page, '멤버').tap()
  await expect(heading(page, '함께하는 세션')).toBeVisible()
  await expect(page.getByText('평균 나이')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /모집 중 지원하기$/ })
    .first()
    .tap()
  await expect(page.getByRole('dialog', { name: '밴드에 조인하시겠습니까?' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '뒤로' }).tap()
  await expect(page).toHaveURL('/band')
})

test('a band that does not exist says so on each of its pages, and leads back', async ({
  openPhone,
  yuna,
}) => {
  const page = await openPhone({ as: yuna, noise: [NOT_FOUND] })
  for (const [path, back] of [
    ['/bands/999999?name=Velvet', '/'],
    ['/home/people/999999', '/'],
    ['/join/saved-band/999999', '/join/saved-band'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, MISSING)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '돌아가기' }).tap()
    await expect(page).toHaveURL(back)
  }
})

test('a search by filters finds bands, the address keeps them, and the sheet fits everywhere; one by initials finds a band, and back shows the results again', async ({
  server,
  yuna,
  page,
}) => {
  await asNarrowAsCanBe(page)
  await page.goto('/search')
  await page.getByRole('button', { name: '합주하는 요일 고르기' }).tap()
  const sheet = page.getByRole('dialog', { name: '어떤 밴드를 찾아요?' })
  await expect(sheet.getByRole('button', { name: '토요일' })).toBeInViewport()
  await sheet.getByRole('checkbox', { name: '베이스' }).check()
  await sheet.getByRole('button', { name: '토요일' }).tap()
  await sheet.getByRole('button', { name: '장르 더 보기' }).tap()
  await expectToFitEverySize(page, () =>
    expect(sheet.getByRole('button', { name: /^밴드 \d+팀 보기$/ })).toBeInViewport(),
  )
  await asNarrowAsCanBe(page)
  await sheet.getByRole('button', { name: /^밴드 \d+팀 보기$/ }).tap()
  await expect(heading(page, /^베이스를 기다리는 밴드 \d+팀$/)).toBeVisible()
  await expect(page).toHaveURL(/\/search\?session=bass&day=SAT$/)
  await expect(page.getByRole('button', { name: '합주하는 요일: 토' })).toBeFocused()
  await expectToFitEverySize(page, () => expect(heading(page, /^베이스를 기다리는 밴드/)).toBeVisible())
  await page.setViewportSize(PHONE)
  await page.reload()
  await expect(page.getByRole('button', { name: '합주하는 요일: 토' })).toBeVisible()

  await page.goto('/search')
  await page.getByRole('searchbox').fill('ㅅㅂㄴㅅ')
  const found = page.getByRole('link', { name: /새벽 네 시/ })
  await expect(found.locator('mark')).toHaveText('새벽 네 시')
  await expectAccessible(page)
  await found.tap()
  await expect(page).toHaveURL(/\/bands\/\d+\?name=/)
  await expect(page.getByRole('heading', { level: 1, name: '새벽 네 시' })).toBeVisible()
  await expect(heading(page, '모집 조건')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('ㅅㅂㄴㅅ')
  await expect(found).toBeVisible()

  await page.getByRole('searchbox').fill('위잉위잉')
  await page.getByRole('button', { name: '위잉위잉 더하기' }).tap()
  await expect(page.getByText('아카이브에 추가되었습니다!')).toBeVisible()
  expect((await ask(server, listTracks, { as: yuna })).map(({ title }) => title)).toEqual(['위잉위잉'])
  await page.getByRole('searchbox').fill('없는이름zz')
  await expect(heading(page, '검색 결과가 없습니다.')).toBeVisible()
  await expectAccessible(page)
})

test('an artist of the list leads to the bands that like them, and the manual to every screen', async ({
  page,
}) => {
  await page.goto('/artists')
  await page.getByRole('searchbox').fill('ㅎㅇ')
  await page.getByRole('link', { name: '혁오' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '혁오' })).toBeVisible()
  await page.getByRole('button', { name: '아카이브에 저장' }).tap()
  await expect(page.getByRole('button', { name: '아카이브에서 빼기' })).toBeVisible()
  const bands = page.getByRole('region', { name: '이 아티스트를 좋아하는 밴드' })
  await expect(bands.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await bands.getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/bands\/\d+\?name=/)

  await page.goto('/manual#search')
  await expect(page.getByText('초성만 적어도 되고', { exact: false })).toBeVisible()
  await page.getByText('채팅하기').tap()
  await expectAccessible(page)
  await page.getByRole('link', { name: '아티스트 목록' }).tap()
  await expect(page).toHaveURL('/artists')
})
