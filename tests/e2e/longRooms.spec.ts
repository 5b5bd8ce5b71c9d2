import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { bubbles, conversation, openPrivateRoom } from './harness/chat.ts'
import { FOUND, LENGTH, theLongRoom } from './harness/longRoom.ts'
import { expect, test } from './harness/test.ts'

/** The numbers of the rendered messages, top to bottom. */
const numbers = async (page: Page) =>
  (await conversation(page).locator('.bubble').allTextContents()).flatMap((text) => {
    const n = /^(\d+)번째/.exec(text)?.[1]
    return n === undefined ? [] : [Number(n)]
  })

/** A busy browser renders the list later than it scrolls; until then its window is empty. */
async function expectDrawn(page: Page): Promise<void> {
  const isDrawn = () =>
    conversation(page).evaluate((log) => {
      const { top, height } = log.getBoundingClientRect()
      const bubbles = [...log.querySelectorAll('.bubble')].map((each) => each.getBoundingClientRect())
      const isNear = (y: number) => bubbles.some((bubble) => bubble.top < y + 150 && bubble.bottom > y - 150)
      return [1 / 6, 1 / 2, 5 / 6].every((part) => isNear(top + height * part))
    })
  await expect.poll(isDrawn, { intervals: [20] }).toBe(true)
}

/**
 * Scrolls until the message of that number is in the page. Each step is at most a window and waits until it
 * is rendered, so that no message is skipped. Every look expects messages without a gap.
 */
async function scrollTo(page: Page, n: number, up: boolean): Promise<void> {
  await expect(async () => {
    await conversation(page).evaluate((log, sign) => log.scrollBy(0, sign * log.clientHeight), up ? -1 : 1)
    await expectDrawn(page)
    const seen = (await numbers(page)).filter((each) => each !== 500)
    const holes = seen.filter((each, i) => i > 0 && each - seen[i - 1]! !== 1 && each !== 501)
    expect(holes).toEqual([])
    expect(seen).toContain(n)
  }).toPass({ intervals: [60], timeout: 60_000 })
}

/** Holds back pages of older messages from `close` until `open`; `held` counts those waiting. */
async function gateOfHistory(page: Page) {
  let open = () => {}
  let opened = Promise.resolve()
  let held = 0
  await page.route(/\/messages\?.*cursor=/, async (route) => {
    const answer = await route.fetch()
    held += 1
    await opened
    held -= 1
    await route.fulfill({ response: answer })
  })
  return {
    close() {
      opened = new Promise((resolve) => (open = resolve))
    },
    open: () => open(),
    held: () => held,
  }
}

/**
 * Scrolls up until the divider of a day is in the upper half, then presses it. Its position among the
 * messages depends on the time of day.
 */
async function pressDay(page: Page, history: Awaited<ReturnType<typeof gateOfHistory>>): Promise<void> {
  const dividers = conversation(page).getByRole('button', { name: /, 날짜로 이동$/ })
  await expect(async () => {
    // The list renders more above its window than the longer step, so no divider is skipped.
    const ofWindow = (await dividers.count()) === 0 ? 1 / 3 : 1 / 6
    await conversation(page).evaluate((log, part) => log.scrollBy(0, -log.clientHeight * part), ofWindow)
    const log = (await conversation(page).boundingBox())!
    const day = await dividers.first().boundingBox({ timeout: 500 })
    // The top is covered by the loading indicator for older messages.
    expect(day!.y).toBeGreaterThan(log.y + log.height / 6)
    // The lower half is covered by the button to the newest message.
    expect(day!.y + day!.height).toBeLessThan(log.y + log.height / 2)
  }).toPass({ intervals: [100], timeout: 60_000 })
  // Older messages would move the list, which ignores taps while it scrolls.
  history.close()
  await expect
    .poll(() => dividers.first().evaluate((day) => getComputedStyle(day).pointerEvents))
    .not.toBe('none')
  await dividers.first().tap()
  history.open()
}

test('an old message is found by its initials, read in context, and left for the newest one', async ({
  server,
  openPhone,
}) => {
  const { member, roomId } = await theLongRoom(server)
  const page = await openPhone({ as: member })
  await openPrivateRoom(page, roomId)
  await expect(conversation(page).getByText(`${LENGTH}번째`)).toBeVisible()

  await page.getByRole('button', { name: '대화 내용 검색' }).tap()
  const field = page.getByRole('searchbox', { name: '대화 내용 검색' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.pressSequentially('ㅎㅈ')
  const match = page.getByRole('list', { name: '찾은 메시지' }).getByRole('listitem')
  await expect(match).toHaveCount(1)
  await expect(match.locator('mark')).toHaveText('합주')
  await expectAccessible(page)

  await match.getByRole('button').tap()
  await expect(bubbles(page, FOUND)).toBeInViewport()
  await expect(page.getByRole('group', { name: '찾은 메시지' })).toBeFocused()
  await expectAccessible(page)
  await page.goBack()
  await expect(match).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: '대화 내용 검색' })).toBeFocused()
  await expect(bubbles(page, FOUND)).toBeInViewport()

  await scrollTo(page, 380, true)
  await scrollTo(page, 650, false)
  expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeLessThan(400)
  await page.getByRole('button', { name: '맨 아래로' }).tap()
  await expect(conversation(page).getByText(`${LENGTH}번째`)).toBeInViewport()
})

