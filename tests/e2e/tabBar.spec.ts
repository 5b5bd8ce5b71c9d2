import type { Page } from '@playwright/test'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { ask } from './harness/api.ts'
import { expect, test } from './harness/test.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' })
const tab = (page: Page, name: RegExp) => bar(page).getByRole('link', { name })

/** What is painted red in the bar: the text of each element, or of the one that a pseudo-element is on. */
const reds = (page: Page) =>
  bar(page).evaluate((nav) =>
    [...nav.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { content, backgroundColor } = getComputedStyle(element, part)
        const isDrawn = part === null || content !== 'none'
        return isDrawn && backgroundColor === 'rgb(228, 35, 46)' ? [element.textContent] : []
      }),
    ),
  )

test('light says where one is, and red counts what is new', async ({ server, yuna, jun, page }) => {
  await page.goto('/manual')
  await expect(tab(page, /^마이$/)).toBeVisible()
  expect(await reds(page)).toEqual([])

  await ask(server, requestFriend, { as: jun, body: { targetMemberId: yuna.memberId } })
  await expect(tab(page, /^마이 읽지 않은 소식 1개$/)).toBeVisible()
  expect(await reds(page)).toEqual(['1읽지 않은 소식 1개'])

  await tab(page, /^마이/).tap()
  await expect(tab(page, /^마이/)).toHaveAttribute('aria-current', 'page')
  expect(await reds(page)).toEqual(['1읽지 않은 소식 1개'])
  const line = await tab(page, /^마이/).evaluate((link) => {
    const { top, height, backgroundColor } = getComputedStyle(link, '::after')
    return { top, height, backgroundColor }
  })
  expect(line).toEqual({ top: '0px', height: '2px', backgroundColor: 'rgb(245, 245, 247)' })

  // the number is at the upper right of the icon, and covers neither it nor the label
  const boxOf = (selector: string) => tab(page, /^마이/).locator(selector).boundingBox()
  const [icon, label, count] = await Promise.all([
    boxOf('svg'),
    tab(page, /^마이/).getByText('마이', { exact: true }).boundingBox(),
    tab(page, /^마이/).getByText('1', { exact: true }).boundingBox(),
  ])
  expect(count!.x).toBeGreaterThan(icon!.x + icon!.width / 2)
  expect(count!.y).toBeLessThan(icon!.y + icon!.height / 2)
  expect(count!.y + count!.height).toBeLessThan(label!.y)
})
