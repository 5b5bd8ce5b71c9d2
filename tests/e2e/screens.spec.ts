import { SCREENS } from '../architecture/screens.ts'
import { aMember, aPrivateRoom } from './harness/api.ts'
import { openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { expect, expectAccessible, test } from './harness/test.ts'

/** Steps of the sign-up open only one after the other; first-message.spec.ts looks at them on its way. */
const ON_ITS_OWN = (path: string) => !path.startsWith('/signup/')
const isForVisitors = (path: string) => /^\/(login|pre-test)/.test(path)
const address = (path: string) => path.replace(/\{\w+\}/g, '1')

test('every screen of a member passes axe, and says nothing in the console', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(240_000)
  const server = await startServer()
  // somebody else's band: that its applicants are not for them is a screen as well, and the browser notes the answer
  const noise = [/403 \(Forbidden\) .*\/api\/recruitments\/1\/applications/]
  const page = await openPhone({ at: server, as: await aMember(server, 'yuna'), noise })
  for (const path of [...SCREENS.filter((each) => ON_ITS_OWN(each) && !isForVisitors(each)), '/nowhere']) {
    await test.step(path, async () => {
      await page.goto(address(path))
      await expect(page.locator('h1')).toBeAttached()
      await expectAccessible(page)
    })
  }
})

test('every screen of a visitor passes axe, and says nothing in the console', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(120_000)
  const page = await openPhone({ at: await startServer() })
  for (const path of [...SCREENS.filter(isForVisitors), '/signup/email', '/nowhere']) {
    await test.step(path, async () => {
      await page.goto(address(path))
      await expect(page.locator('h1')).toBeAttached()
      await expectAccessible(page)
    })
  }
})

test('a conversation passes axe, in its menus and dialogs too', async ({ openPhone, startServer }) => {
  const server = await startServer()
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const page = await openPhone({ at: server, as: yuna })
  await openPrivateRoom(page, await aPrivateRoom(server, yuna, jun))
  await expectAccessible(page)
  await say(page, '안녕하세요')
  await expect(sentBubbles(page, '안녕하세요')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: '메뉴' }).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
})

test('the first visit loads at most 60 kB of fonts', async ({ openPhone, startServer }) => {
  const page = await openPhone({ at: await startServer() })
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
