import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { logIn, type Member } from './harness/api.ts'
import { bubbles, expectAllSent, history, openPrivateRoom, readConversation, say } from './harness/chat.ts'
import { expect, test } from './harness/test.ts'

/** Chromium's log lines for requests of a logged-out device; they cannot be silenced. */
const REFUSED = [/status of 40[01]/]

async function logInOn(page: Page, { email, password }: Member): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('아이디', { exact: true }).fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOG IN' }).tap()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: 'JOIN', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'JOIN' })).toBeVisible()
}

const tokens = (page: Page) =>
  page.evaluate(() => ['accessToken', 'refreshToken', 'memberId'].map((key) => localStorage.getItem(key)))

/** Records every message about the connection or a failure from now on. */
async function watchForAlarm(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { alarms: seen })
    const look = () => {
      for (const element of document.querySelectorAll('[role="alert"]'))
        if (element.textContent) seen.push(element.textContent)
      const text = document.body.innerText
      for (const word of ['WebSocket', '다시 연결하는 중', '연결을 복구', '전송하지 못했어요'])
        if (text.includes(word)) seen.push(word)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { alarms: string[] }).alarms)
}

/** Presses the button that asks, and confirms. */
async function end(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).tap()
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).tap()
}

test('a device logged out elsewhere goes to the log-in by itself, and the remaining ones reconnect without a visible sign and miss nothing', async ({
  server,
  openPhone,
  yuna,
  roomId,
  page: mine,
  his,
}) => {
  const talking = await openPhone({ as: await logIn(server, yuna), noise: REFUSED })
  const lost = await openPhone({ noise: REFUSED })
  await logInOn(lost, yuna)

  await mine.goto('/my/setting/sessions')
  await expect(mine.getByRole('heading', { level: 1, name: '로그인한 기기' })).toBeVisible()
  const row = mine.getByRole('listitem').filter({ hasText: 'Linux 컴퓨터' })
  await expect(row).toContainText('Chrome')
  await expect(row).toContainText('방금 전')

  await test.step('it asks first', async () => {
    const button = row.getByRole('button', { name: 'Linux 컴퓨터 로그아웃' })
    await button.tap()
    await expect(mine.getByRole('heading', { name: '이 기기에서 로그아웃할까요?' })).toBeVisible()
    await expectAccessible(mine)
    await mine.keyboard.press('Escape')
    await expect(button).toBeFocused()
    // The back button closes the dialog too and leaves the screen where it is.
    await button.tap()
    await mine.goBack()
    await expect(mine.getByRole('dialog')).toHaveCount(0)
    await expect(row).toBeVisible()
  })

  for (const page of [talking, his]) await openPrivateRoom(page, roomId)
  await say(his, '하나')
  await expect(bubbles(talking, '하나')).toBeVisible()
  const alarms = await watchForAlarm(talking)
  let dials = 0
  talking.on('websocket', () => (dials += 1))
  let brokenLines = 0
  talking.on('console', (line) => {
    if (line.text().startsWith('[hapju] socket: connection lost')) brokenLines += 1
  })

  const ending = Promise.all([
    end(mine, 'Linux 컴퓨터 로그아웃'),
    // looked for from now on, because it does not stay
    expect(mine.getByText('로그아웃했습니다.')).toBeVisible(),
  ])
  // Messages are sent throughout the moment of disconnecting and reconnecting.
  for (let n = 0; n < 6; n += 1) {
    await say(his, `그가 ${n}`)
    await say(talking, `그녀가 ${n}`)
  }
  await ending
  await expect(lost).toHaveURL(/\/login\?next=/)
  await expect(lost.getByRole('button', { name: 'LOG IN' })).toBeVisible()
  await expect(lost.getByRole('alert')).toHaveCount(0)
  expect(await tokens(lost)).toEqual([null, null, null])
  await expect(row).toHaveCount(0)
  // The focus is not lost with the row.
  expect(await mine.evaluate(() => document.activeElement !== document.body)).toBe(true)

  const written = Array.from({ length: 6 }, (_, n) => [`그가 ${n}`, `그녀가 ${n}`]).flat()
  await expectAllSent(talking)
  await expectAllSent(his)
  const stored = (await history(server, yuna, roomId)).map(({ content }) => content)
  expect(stored.toSorted()).toEqual(['하나', ...written].toSorted())
  for (const page of [talking, his]) await expect.poll(() => readConversation(page)).toEqual(stored)
  // the line was cut and dialled again, and nothing said so, unless a busy machine missed a heart-beat too
  const unnoticed = { dials: 1, alarms: [] }
  expect({ dials, alarms: await alarms() }).toEqual(brokenLines > 0 ? expect.anything() : unnoticed)
  await expect(talking).toHaveURL(/roomId=/)

  await end(mine, '다른 기기 모두 로그아웃')
  await expect(mine.getByText('이 기기에서만 로그인되어 있어요.')).toBeVisible()
  await expectAccessible(mine)
})
