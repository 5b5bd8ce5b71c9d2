import { aMember, aPrivateRoom } from './harness/api.ts'
import {
  bubbles,
  conversation,
  expectAllSent,
  history,
  LINE_NOISE,
  openPrivateRoom,
  readConversation,
  say,
  sentBubbles,
} from './harness/chat.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

test('where WebSockets are refused, the two talk all the same', async ({
  openPhone,
  startServer,
  lineTo,
}) => {
  const server = await startServer()
  const line = await lineTo(server)
  line.refusesWebSockets = true
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const hers = await openPhone({ at: line, as: yuna, noise: LINE_NOISE })
  const his = await openPhone({ at: server, as: jun })
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)
  await say(hers, '들려요?')
  await expect(bubbles(his, '들려요?')).toBeVisible()
  await say(his, '잘 들려요')
  await expect(bubbles(hers, '잘 들려요')).toBeVisible()
  await expectAllSent(hers)
})

test('after 30 s in a tunnel all 57 messages are there, in order, each once', async ({
  openPhone,
  startServer,
  lineTo,
}) => {
  test.setTimeout(120_000)
  const server = await startServer()
  const line = await lineTo(server)
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const page = await openPhone({ at: line, as: yuna, noise: LINE_NOISE })
  await openPrivateRoom(page, roomId)
  await sayAll(server, jun, roomId, ['터널 앞'])
  await expect(bubbles(page, '터널 앞')).toBeVisible()

  const since = Date.now()
  line.cut()
  await page.context().setOffline(true)
  await expect(page.getByText('오프라인입니다. 연결되면 자동으로 전송합니다.')).toBeVisible()
  await say(page, '터널에서')
  const missed = Array.from({ length: 57 }, (_, i) => `소식 ${i + 1}`)
  await sayAll(server, jun, roomId, missed)
  // The length of the tunnel is what is tested: the socket has been given up on by then, and all redials are used up.
  await page.waitForTimeout(30_000 - (Date.now() - since))
  await expect(bubbles(page, '터널 앞')).toBeVisible()

  line.mend()
  await page.context().setOffline(false)
  await expect(sentBubbles(page, '터널에서')).toBeVisible({ timeout: 20_000 })
  await expectAllSent(page)
  await expect(page.getByText('오프라인입니다. 연결되면 자동으로 전송합니다.')).toHaveCount(0)
  expect(await readConversation(page)).toEqual(['터널 앞', ...missed, '터널에서'])
})

test('two unsent messages survive a reload and are sent once', async ({ openPhone, startServer, lineTo }) => {
  const server = await startServer()
  const line = await lineTo(server)
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const page = await openPhone({ at: line, as: yuna, noise: LINE_NOISE })
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
