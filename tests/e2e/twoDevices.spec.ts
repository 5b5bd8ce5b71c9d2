import type { Page } from '@playwright/test'
import { aMember, aPrivateRoom } from './harness/api.ts'
import { bubbles, composer, conversation, openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { expect, overlayEntryGone, test } from './harness/test.ts'

/** One member at two places: what happens at one is seen at the other within a second, without asking for it. */
const SOON = { timeout: 5_000 }

const rowOf = (page: Page, nickname: string) =>
  page.getByRole('list', { name: '채팅방' }).getByRole('listitem').filter({ hasText: nickname })

async function openList(page: Page): Promise<void> {
  await page.goto('/join')
  await expect(page.getByRole('list', { name: '채팅방' })).toBeVisible()
}

/** How often the page has asked for its list of rooms since. */
function listReads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/chat/rooms') count += 1
  })
  return () => count
}

test('what is written, read and told on one phone shows on the other', async ({ openPhone, startServer }) => {
  const server = await startServer()
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const hers = await openPhone({ at: server, as: yuna })
  const tablet = await openPhone({ at: server, as: yuna })
  const his = await openPhone({ at: server, as: jun })
  await openList(tablet)
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)
  const reads = listReads(tablet)

  await say(his, '안녕하세요')
  await expect(bubbles(hers, '안녕하세요')).toBeVisible()
  // she has the room open on her phone, so it is read there a second later
  await expect(rowOf(tablet, 'jun')).toContainText('안녕하세요', SOON)
  await expect(rowOf(tablet, 'jun').getByText('읽지 않은 메시지')).toHaveCount(0, SOON)

  await say(hers, '반가워요')
  await expect(rowOf(tablet, 'jun')).toContainText('반가워요', SOON)
  expect(reads(), 'lists asked for').toBe(0)

  await hers.goto('/join')
  await say(his, '오늘 합주 어때요?')
  for (const page of [hers, tablet])
    await expect(rowOf(page, 'jun').getByText('읽지 않은 메시지 1개')).toBeAttached(SOON)
  await openPrivateRoom(tablet, roomId)
  await expect(bubbles(tablet, '오늘 합주 어때요?')).toBeVisible()
  await expect(rowOf(hers, 'jun').getByText('읽지 않은 메시지')).toHaveCount(0, SOON)

  // both in the room: the same history, and nothing twice
  await openPrivateRoom(hers, roomId)
  await say(tablet, '좋아요')
  await expect(sentBubbles(hers, '좋아요')).toHaveCount(1, SOON)
  for (const text of ['안녕하세요', '반가워요', '오늘 합주 어때요?'])
    for (const page of [hers, tablet]) await expect(bubbles(page, text)).toHaveCount(1)
})

test('two tabs of one browser show the same', async ({ openPhone, startServer }) => {
  const server = await startServer()
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const room = await openPhone({ at: server, as: yuna })
  const list = await room.context().newPage()
  const his = await openPhone({ at: server, as: jun })
  await openList(list)
  await openPrivateRoom(room, roomId)
  await openPrivateRoom(his, roomId)
  await say(his, '두 탭에서 보여요?')
  await expect(bubbles(room, '두 탭에서 보여요?')).toBeVisible()
  await expect(rowOf(list, 'jun')).toContainText('두 탭에서 보여요?', SOON)
  await say(room, '네, 보여요')
  await expect(rowOf(list, 'jun')).toContainText('네, 보여요', SOON)
})

test('who types is seen by the other, until the message comes, and by nobody once it is switched off', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer()
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const hers = await openPhone({ at: server, as: yuna })
  const his = await openPhone({ at: server, as: jun })
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)
  await say(hers, '있어요?')
  await expect(bubbles(his, '있어요?')).toBeVisible()

  const line = his.getByText('yuna님이 입력 중')
  const before = await conversation(his).boundingBox()
  // said every three seconds at most, and sending the first one has just said it
  await composer(hers).pressSequentially('지금 가요', { delay: 1_000 })
  await expect(line.first()).toBeVisible(SOON)
  expect(await conversation(his).boundingBox()).toEqual(before)
  await composer(hers).press('Enter')
  await expect(bubbles(his, '지금 가요')).toBeVisible()
  await expect(line.locator('visible=true')).toHaveCount(0)

  await his.getByRole('button', { name: '메뉴' }).click()
  const choice = his.getByRole('menuitemcheckbox', { name: '입력 중 표시' })
  await expect(choice).toBeChecked()
  await choice.click()
  await his.getByRole('button', { name: '메뉴' }).click()
  await expect(choice).not.toBeChecked()
  await his.keyboard.press('Escape')
  await overlayEntryGone(his)
  await his.reload()
  await expect(composer(his)).toBeVisible()
  await composer(his).pressSequentially('비밀')
  await composer(hers).pressSequentially('저도')
  await say(hers, '다 썼어요')
  await expect(bubbles(his, '다 썼어요')).toBeVisible()
  await expect(line.locator('visible=true')).toHaveCount(0)
  await expect(hers.getByText('jun님이 입력 중').locator('visible=true')).toHaveCount(0)
})
