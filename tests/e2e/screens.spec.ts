import type { Page } from '@playwright/test'
import { SCREENS } from '../architecture/screens.ts'
import { expectAccessible } from './harness/accessible.ts'
import { openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { expect, test } from './harness/test.ts'

/** Steps of the sign-up open only one after the other; first-message.spec.ts checks them. */
const ON_ITS_OWN = (path: string) => !path.startsWith('/signup/')
const isForVisitors = (path: string) => /^\/(login|pre-test)/.test(path)
const address = (path: string) => path.replace(/\{\w+\}/g, '1')

async function lookAtEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(address(path))
      await expect(page.locator('h1')).toBeAttached()
      await expect(page.getByText('불러오는 중')).toHaveCount(0)
      await expectAccessible(page)
    })
  }
}

const ofMembers = SCREENS.filter((each) => ON_ITS_OWN(each) && !isForVisitors(each))
/** Parts of about the same size, which two workers can check in parallel. */
const AREAS = ['/my', '/home', '/join']
const isIn = (area: string) => (path: string) => path === area || path.startsWith(`${area}/`)

for (const [where, paths] of [
  ...AREAS.map((area) => [`under ${area}`, ofMembers.filter(isIn(area))] as const),
  [
    'elsewhere',
    [...ofMembers.filter((path) => !AREAS.some((area) => isIn(area)(path))), '/nowhere'],
  ] as const,
])
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
    '/nowhere',
  ])
})

test('a conversation passes axe, in its menus and dialogs too', async ({ page, roomId }) => {
  await openPrivateRoom(page, roomId)
  await expectAccessible(page)
  await say(page, '안녕하세요')
  await expect(sentBubbles(page, '안녕하세요')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: '메뉴' }).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
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
