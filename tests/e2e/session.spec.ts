import type { BrowserContext, Page } from '@playwright/test'
import { refreshTokens } from '#contract/http/auth.ts'
import { joseTokens } from '#server/adapters/joseTokens.ts'
import { aMember, aPrivateRoom, type Member } from './harness/api.ts'
import { conversation, openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { expect, test } from './harness/test.ts'

const SECRET = 'an end-to-end secret of enough characters'
const EXPIRED = [/status of 401/]
/** Opening a room is one call, so that many wait for the new token at once. */
const ROOMS = 30

/** The member with an access token that ran out a minute ago; the refresh token is good. */
async function withExpiredToken(member: Member): Promise<Member> {
  const now = () => new Date()
  const tokens = await joseTokens(new TextEncoder().encode(SECRET), now)
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

/** Opens the rooms of these people one after the other, as fast as the page can: a renewal that nobody answers is given up after 10 s. */
function lookIntoEach(page: Page, names: string[]): Promise<void> {
  return page.evaluate(async (people) => {
    const until = async <T>(find: () => T | null | undefined): Promise<T> => {
      for (;;) {
        const found = find()
        if (found) return found
        await new Promise(requestAnimationFrame)
      }
    }
    const isNamed = (name: string) => (element: Element) => element.textContent === name
    for (const name of people) {
      const link = await until(() => [...document.querySelectorAll('a b')].find(isNamed(name))?.closest('a'))
      link.click()
      await until(() => [...document.querySelectorAll('h1')].find(isNamed(name)))
      document.querySelector<HTMLElement>('[aria-label="뒤로"]')?.click()
    }
  }, names)
}

const accessTokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('an access token that runs out in mid-use is renewed once, however many calls are waiting for it', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(180_000)
  const server = await startServer({ TOKEN_SECRET: SECRET })
  const yuna = await aMember(server, 'yuna')
  const rooms: number[] = []
  for (let i = 0; i < ROOMS; i++)
    rooms.push(await aPrivateRoom(server, yuna, await aMember(server, `friend${i}`)))
  const page = await openPhone({ at: server, as: yuna, noise: EXPIRED })
  const renewals = countRenewals(page.context())
  await page.goto('/home/private-chat')
  await expect(page.getByRole('link', { name: /friend/ })).toHaveCount(ROOMS)

  // Another tab of the same phone has the older token; this one follows it, as it follows every change (P2).
  const { accessToken } = await withExpiredToken(yuna)
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
  await lookIntoEach(
    page,
    rooms.map((_, i) => `friend${i}`),
  )
  await expect.poll(() => refused).toBeGreaterThanOrEqual(ROOMS)
  letGo()

  await page.getByRole('link', { name: /friend0(?!\d)/ }).tap()
  await expect(page.getByRole('heading', { name: 'friend0' })).toBeVisible()
  await expect(page.getByText('아직 나눈 메시지가 없어요')).toBeVisible()
  expect(renewals()).toBe(1)
  expect(await accessTokenOf(page)).not.toBe(accessToken)
})

test('two tabs that wake with an expired token renew it once and both go on', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer({ TOKEN_SECRET: SECRET })
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const one = await openPhone({ at: server, as: await withExpiredToken(yuna), noise: EXPIRED })
  const renewals = countRenewals(one.context())
  const two = await one.context().newPage()
  await Promise.all([openPrivateRoom(one, roomId), openPrivateRoom(two, roomId)])
  for (const tab of [one, two]) await expect(tab.getByText('아직 나눈 메시지가 없어요')).toBeVisible()
  expect(renewals()).toBe(1)
  expect(await accessTokenOf(one)).toBe(await accessTokenOf(two))
})

// No screen logs out yet; what another tab hears of a log-out is that the tokens are gone.
test('a log-out in one tab ends the session in the other', async ({ openPhone, startServer }) => {
  const server = await startServer()
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const one = await openPhone({ at: server, as: yuna })
  await openPrivateRoom(one, roomId)
  await say(one, '안녕')
  await expect(sentBubbles(one, '안녕')).toHaveCount(1)
  const two = await one.context().newPage()
  await two.goto('/robots.txt')
  await two.evaluate(() => localStorage.clear())
  await expect(one).toHaveURL(/\/login$/)
  await expect(conversation(one)).toHaveCount(0)
})