/** The px above and below each day that has messages on both sides. */
const gapsAroundDays = (page: Page) =>
  conversation(page).evaluate((log) => {
    const boxes = (selector: string) =>
      [...log.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
    const parts = boxes('.bubble, .face, .who')
    return boxes('button > time').flatMap((day) => {
      const above = parts.map(({ bottom }) => day.top - bottom).filter((px) => px > 0)
      const below = parts.map(({ top }) => top - day.bottom).filter((px) => px > 0)
      return above.length > 0 && below.length > 0
        ? [{ above: Math.min(...above), below: Math.min(...below) }]
        : []
    })
  })

test('back leads from the past to the newest message before it leaves the room', async ({
  server,
  openPhone,
}) => {
  const { member, other } = await theLongRoom(server)
  const page = await openPhone({ as: member })
  const older = await gateOfHistory(page)
  await page.goto('/home/private-chat')
  await page
    .getByRole('link', { name: new RegExp(`^${other}`) })
    .first()
    .tap()
  await expect(conversation(page).getByText(`${LENGTH}번째`)).toBeVisible()
  await pressDay(page, older)
  const sheet = page.getByRole('dialog', { name: '날짜로 이동' })
  const date = sheet.getByLabel('날짜')
  await expect(date).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/)
  await expectAccessible(page)
  const [gaps] = await gapsAroundDays(page)
  expect(gaps!.above).toBeGreaterThan(12)
  expect(gaps!.below / gaps!.above).toBeLessThan(1.3)
  const first = (await date.getAttribute('min'))!
  await date.fill(first)
  await sheet.getByRole('button', { name: '이동', exact: true }).tap()
  await expect(sheet).toBeHidden()
  await expect(conversation(page).getByText('1번째 이야기 연습실', { exact: true })).toBeInViewport()

  await page.reload()
  await expect(conversation(page).getByText('1번째 이야기 연습실', { exact: true })).toBeInViewport()
  await page.getByRole('button', { name: '맨 아래로' }).tap()
  await expect(conversation(page).getByText(`${LENGTH}번째`)).toBeInViewport()

  await pressDay(page, older)
  await date.fill(first)
  await sheet.getByRole('button', { name: '이동', exact: true }).tap()
  await expect(conversation(page).getByText('1번째 이야기 연습실', { exact: true })).toBeInViewport()
  await page.goBack()
  await expect(conversation(page).getByText(`${LENGTH}번째`)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/home\/private-chat$/)
})

/** Drags to the top repeatedly until a page of older messages is held back there. */
const dragToTheTop = (page: Page, history: Awaited<ReturnType<typeof gateOfHistory>>) =>
  expect(async () => {
    await conversation(page).evaluate(async (log) => {
      const frame = () => new Promise(requestAnimationFrame)
      for (; log.scrollTop > 0; await frame()) log.scrollTop = Math.max(0, log.scrollTop - 3_000)
      await frame()
    })
    expect(history.held()).toBe(1)
    expect(await conversation(page).evaluate((log) => log.scrollTop)).toBe(0)
  }).toPass({ intervals: [20], timeout: 20_000 })

/** The first message below the upper edge: its text, and its bottom in px. */
const lineAtTheTop = (page: Page) =>
  conversation(page).evaluate((log) => {
    const { top } = log.getBoundingClientRect()
    const line = [...log.querySelectorAll('.bubble')].find((each) => each.getBoundingClientRect().top >= top)!
    return { said: line.textContent, bottomPx: line.getBoundingClientRect().bottom }
  })

/** The bottom of that message in px once older ones are above it; null when it has left the page. */
const bottomAfterMore = (page: Page, said: string) =>
  conversation(page).evaluate(async (log, text) => {
    const frame = () => new Promise(requestAnimationFrame)
    while (log.scrollTop === 0) await frame()
    await frame()
    await frame()
    const line = [...log.querySelectorAll('.bubble')].find((each) => each.textContent === text)
    return line ? line.getBoundingClientRect().bottom : null
  }, said)

test('a long room opens at its newest message with reduced motion too; visible messages keep their place while older ones load, also after dragging past unseen ones', async ({
  server,
  openPhone,
}) => {
  const { member, roomId } = await theLongRoom(server)
  const page = await openPhone({ as: member })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPrivateRoom(page, roomId)
  await expect(conversation(page).getByText(`${LENGTH}번째`)).toBeInViewport()

  await page.emulateMedia({ reducedMotion: null })
  const history = await gateOfHistory(page)
  await openPrivateRoom(page, roomId)
  await expect(conversation(page).getByText(`${LENGTH}번째`)).toBeVisible()
  for (let pages = 1; pages <= 11; pages += 1) {
    history.close()
    await dragToTheTop(page, history)
    const { said, bottomPx } = await lineAtTheTop(page)
    history.open()
    const after = await bottomAfterMore(page, said)
    expect(after, `"${said}" is still in the page`).not.toBeNull()
    expect(Math.round(Math.abs(after! - bottomPx)), `"${said}" moved by px`).toBeLessThanOrEqual(1)
  }
})
