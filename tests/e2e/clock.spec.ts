import type { Page } from '@playwright/test'
import {
  bubbles,
  conversation,
  expectAllSent,
  history,
  openPrivateRoom,
  say,
  sentBubbles,
} from './harness/chat.ts'
import { expect, test } from './harness/test.ts'

const DAY_MS = 24 * 60 * 60_000

/** Sets this phone's clock wrong, from the first script of the page on and after a reload. */
async function putOff(page: Page, byMs: number): Promise<void> {
  await page.addInitScript((offMs) => {
    const now = Date.now.bind(Date)
    const Right = Date
    class Wrong extends Right {
      constructor(...given: [] | [string | number | Date]) {
        super(given.length === 0 ? now() + offMs : given[0])
      }
      static override now = () => now() + offMs
    }
    Object.assign(globalThis, { Date: Wrong })
  }, byMs)
}

test('phones whose clocks are a day behind and a day ahead chat, mark as read and stay logged in like any other', async ({
  server,
  yuna,
  roomId,
  page: hers,
  his,
}) => {
  await putOff(hers, -DAY_MS)
  await putOff(his, DAY_MS)
  const renewals: string[] = []
  for (const page of [hers, his])
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/refreshToken')) renewals.push(request.url())
    })
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)

  await say(his, '하나')
  await expect(bubbles(hers, '하나')).toHaveCount(1)
  await say(hers, '둘')
  await expect(sentBubbles(hers, '둘')).toHaveCount(1)
  await expect(bubbles(his, '둘')).toHaveCount(1)
  await say(his, '셋')
  await expect(bubbles(hers, '셋')).toHaveCount(1)
  await say(hers, '넷')
  for (const page of [hers, his]) await expectAllSent(page)

  const told = ['하나', '둘', '셋', '넷']
  const kept = await history(server, yuna, roomId)
  expect(kept.map(({ content }) => content)).toEqual(told)
  // The day is the server's and shown once; what the other reads is shown as read here.
  const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'full', timeZone: 'Asia/Seoul' })
  for (const page of [hers, his]) {
    await expect(conversation(page).locator('.bubble')).toHaveText(told)
    const days = conversation(page).getByText(/^\d{4}년 \d+월 \d+일 .요일$/)
    await expect(days).toHaveText([day.format(new Date(kept[0]!.timestamp))])
    await expect(conversation(page).getByText('명이 읽지 않음')).toHaveCount(0)
  }

  for (const page of [hers, his]) {
    await page.reload()
    await expect(conversation(page).locator('.bubble')).toHaveText(told)
  }
  // The server decides whether a token is valid, whatever the date is here.
  expect(renewals).toEqual([])
})
