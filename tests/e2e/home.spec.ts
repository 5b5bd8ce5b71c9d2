import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { stopClockAfter } from './harness/clock.ts'
import { swipe, tapInPlace } from './harness/finger.ts'
import { expect, test } from './harness/test.ts'

const stage = (page: Page) => page.getByRole('region', { name: '밴드 모집' })
/** The slide in the middle; its neighbours cannot be reached. */
const slide = (page: Page) => stage(page).locator('[data-on=true]')
const title = (page: Page) => slide(page).getByRole('heading', { level: 2 })
const place = (page: Page) => stage(page).getByRole('status')
const arrived = (page: Page) => expect(stage(page).locator('[data-moving=true]')).toHaveCount(0)
const question = (page: Page) => page.getByRole('dialog', { name: '밴드에 조인하시겠습니까?' })

test('bands follow a finger and the arrows, the slides beside the stage cannot be reached, and JOIN asks first', async ({
  page,
}) => {
  await page.goto('/band')
  await page.getByRole('link', { name: '홈' }).tap()
  await expect(title(page)).toBeVisible()
  await expectAccessible(page)
  expect((await stage(page).boundingBox())!.width).toBe(393)
  const first = await title(page).textContent()

  const cover = slide(page).getByRole('button', { name: '정보 보기' })
  await swipe(page, cover, -160)
  await expect(place(page)).toHaveText(/^2 \//)
  await arrived(page)
  await expect(title(page)).not.toHaveText(first!)
  // A swipe does not count as a tap.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await swipe(page, cover, 160)
  await expect(title(page)).toHaveText(first!)
  await arrived(page)

  // A vertical swipe scrolls the page.
  await swipe(page, cover, 10, -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(title(page)).toHaveText(first!)

  // Playwright's tap logs to the console when the page is still scrolling.
  await tapInPlace(page, page.getByRole('button', { name: '이전 밴드' }))
  await expect(place(page)).toHaveText(/^(\d+) \/ \1,/)
  await arrived(page)
  await page.getByRole('button', { name: '다음 밴드' }).tap()
  await expect(title(page)).toHaveText(first!)

  await arrived(page)
  await slide(page).getByRole('button', { name: 'JOIN' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText(/^2 \//)
  await expect(slide(page).getByRole('button', { name: 'JOIN' })).toBeFocused()
  await arrived(page)
  // Tab from the last button of the slide never leads into a neighbour.
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-on=false]') === null)).toBe(true)
  }

  await test.step('the back button means no', async () => {
    await slide(page).getByRole('button', { name: 'JOIN' }).tap()
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(slide(page).getByRole('button', { name: 'JOIN' })).toBeFocused()

    const name = (await title(page).textContent())!
    await slide(page).getByRole('button', { name: '정보 보기' }).tap()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/band')
  })

  await test.step('a tap moves the slide at once with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('link', { name: '홈' }).tap()
    await expect(title(page)).toBeVisible()
    for (let at = 2; at <= 6; at += 1) {
      await page.getByRole('button', { name: '다음 밴드' }).tap()
      await expect(place(page)).toHaveText(new RegExp(`^${at} /`))
    }
  })
})

test('home asks for its bands before any script has arrived, and only once', async ({ page, yuna }) => {
  const scripts = /\/assets\/.*\.js$/
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/bands/recommended')) asked.push(request.headers().authorization ?? null)
  })
  const bands = page.waitForResponse(/\/api\/bands\/recommended/)
  await page.goto('/', { waitUntil: 'commit' })
  await bands
  await expect(page.getByText('혼자 하던 음악을, 함께.')).toBeVisible()
  send()
  await expect(page.getByRole('group', { name: /^1 \/ \d+$/ }).getByRole('heading')).toBeVisible()
  expect(asked).toEqual([`Bearer ${yuna.accessToken}`])
})

test('a star shows for two seconds that it is set, and is still set after a reload', async ({ page }) => {
  const star = slide(page).getByRole('button', { name: '저장', exact: true })
  const said = page.getByText('밴드가 저장 되었습니다.')
  await page.clock.install()
  await page.goto('/')
  await expect(star).toBeVisible()
  await stopClockAfter(page, 1_000)
  await star.tap()
  await expect(said).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(said).toBeVisible()
  // Its timer started a little after it was rendered.
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(said).toBeHidden({ timeout: 100 })
  }).toPass({ intervals: [0] })
  // axe uses timers too.
  await page.clock.resume()
  await page.reload()
  await slide(page).getByRole('button', { name: '저장 취소' }).tap()
  await expect(star).toBeVisible()
  await expect(said).toBeHidden()
  await stopClockAfter(page, 1_000)
  await star.tap()
  await expect(said).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
})
