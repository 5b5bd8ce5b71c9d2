import type { Page } from '@playwright/test'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { expectAccessible } from './harness/accessible.ts'
import { ask } from './harness/api.ts'
import { bubbles, composer } from './harness/chat.ts'
import { tapInPlace } from './harness/finger.ts'
import { button, drawn } from './harness/page.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

const myTab = (page: Page) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '마이' })
const isMarked = (page: Page) => expect(myTab(page)).toHaveAccessibleName(/읽지 않은 소식 \d+개/)
const isUnmarked = (page: Page) => expect(myTab(page)).toHaveAccessibleName('마이')
const rows = (page: Page) => page.getByRole('list', { name: '알림' }).getByRole('link')

/** Waits for the connection, because a page without one would miss events. */
async function openConnected(page: Page, path: string): Promise<void> {
  const heard = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('RECEIPT'),
    }),
  )
  await page.goto(path)
  await heard
}

test('a request arrives on both phones, is read on one and accepted, which leads into the conversation', async ({
  server,
  openPhone,
  yuna,
  jun,
  page: hers,
}) => {
  const tablet = await openPhone({ as: yuna })
  await openConnected(hers, '/manual')
  await openConnected(tablet, '/my/notifications')
  await expect(tablet.getByText('새 소식이 없습니다.')).toBeVisible()
  await isUnmarked(hers)

  const asked = { targetMemberId: yuna.memberId, message: '드러머 찾으세요?' }
  await ask(server, requestChat, { as: jun, body: asked })
  // A focused toast stays, however long the other checks take.
  await button(hers, '보기').focus()

  // In the open list it shows at once, without a toast.
  await expect(rows(tablet).first()).toContainText(`${jun.nickname}님이 매칭을 요청하셨습니다.`)
  await expect(rows(tablet).first()).toContainText('읽지 않음')
  await expect(button(tablet, '보기')).toHaveCount(0)
  await expectAccessible(tablet)
  await isMarked(hers)

  // The toast leads to it; reading it there clears the marks here.
  await button(hers, '보기').tap()
  await expect(hers.getByText('새로운 채팅 요청이 왔어요!')).toBeVisible()
  await expect(hers.getByRole('heading', { name: jun.nickname })).toBeVisible()
  await expect(hers.getByText('드러머 찾으세요?')).toBeVisible()
  await expect(rows(tablet).first()).not.toContainText('읽지 않음')
  await isUnmarked(hers)
  await isUnmarked(tablet)
  await expect(hers.getByText('새로운 채팅 요청이 왔어요!')).toHaveCount(0)
  await expectAccessible(hers)

  await button(hers, '채팅 수락').tap()
  await expect(hers.getByText('채팅방이 생성되었습니다.')).toBeVisible()
  await expect(hers).toHaveURL(/\/home\/private-chat\?roomId=\d+&roomType=PRIVATE/)
  await expect(tablet.getByText('새 소식이 없습니다.')).toBeVisible()
  const roomId = Number(new URL(hers.url()).searchParams.get('roomId'))
  await expect(composer(hers)).toBeVisible()
  await sayAll(server, jun, roomId, ['언제 볼까요?'])
  await expect(bubbles(hers, '언제 볼까요?')).toBeVisible()

  // The answered request is not in the history.
  await hers.goBack()
  await expect(hers).toHaveURL(/\/manual$/)
})

/** Waits for the screen between presses, since no person is faster. */
async function pressAgain(page: Page, key: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await page.keyboard.press(key)
    await drawn(page)
  }
}

test('a thousand notifications load quickly, render only around the window, and back leads to the one that was left', async ({
  server,
  yuna,
  jun,
  page,
}) => {
  await ask(server, requestChat, { as: jun, body: { targetMemberId: yuna.memberId } })
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let come = 0
  await page.route('**/api/notifications', async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: { notificationId: number }[] }
    const one = answer.result[0]!
    const result = Array.from({ length: 1_000 + come }, (_, n) => ({
      ...one,
      notificationId: n - come === 150 ? one.notificationId : 100_000 - n + come,
      senderName: `회원${n - come}`,
    }))
    await route.fulfill({ json: { ...answer, result } })
  })
  const rowOf = (n: number) => rows(page).filter({ hasText: `회원${n}님` })
  const topOf = async (n: number) => (await rowOf(n).boundingBox())!.y
  await page.goto('/my/notifications')
  await expect(rowOf(0)).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(30)
  await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1000')

  // All rows have the same height here.
  const rowPx = (await topOf(1)) - (await topOf(0))
  await page.evaluate((px) => scrollTo(0, 148 * px), rowPx)
  await expect(rowOf(150)).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5_000)
  expect(await rows(page).count()).toBeLessThan(30)

  // New rows on top do not move the visible ones.
  const before = await topOf(150)
  come = 2
  await expect(async () => {
    // A focus event starts no read while one is pending, such as the one when the socket has connected.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('읽지 않은 알림 1002개')).toBeAttached({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  expect(Math.abs((await topOf(150)) - before)).toBeLessThan(2)

  // Tab goes on from row to row, also beyond the rendered ones.
  await rowOf(150).focus()
  await pressAgain(page, 'Tab', 20)
  await expect(rowOf(170)).toBeFocused()
  await expect(rowOf(170)).toBeInViewport({ ratio: 1 })
  await pressAgain(page, 'Shift+Tab', 20)
  await expect(rowOf(150)).toBeFocused()

  const left = await tapInPlace(page, rowOf(150))
  await expect(page.getByRole('heading', { name: '회원150' })).toBeVisible()
  await page.goBack()
  await expect(rowOf(150)).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(2)
})
