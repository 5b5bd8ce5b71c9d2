import type { Page } from '@playwright/test'
import { bubbles, composer, conversation, openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

const rowOf = (page: Page, nickname: string) =>
  page.getByRole('list', { name: '채팅방' }).getByRole('listitem').filter({ hasText: nickname })

async function openList(page: Page): Promise<void> {
  await page.goto('/join')
  await expect(page.getByRole('list', { name: '채팅방' })).toBeVisible()
}

/** Counts the page's requests for its list of rooms from now on. */
function listReads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/chat/rooms') count += 1
  })
  return () => count
}

/**
 * Notes on pages loaded from now on whether a script listens for `unload`, as the SockJS library does: a
 * browser keeps no such page for the back button (docs/realtime.md "Transports").
 */
async function watchForUnload(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(listen, target, given: [type: string, ...unknown[]]) {
        if (given[0] === 'unload') document.documentElement.dataset['unload'] = 'heard'
        Reflect.apply(listen, target, given)
      },
    })
  })
  return () => page.evaluate(() => 'unload' in document.documentElement.dataset)
}

test('a message and a read on one phone show on the other, and in another tab, without SockJS', async ({
  server,
  openPhone,
  yuna,
  jun,
  roomId,
  page: hers,
}) => {
  const tablet = await openPhone({ as: yuna })
  await openList(tablet)
  const listensForUnload = await watchForUnload(hers)
  await openPrivateRoom(hers, roomId)
  const reads = listReads(tablet)

  await sayAll(server, jun, roomId, ['안녕하세요'])
  await expect(bubbles(hers, '안녕하세요')).toBeVisible()
  // The room is open on her phone, so it is read there a second later.
  await expect(rowOf(tablet, jun.nickname)).toContainText('안녕하세요')
  await expect(rowOf(tablet, jun.nickname).getByText('읽지 않은 메시지')).toHaveCount(0)

  await say(hers, '반가워요')
  await expect(rowOf(tablet, jun.nickname)).toContainText('반가워요')
  expect(reads(), 'lists asked for').toBe(0)

  await hers.goto('/join')
  await sayAll(server, jun, roomId, ['오늘 합주 어때요?'])
  for (const page of [hers, tablet])
    await expect(rowOf(page, jun.nickname).getByText('읽지 않은 메시지 1개')).toBeAttached()
  await rowOf(tablet, jun.nickname).getByRole('link').tap()
  await expect(bubbles(tablet, '오늘 합주 어때요?')).toBeVisible()
  await expect(rowOf(hers, jun.nickname).getByText('읽지 않은 메시지')).toHaveCount(0)

  // Both have the room open: the same history, and nothing twice.
  await rowOf(hers, jun.nickname).getByRole('link').tap()
  await expect(composer(hers)).toBeVisible()
  await say(tablet, '좋아요')
  await expect(sentBubbles(hers, '좋아요')).toHaveCount(1)
  for (const text of ['안녕하세요', '반가워요', '오늘 합주 어때요?'])
    for (const page of [hers, tablet]) await expect(bubbles(page, text)).toHaveCount(1)

  expect(await listensForUnload()).toBe(false)

  const tab = await hers.context().newPage()
  await openList(tab)
  await say(hers, '네, 보여요')
  await expect(rowOf(tab, jun.nickname)).toContainText('네, 보여요')
  await sayAll(server, jun, roomId, ['두 탭에서 보여요?'])
  await expect(bubbles(hers, '두 탭에서 보여요?')).toBeVisible()
  await expect(rowOf(tab, jun.nickname)).toContainText('두 탭에서 보여요?')
})

/** Counts the typing events that reach the page from now on. */
function typingTold(page: Page): () => number {
  let count = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('TYPING')) count += 1
    }),
  )
  return () => count
}

test('typing shows to the other until the message comes, and to nobody once it is switched off', async ({
  openPhone,
  yuna,
  jun,
  roomId,
  page: hers,
  his,
}) => {
  const toldHer = typingTold(hers)
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)
  await say(his, '있어요?')
  await expect(bubbles(hers, '있어요?')).toBeVisible()

  const lineOn = (page: Page) => page.getByText(`${yuna.nickname}님이 입력 중`)
  const line = lineOn(his)
  const before = await conversation(his).boundingBox()
  await composer(hers).pressSequentially('지금 가요')
  await expect(line.first()).toBeVisible()
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
  await his.reload()
  await expect(composer(his)).toBeVisible()
  // His phone gets no more typing events; his tablet, where it is not switched off, does.
  const tablet = await openPhone({ as: jun })
  await openPrivateRoom(tablet, roomId)
  await expect(async () => {
    // Sent at most every three seconds by her phone, and every two by the server.
    await composer(hers).pressSequentially('저')
    await expect(lineOn(tablet).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await say(hers, '다 썼어요')
  await expect(bubbles(his, '다 썼어요')).toBeVisible()
  await expect(line).toHaveCount(0)

  // A typing event would arrive before his message.
  const toldBefore = toldHer()
  await composer(his).pressSequentially('비밀')
  await composer(his).press('Enter')
  await expect(bubbles(hers, '비밀')).toBeVisible()
  expect(toldHer()).toBe(toldBefore)
})
