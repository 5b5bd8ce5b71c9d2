import {
  bubbles,
  conversation,
  expectAllSent,
  history,
  openPrivateRoom,
  readConversation,
  say,
  sentBubbles,
} from './harness/chat.ts'
import { LINE_NOISE } from './harness/line.ts'
import { button, title } from './harness/page.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

test('a member can chat where WebSockets are refused', async ({
  server,
  line,
  pageOnLine: page,
  jun,
  roomId,
}) => {
  line.refusesWebSockets = true
  await openPrivateRoom(page, roomId)
  await say(page, '들려요?')
  await expect(sentBubbles(page, '들려요?')).toHaveCount(1)
  expect(await history(server, jun, roomId)).toMatchObject([{ content: '들려요?' }])
  await sayAll(server, jun, roomId, ['잘 들려요'])
  await expect(bubbles(page, '잘 들려요')).toBeVisible()
  await expectAllSent(page)
})

test('after 30 s in a tunnel all 57 messages are there, in order, each once', async ({
  server,
  line,
  pageOnLine: page,
  jun,
  roomId,
}) => {
  await page.clock.install()
  await openPrivateRoom(page, roomId)
  await sayAll(server, jun, roomId, ['터널 앞'])
  await expect(bubbles(page, '터널 앞')).toBeVisible()

  line.cut()
  await page.context().setOffline(true)
  await expect(page.getByText('오프라인입니다. 연결되면 자동으로 전송합니다.')).toBeVisible()
  await say(page, '터널에서')
  const missed = Array.from({ length: 57 }, (_, i) => `소식 ${i + 1}`)
  await sayAll(server, jun, roomId, missed)
  // The length of the tunnel, by the phone's clock: all reconnect attempts are used up. A reload would not help
  // (P32).
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000)
  await expect(page.getByText('오프라인입니다. 연결되면 자동으로 전송합니다.')).toBeVisible()
  await expect(button(page, '다시 연결')).toHaveCount(0)
  await expect(bubbles(page, '터널 앞')).toBeVisible()

  line.mend()
  await page.context().setOffline(false)
  await expect(sentBubbles(page, '터널에서')).toBeVisible({ timeout: 20_000 })
  await expectAllSent(page)
  await expect(page.getByText('오프라인입니다. 연결되면 자동으로 전송합니다.')).toHaveCount(0)
  expect(await readConversation(page)).toEqual(['터널 앞', ...missed, '터널에서'])
})

test('the chat that could not be loaded at the start comes with the network', async ({
  server,
  openPhone,
  yuna,
  jun,
  roomId,
}) => {
  const page = await openPhone({ as: yuna, noise: [...LINE_NOISE, /the chat could not be loaded/] })
  await page.route('**/chatPart-*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/chatPart-'))
  await page.goto('/')
  await expect(title(page, 'Home')).toBeVisible()
  // a request for bands that is cut off would be told on the console
  await expect(page.getByRole('heading', { name: '추천 밴드' })).toBeVisible()
  await failed
  await page.context().setOffline(true)
  await page.unroute('**/chatPart-*')
  await page.context().setOffline(false)
  await sayAll(server, jun, roomId, ['들려요?'])
  await expect(page).toHaveTitle(/^\(1\)/)
})

test('two unsent messages survive a reload and are sent once', async ({
  server,
  line,
  pageOnLine: page,
  jun,
  roomId,
}) => {
  await openPrivateRoom(page, roomId)
  await say(page, '여기까지 보냄')
  await expect(sentBubbles(page, '여기까지 보냄')).toHaveCount(1)

  line.refusesWebSockets = true
  await page.route('**/ws/**', (route) => route.abort())
  line.cut()
  line.mend()
  await say(page, '하나')
  await say(page, '둘')
  await expect(conversation(page).getByText('보내는 중')).toHaveCount(2)
  await page.reload()
  await expect(conversation(page).getByText('보내는 중')).toHaveCount(2)

  line.refusesWebSockets = false
  await page.unroute('**/ws/**')
  await expect(sentBubbles(page, '둘')).toHaveCount(1, { timeout: 30_000 })
  await expectAllSent(page)
  expect((await history(server, jun, roomId)).map(({ content }) => content)).toEqual([
    '여기까지 보냄',
    '하나',
    '둘',
  ])
})
