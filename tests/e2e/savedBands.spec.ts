import type { Page } from '@playwright/test'
import { type BandSummary, listBands } from '#contract/http/bands/bands.ts'
import { addBookmark, listBookmarks } from '#contract/http/bands/bookmarks.ts'
import { SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'
import { expectAccessible } from './harness/accessible.ts'
import { ask, type Member } from './harness/api.ts'
import { tapInPlace } from './harness/finger.ts'
import { button } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

const LIST = /\/join\/saved-band(\?.*)?$/

/** Bands of the sample data and of other tests. */
async function someBands(server: ServerProcess, as: Member, status: 'RECRUITING' | 'ACTIVE') {
  const bands = await ask(server, listBands, { as, query: { status, size: 100 } })
  return bands.filter(({ bandId }) => bandId !== SPECIAL_BAND_ID)
}

/** Saves one after the other, so the last one is on top. */
async function saves(server: ServerProcess, as: Member, bands: readonly BandSummary[]) {
  for (const { bandId } of bands) await ask(server, addBookmark, { as, path: { bandId } })
}

const names = (page: Page) =>
  page.getByRole('list', { name: '저장한 밴드' }).getByRole('link').locator('b').allTextContents()
const cell = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`모집(중|완료) ${name}`) })
const filter = (page: Page) => page.getByRole('switch', { name: '모집 중인 밴드만' })
const picture = (page: Page) => page.getByRole('button', { name: '모집 정보' })
/** Taps the upper part: the text and the card cover the lower part. */
const tapPicture = (page: Page) => picture(page).tap({ position: { x: 190, y: 160 } })
const card = (page: Page, name: string) => page.getByRole('region', { name })
const inDialog = (page: Page) => page.getByRole('dialog')

test('bands are saved, viewed, removed and joined', async ({ server, yuna, page }) => {
  const recruiting = await someBands(server, yuna, 'RECRUITING')
  const [first, second] = recruiting.filter(({ sessions }) => sessions.length === 1)
  const [over] = await someBands(server, yuna, 'ACTIVE')

  await page.goto('/join/saved-band')
  await expect(page.getByRole('heading', { name: '아직 저장한 밴드가 없어요.' })).toBeVisible()
  await saves(server, yuna, [first!, over!])

  // The third one is saved by its star.
  await page.goto(`/join/saved-band/${second!.bandId}`)
  await tapPicture(page)
  await button(page, '저장').tap()
  await expect(page.getByText('밴드가 저장되었습니다!')).toBeVisible()
  await page.goto('/manual')
  await page.goto('/join/saved-band')
  await expect.poll(() => names(page)).toEqual([second!.name, over!.name, first!.name])
  await expectAccessible(page)

  await filter(page).tap()
  await expect.poll(() => names(page)).toEqual([second!.name, first!.name])
  await page.reload()
  await expect(filter(page)).toBeChecked()
  await expect.poll(() => names(page)).toEqual([second!.name, first!.name])

  await cell(page, second!.name).tap()
  await expect(page.getByRole('heading', { level: 1, name: second!.name })).toBeVisible()
  await expectAccessible(page)
  await tapPicture(page)
  await expect(card(page, second!.name).getByText(/^마감: /)).toBeVisible()
  await expect(
    card(page, second!.name).getByRole('list', { name: '세션' }).getByRole('listitem'),
  ).toHaveCount(6)
  await expectAccessible(page)

  await button(page, '뒤로').tap()
  await expect(card(page, second!.name)).toBeHidden()
  await tapPicture(page)
  await expect(card(page, second!.name)).toBeVisible()

  // A reload with the card open closes it, and one step back leads to the list.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: second!.name })).toBeVisible()
  await expect(picture(page)).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expect(page).toHaveURL(/\/join\/saved-band\?status=RECRUITING$/)
  await cell(page, second!.name).tap()

  await tapPicture(page)
  await button(page, '저장한 밴드에서 삭제').tap()
  await expect(inDialog(page).getByRole('heading', { name: '저장한 밴드에서 삭제할까요?' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(inDialog(page)).toBeHidden()
  await expect(card(page, second!.name)).toBeVisible()
  await button(page, '저장한 밴드에서 삭제').tap()
  await inDialog(page).getByRole('button', { name: '예' }).tap()
  await expect(page.getByText('저장한 밴드가 삭제되었습니다.')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  await expect.poll(() => names(page)).toEqual([first!.name])
  expect((await ask(server, listBookmarks, { as: yuna })).map(({ bandId }) => bandId)).toEqual([
    over!.bandId,
    first!.bandId,
  ])
  await page.goBack()
  await expect(page).toHaveURL(/\/manual$/)
  await page.goForward()

  await cell(page, first!.name).tap()
  await tapPicture(page)
  await button(page, 'JOIN').tap()
  await expect(inDialog(page).getByRole('heading', { name: '밴드에 조인하시겠습니까?' })).toBeVisible()
  await expectAccessible(page)
  await inDialog(page).getByRole('button', { name: '예' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '지원하기' })).toBeVisible()
  await button(page, '지원하기').tap()
  await expect(page).toHaveURL(/\/home\/private-chat\?roomId=\d+&roomType=BAND-APPLICANT$/)

  await page.goto(`/bands/${first!.bandId}/chat`)
  await expect(page.getByRole('heading', { level: 1, name: first!.name })).toBeVisible()
  await expect(page.getByRole('link', { name: /지원 중/ })).toBeVisible()
  await expectAccessible(page)
})

test('the list keeps its scroll position, and the keyboard alone reaches everything, with the focus returned by the closing card', async ({
  server,
  yuna,
  page,
}) => {
  const saved = (await someBands(server, yuna, 'RECRUITING')).slice(0, 12)
  await saves(server, yuna, saved)
  const band = saved.at(-1)
  await page.goto('/join/saved-band')
  await expect.poll(() => names(page)).toHaveLength(12)
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  const link = page.getByRole('list', { name: '저장한 밴드' }).getByRole('link').nth(7)
  const left = await tapInPlace(page, link)
  await expect(picture(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)

  await filter(page).focus()
  await page.keyboard.press('Space')
  await expect(filter(page)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '채팅 목록' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cell(page, band!.name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: band!.name })).toBeFocused()

  await picture(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page, band!.name)).toBeFocused()
  await button(page, '저장한 밴드에서 삭제').focus()
  await page.keyboard.press('Enter')
  await expect(inDialog(page)).toBeVisible()
  // Each Escape closes one thing.
  await page.keyboard.press('Escape')
  await expect(inDialog(page)).toBeHidden()
  await expect(button(page, '저장한 밴드에서 삭제')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page, band!.name)).toBeHidden()
  await expect(picture(page)).toBeFocused()
})
