import type { BrowserContext, Locator, Page } from '@playwright/test'
import { refreshTokens } from '#contract/http/auth/auth.ts'
import { openPrivateRoom as openPrivateRoomWith } from '#contract/http/chat/rooms.ts'
import { joseTokens } from '#server/adapters/secrets/joseTokens.ts'
import { tokenSecret } from '#server/adapters/secrets/tokenSecret.ts'
import { PEOPLE, SAMPLE_LOG_INS } from '#server/sample/people.ts'
import { ask, type Member } from './harness/api.ts'
import { conversation, openPrivateRoom } from './harness/chat.ts'
import { stopClockAfter } from './harness/clock.ts'
import { button } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

const EXPIRED = [/status of 401/]
/** Opening a room is one call, so many calls wait for the new token at once. */
const ROOMS = 12

interface Other {
  memberId: number
  nickname: string
}

/** Members of the sample data, whose ids follow their list. Their rooms with Yuna stay empty. */
const OTHERS: Other[] = PEOPLE.map(({ nickname, withdrawn }, i) => ({ memberId: i + 1, nickname, withdrawn }))
  .filter(({ nickname, withdrawn }) => !withdrawn && !SAMPLE_LOG_INS.some((each) => each === nickname))
  .slice(0, ROOMS)

/** The member with an access token that expired a minute ago; the refresh token is valid. */
async function withExpiredToken(server: ServerProcess, member: Member): Promise<Member> {
  const tokens = await joseTokens(tokenSecret(null, server.dataDir), () => new Date())
  const claims = { ...member, sessionId: crypto.randomUUID() }
  return { ...member, accessToken: await tokens.signAccess(claims, new Date(Date.now() - 16 * 60_000)) }
}

/** How often the pages of a phone have asked for new tokens so far. */
function countRenewals(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === refreshTokens.path) count += 1
  })
  return () => count
}

/**
 * Opens the rooms of these people one after the other. The stopped clock of the page moves only as far as
 * rendering needs: the app gives up a renewal without an answer after 10 s, which a slow machine would
 * exceed.
 */
async function lookIntoEach(page: Page, names: readonly string[]): Promise<void> {
  const isDrawn = (there: Locator) =>
    expect(async () => {
      await page.clock.runFor(20)
      expect(await there.count()).toBe(1)
    }).toPass({ intervals: [0] })
  for (const name of names) {
    const link = linkTo(page, name)
    await isDrawn(link)
    await link.dispatchEvent('click')
    await isDrawn(page.getByRole('heading', { level: 1, name, exact: true }))
    await button(page, '뒤로').dispatchEvent('click')
  }
}

const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('link').filter({ has: page.locator('b', { hasText: new RegExp(`^${name}$`) }) })

const accessTokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('an access token that expires during use is renewed once, however many calls wait for it', async ({
  server,
  openPhone,
  yuna,
}) => {
  for (const { memberId } of OTHERS) await ask(server, openPrivateRoomWith, { as: yuna, body: { memberId } })
  // A page with a stopped clock sends no heart-beats.
  const page = await openPhone({ as: yuna, noise: [...EXPIRED, /socket 4003 Silent/] })
  const renewals = countRenewals(page.context())
  await page.clock.install()
  await page.goto('/home/private-chat')
  for (const { nickname } of OTHERS) await expect(linkTo(page, nickname)).toBeVisible()

  // Another tab of the phone stores the older token; this one follows it, as it follows every change (P2).
  const { accessToken } = await withExpiredToken(server, yuna)
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate((token) => localStorage.setItem('accessToken', token), accessToken)

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**${refreshTokens.path}`, async (route) => {
    await held
    await route.continue()
  })
  let refused = 0
  page.on('response', (response) => {
    if (response.status() === 401) refused += 1
  })
  await stopClockAfter(page, 1_000)
  await lookIntoEach(
    page,
    OTHERS.map(({ nickname }) => nickname),
  )
  await expect.poll(() => refused).toBeGreaterThanOrEqual(ROOMS)
  letGo()
  await page.clock.resume()

  const [{ nickname }] = OTHERS as [Other]
  await linkTo(page, nickname).tap()
  await expect(page.getByRole('heading', { name: nickname })).toBeVisible()
  await expect(page.getByText('아직 나눈 메시지가 없어요')).toBeVisible()
  expect(renewals()).toBe(1)
  expect(await accessTokenOf(page)).not.toBe(accessToken)
})

test('two tabs that resume with an expired token renew it once and both continue, until a log-out in another one', async ({
  server,
  openPhone,
  yuna,
  roomId,
}) => {
  const one = await openPhone({ as: await withExpiredToken(server, yuna), noise: EXPIRED })
  const renewals = countRenewals(one.context())
  const two = await one.context().newPage()
  await Promise.all([openPrivateRoom(one, roomId), openPrivateRoom(two, roomId)])
  for (const tab of [one, two]) await expect(tab.getByText('아직 나눈 메시지가 없어요')).toBeVisible()
  expect(renewals()).toBe(1)
  expect(await accessTokenOf(one)).toBe(await accessTokenOf(two))

  // A log-out reaches another tab only as removed tokens, so this test removes them.
  const three = await one.context().newPage()
  await three.goto('/robots.txt')
  await three.evaluate(() => localStorage.clear())
  for (const tab of [one, two]) {
    await expect(tab).toHaveURL(/\/login\?next=/)
    await expect(conversation(tab)).toHaveCount(0)
  }
})
