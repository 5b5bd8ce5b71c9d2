import type { Page } from '@playwright/test'
import { bubbles, conversation, openPrivateRoom } from './harness/chat.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

const line = (n: number) => `${n}번째 ${'다음 합주까지 외워 오기로 한 곡 '.repeat(n % 4)}`.trim()
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => line(from + i))

/** The distance of the window from the end of the list, in px. */
const leftPx = (page: Page) =>
  conversation(page).evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)

const topOf = async (page: Page, n: number) => (await bubbles(page, line(n)).boundingBox())!.y

const numbers = async (page: Page) =>
  (await conversation(page).locator('.bubble').allTextContents()).map((text) => Number.parseInt(text, 10))

test('messages that come while the room is open are followed at every width, keep the line that is read in place, and leave the page', async ({
  server,
  jun,
  roomId,
  page,
}) => {
  const heSays = (from: number, to: number) => sayAll(server, jun, roomId, lines(from, to))
  await openPrivateRoom(page, roomId)
  await heSays(1, 30)
  await expect(bubbles(page, line(30))).toBeInViewport()
  await expect.poll(() => leftPx(page)).toBeLessThanOrEqual(1)

  await test.step('at another width', async () => {
    for (const width of [320, 393]) {
      await page.setViewportSize({ width, height: 852 })
      await expect.poll(() => leftPx(page)).toBeLessThanOrEqual(1)
      await expect(bubbles(page, line(30))).toBeInViewport()
    }
  })

  await test.step('one after the other, and only the newest stay in the page', async () => {
    for (let n = 31; n <= 90; n += 10) {
      await heSays(n, n + 9)
      await expect(bubbles(page, line(n + 9))).toBeInViewport()
      await expect.poll(() => leftPx(page)).toBeLessThanOrEqual(1)
    }
    const shown = await numbers(page)
    expect(shown).toEqual(Array.from({ length: shown.length }, (_, i) => 91 - shown.length + i))
    expect(shown.length).toBeLessThanOrEqual(45)
  })

  await test.step('while the member reads further up', async () => {
    await conversation(page).evaluate((log) => log.scrollBy(0, -600))
    await expect(page.getByRole('button', { name: '맨 아래로' })).toBeVisible()
    const inSight = (await numbers(page)).at(-20)!
    const before = await topOf(page, inSight)
    await heSays(91, 100)
    await expect(page.getByRole('button', { name: '새 메시지 10개' })).toBeVisible()
    expect(await topOf(page, inSight)).toBe(before)
    await page.getByRole('button', { name: '새 메시지 10개' }).tap()
    await expect(bubbles(page, line(100))).toBeInViewport()
    await expect.poll(() => leftPx(page)).toBeLessThanOrEqual(1)
  })

  await test.step('all of them are there, up to the first', async () => {
    const seen = new Set<number>()
    await expect(async () => {
      // the rows of one step are drawn before the next: several steps at once would pass some unseen
      await conversation(page).evaluate(async (log) => {
        log.scrollBy(0, -log.clientHeight / 2)
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve))
      })
      const shown = await numbers(page)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      for (const n of shown) seen.add(n)
      expect(seen.size).toBe(100)
    }).toPass({ intervals: [60] })
  })
})
