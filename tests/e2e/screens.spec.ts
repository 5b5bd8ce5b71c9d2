import type { Page } from '@playwright/test'
import { SCREENS } from '../architecture/screens.ts'
import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/test.ts'

/** Steps of the sign-up open only one after the other; first-message.spec.ts checks them. */
const ON_ITS_OWN = (path: string) => !path.startsWith('/signup/')
const isForVisitors = (path: string) => /^\/(login|pre-test)/.test(path)
const address = (path: string) => path.replace(/\{\w+\}/g, '1')

const NOWHERE = '/nowhere'
const NOT_FOUND = '길을 잃은 마디예요'
const heading = (page: Page) => page.locator('h1')

/**
 * Goes on within the app: a page load for each screen takes twice the time. The router counts its entries, and
 * takes this one for one that it is led to by the browser's buttons.
 */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    const state = { idx: idx + 1, key: `entry${idx + 1}`, usr: null }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
}

/** Between two screens comes that of an unknown address, so that every screen begins anew. */
async function lookAtEach(page: Page, paths: readonly string[]): Promise<void> {
  await page.goto(NOWHERE)
  await expect(heading(page)).toHaveText(NOT_FOUND)
  await expectAccessible(page)
  for (const path of paths) {
    await test.step(path, async () => {
      await goOn(page, address(path))
      await expect(heading(page)).not.toHaveText(NOT_FOUND)
      await expect(page.getByText('불러오는 중')).toHaveCount(0)
      await expectAccessible(page)
      await goOn(page, NOWHERE)
      await expect(heading(page)).toHaveText(NOT_FOUND)
    })
  }
}

const ofMembers = SCREENS.filter((each) => ON_ITS_OWN(each) && !isForVisitors(each))
const isUnderHomeOrMy = (path: string) => /^\/(home|my)(\/|$)/.test(path)

/** Two parts of about the same size. */
for (const [where, paths] of [
  ['under /home and /my', ofMembers.filter(isUnderHomeOrMy)],
  ['elsewhere', ofMembers.filter((path) => !isUnderHomeOrMy(path))],
] as const)
  test(`every screen of a member ${where} passes axe, and prints nothing on the console`, async ({
    openPhone,
    yuna,
  }) => {
    // The applicants of another member's band: the refusal is a screen too, and Chromium logs the response.
    const noise = [/403 \(Forbidden\) .*\/api\/recruitments\/1\/applications/]
    await lookAtEach(await openPhone({ as: yuna, noise }), paths)
  })

test('every screen of a visitor passes axe, and prints nothing on the console', async ({ openPhone }) => {
  await lookAtEach(await openPhone(), [
    ...SCREENS.filter(isForVisitors),
    '/signup/consent',
    '/policy/terms',
    '/policy/privacy',
    '/about',
  ])
})

test('the first visit loads at most 60 kB of fonts', async ({ openPhone }) => {
  const page = await openPhone()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) sizes.push(response.body().then((body) => body.length))
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0)
  expect(sizes.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(60_000)
})
