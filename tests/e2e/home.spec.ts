import type { Locator, Page } from '@playwright/test'
import { aMember } from './harness/api.ts'
import { expect, expectAccessible, test } from './harness/test.ts'

const stage = (page: Page) => page.getByRole('region', { name: '밴드 모집' })
/** The one in the middle; its neighbours are out of reach. */
const slide = (page: Page) => stage(page).locator('[data-on=true]')
const title = (page: Page) => slide(page).getByRole('heading', { level: 2 })
const place = (page: Page) => stage(page).getByRole('status')
const arrived = (page: Page) => expect(stage(page).locator('[data-moving=true]')).toHaveCount(0)
const question = (page: Page) => page.getByRole('dialog', { name: '밴드에 조인하시겠습니까?' })

/** With a real finger, from the middle of something. */
async function swipe(page: Page, over: Locator, byX: number, byY = 0): Promise<void> {
  const box = (await over.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + byX * part, y: y + byY * part }],
    })
  await touch('touchStart', 0)
  for (let part = 0.2; part <= 1; part += 0.2) await touch('touchMove', part)
  await touch('touchEnd', 1)
}

test('bands follow a finger and the arrows, and nobody reaches those beside the stage', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(120_000)
  const server = await startServer()
  const page = await openPhone({ at: server, as: await aMember(server, 'yuna') })
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  await expectAccessible(page)
  expect((await stage(page).boundingBox())!.width).toBe(393)
  const first = await title(page).textContent()

  const cover = slide(page).getByRole('button', { name: '정보 보기' })
  await swipe(page, cover, -160)
  await expect(place(page)).toHaveText(/^2 \//)
  await arrived(page)
  await expect(title(page)).not.toHaveText(first!)
  // a finger that was on its way somewhere else opens nothing
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await swipe(page, cover, 160)
  await expect(title(page)).toHaveText(first!)
  await arrived(page)

  // up and down is for the page
  await swipe(page, cover, 10, -300)
  await expect(title(page)).toHaveText(first!)
  await page.evaluate(() => scrollTo(0, 0))

  await page.getByRole('button', { name: '이전 밴드' }).tap()
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
  // on from the last button of the slide: never into a neighbour
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-on=false]') === null)).toBe(true)
  }
})

test('JOIN asks first, and the back button is a no', async ({ openPhone, startServer }) => {
  test.setTimeout(120_000)
  const server = await startServer()
  const page = await openPhone({ at: server, as: await aMember(server, 'yuna') })
  await page.goto('/band')
  await page.getByRole('link', { name: '홈' }).tap()
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

test('a star says that it is set, for two seconds, and is gone with the screen', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer()
  const page = await openPhone({ at: server, as: await aMember(server, 'yuna') })
  await page.goto('/')
  await slide(page).getByRole('button', { name: '저장', exact: true }).tap()
  await expect(page.getByText('밴드가 저장 되었습니다.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('밴드가 저장 되었습니다.')).toBeHidden()
  await page.reload()
  await expect(slide(page).getByRole('button', { name: '저장', exact: true })).toBeVisible()
})

test('a tap moves at once for whoever wants no motion', async ({ openPhone, startServer }) => {
  const server = await startServer()
  const page = await openPhone({ at: server, as: await aMember(server, 'yuna') })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const next = page.getByRole('button', { name: '다음 밴드' })
  for (let at = 2; at <= 6; at += 1) {
    await next.tap()
    await expect(place(page)).toHaveText(new RegExp(`^${at} /`))
  }
})
