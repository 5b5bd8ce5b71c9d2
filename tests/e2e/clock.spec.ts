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

for (const [how, byMs] of [
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
] as const) {
  test(`a phone whose clock is ${how} chats, marks as read and stays logged in like any other`, async ({
    server,
    yuna,
    roomId,
    page: hers,
    his,
  }) => {
    await putOff(hers, byMs)
    const renewals: string[] = []
    hers.on('request', (request) => {
      if (request.url().endsWith('/auth/refreshToken')) renewals.push(request.url())
    })
    await openPrivateRoom(hers, roomId)
    await openPrivateRoom(his, roomId)

    await say(his, '하나')
    await expect(bubbles(hers, '하나')).toHaveCount(1)
    await say(hers, '둘')
    await expect(sentBubbles(hers, '둘')).toHaveCount(1)
    await say(his, '셋')
    await expect(bubbles(hers, '셋')).toHaveCount(1)
    await say(hers, '넷')
    await expectAllSent(hers)

    const told = ['하나', '둘', '셋', '넷']
    await expect(conversation(hers).locator('.bubble')).toHaveText(told)
    await expect(conversation(his).locator('.bubble')).toHaveText(told)
    expect((await history(server, yuna, roomId)).map(({ content }) => content)).toEqual(told)
    // The day is the server's and shown once; what he reads is shown as read here.
    const dayOf = (page: Page) => conversation(page).getByText(/^\d{4}년 \d+월 \d+일 .요일$/)
    await expect(dayOf(hers)).toHaveCount(1)
    expect(await dayOf(hers).textContent()).toBe(await dayOf(his).textContent())
    await expect(conversation(hers).getByText('명이 읽지 않음')).toHaveCount(0)
    await expect(conversation(his).getByText('명이 읽지 않음')).toHaveCount(0)

    await hers.reload()
    await expect(conversation(hers).locator('.bubble')).toHaveText(told)
    // The server decides whether a token is valid, whatever the date is here.
    expect(renewals).toEqual([])
  })
}
