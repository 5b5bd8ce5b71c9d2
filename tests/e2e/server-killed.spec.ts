import type { Page } from '@playwright/test'
import { aMember, aPrivateRoom } from './harness/api.ts'
import {
  expectAllSent,
  history,
  openPrivateRoom,
  readConversation,
  say,
  sentBubbles,
} from './harness/chat.ts'
import { stopClockAfter } from './harness/clock.ts'
import { LINE_NOISE } from './harness/line.ts'
import { EMBEDDED } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

const EACH = 18

test('a server killed mid-conversation loses and doubles nothing, and both phones reconnect by themselves', async ({
  startServer,
  openPhone,
}) => {
  // A killed process could only damage its own embedded store.
  const server = await startServer(EMBEDDED)
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const hers = await openPhone({ at: server, as: yuna, noise: LINE_NOISE })
  const his = await openPhone({ at: server, as: jun, noise: LINE_NOISE })
  for (const page of [hers, his]) {
    await page.clock.install()
    await openPrivateRoom(page, roomId)
  }

  const hersToSay = Array.from({ length: EACH }, (_, i) => `유나 ${i + 1}`)
  const hisToSay = Array.from({ length: EACH }, (_, i) => `준 ${i + 1}`)
  const sayEach = async (page: Page, texts: string[]) => {
    for (const text of texts) await say(page, text)
  }
  const talking = Promise.all([sayEach(hers, hersToSay), sayEach(his, hisToSay)])
  await expect(sentBubbles(hers, '유나 4')).toHaveCount(1)
  const confirmedBefore = await confirmed(hers, hersToSay)
  await server.kill()
  // Phones reconnect for 15 s, then they wait for a tap (P6). Their clocks stop after the first attempt, so
  // it does not matter how long the server takes to start.
  await Promise.all([hers, his].map((page) => stopClockAfter(page, 2_000)))
  await server.startAgain()
  await talking
  await Promise.all([hers, his].map((page) => page.clock.resume()))

  await expectAllSent(hers)
  await expectAllSent(his)
  const stored = (await history(server, yuna, roomId)).map(({ content }) => content)
  expect(stored.filter((text) => text.startsWith('유나'))).toEqual(hersToSay)
  expect(stored.filter((text) => text.startsWith('준'))).toEqual(hisToSay)
  expect(confirmedBefore.length).toBeGreaterThan(0)
  expect(stored).toEqual(expect.arrayContaining(confirmedBefore))
  await expect.poll(() => readConversation(hers)).toEqual(stored)
  await expect.poll(() => readConversation(his)).toEqual(stored)
})

/** Those of the texts that are currently shown as confirmed. */
async function confirmed(page: Page, texts: string[]): Promise<string[]> {
  const drawn = await page.locator('[data-state="sent"] .bubble').allTextContents()
  return texts.filter((text) => drawn.includes(text))
}
