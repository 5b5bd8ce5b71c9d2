import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { button, title } from './harness/page.ts'
import { asNarrowAsCanBe, expectToFitEverySize } from './harness/sizes.ts'
import { expect, test } from './harness/test.ts'

const confirm = (page: Page) => button(page, /^확인/)
const strip = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('listitem')
const theForm = (page: Page) => page.getByRole('heading', { level: 1, name: '밴드 만들기' })
/** The row of the form that leads to a step and shows what was chosen there. */
const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

test('songs, genres and artists are chosen, survive a reload and the back button, show in the form, and leave no history entries behind', async ({
  page,
}) => {
  await page.goto('/my')
  await page.goto('/join/create-band')

  await test.step('songs', async () => {
    await row(page, '목표 곡').tap()
    await expect(title(page, '목표 곡')).toBeFocused()
    await expect(page.getByText('검색어를 입력해주세요.')).toBeVisible()
    await expect(confirm(page)).toBeDisabled()
    await expectAccessible(page)
    const box = page.getByRole('searchbox', { name: '곡 검색' })
    await box.fill('없는노래')
    await expect(page.getByText('곡을 찾을 수 없습니다.')).toBeVisible()
    await box.fill('혁오')
    await button(page, '위잉위잉 더하기').tap()
    await button(page, '톰보이 더하기').tap()
    await button(page, '톰보이 대표곡').tap()
    await expect(page.getByText('대표곡: 톰보이')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(box).toHaveValue('혁오')
    await expect(strip(page, '선택한 곡')).toHaveText(['위잉위잉', '톰보이'])
    await expect(button(page, '톰보이 대표곡')).toHaveAttribute('aria-pressed', 'true')
    await confirm(page).tap()
    await expect(theForm(page)).toBeVisible()
    await expect(row(page, '목표 곡')).toContainText('톰보이')
  })

  await test.step('genres', async () => {
    await row(page, '장르').tap()
    await expect(title(page, '장르')).toBeFocused()
    await button(page, 'Shoegaze').tap()
    await button(page, 'Jazz').tap()
    await expectAccessible(page)
    await confirm(page).dblclick()
    await expect(theForm(page)).toBeVisible()
    await row(page, '장르').tap()
    await expect(strip(page, '선택한 장르')).toHaveText(['Shoegaze', 'Jazz'])
    await button(page, 'Jazz 빼기').tap()
    await button(page, '뒤로').tap()
    await expect(row(page, '장르')).toContainText('Shoegaze')
    await expect(row(page, '장르')).not.toContainText('Jazz')
  })

  await test.step('artists', async () => {
    await row(page, '아티스트').tap()
    await expect(page.getByText('아티스트를 검색해주세요.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: '아티스트 검색' }).fill('혁오')
    await page.getByRole('region', { name: '검색 결과' }).getByRole('button', { name: '혁오' }).tap()
    await expect(confirm(page)).toHaveText('확인1')
    await expectAccessible(page)
    // The phone's back button keeps the choice too.
    await page.goBack()
    await expect(row(page, '아티스트')).toContainText('혁오')
    await page.reload()
    for (const name of ['톰보이', 'Shoegaze', '혁오'])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  })

  await page.goBack()
  await expect(page).toHaveURL('/my')
})

test('a step opened directly, and filled with the keyboard alone, leads to the form', async ({ page }) => {
  await page.goto('/join/create-band/song')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('혁오')
  await expect(button(page, '위잉위잉 더하기')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '검색 결과' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(strip(page, '선택한 곡')).toHaveCount(1)
  const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom)
  const dockTop = (await confirm(page).boundingBox())!.y
  const rows = page.getByRole('region', { name: '검색 결과' }).getByRole('button')
  for (const row of (await rows.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(row).toBeFocused()
    expect(await bottomOf(row), 'a row that gets the focus comes out from behind the bars').toBeLessThan(
      dockTop,
    )
  }
  await page.keyboard.press('Tab')
  await expect(confirm(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(theForm(page)).toBeVisible()
})

test('the steps fit on small phones, at 200 % and on a desktop', async ({ page }) => {
  await asNarrowAsCanBe(page)
  await page.goto('/join/create-band/song?q=' + encodeURIComponent('혁오'))
  await button(page, '위잉위잉 더하기').tap()
  await expectToFitEverySize(page, () => expect(confirm(page)).toBeInViewport())
  await asNarrowAsCanBe(page)
  await confirm(page).tap()
  await expect(row(page, '목표 곡')).toContainText('위잉위잉')
  await row(page, '아티스트').tap()
  await page.getByRole('searchbox').fill('혁오')
  await page.getByRole('region', { name: '검색 결과' }).getByRole('button', { name: '혁오' }).tap()
  await expectToFitEverySize(page)
  await asNarrowAsCanBe(page)
  await confirm(page).tap()
  await row(page, '장르').tap()
  await button(page, 'Russian Rock').tap()
  await expect(strip(page, '선택한 장르')).toHaveCount(1)
  await expectToFitEverySize(page, () => expect(confirm(page)).toBeInViewport())
})
