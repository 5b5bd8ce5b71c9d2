import type { Page } from '@playwright/test'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { ask, type Member } from './harness/api.ts'
import { bubbles, conversation } from './harness/chat.ts'
import { tapInPlace } from './harness/finger.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'
import { READ, theUnreadRooms } from './harness/unreadRooms.ts'
import { sayAll } from './harness/voice.ts'

const divider = (page: Page) => conversation(page).getByText('여기까지 읽으셨습니다')

/** How far the divider is below the upper edge of the list, in px. */
const dividerAtPx = async (page: Page) => {
  const [log, line] = [await conversation(page).boundingBox(), await divider(page).boundingBox()]
  return line!.y - log!.y
}

/** The number of the last message whose end is in the window. */
const lastInSight = (page: Page) =>
  conversation(page).evaluate((log) => {
    const { bottom } = log.getBoundingClientRect()
    const seen = [...log.querySelectorAll('.bubble')].filter(
      (each) => each.getBoundingClientRect().bottom <= bottom + 1,
    )
    return Number(/^(\d+)번째/.exec(seen.at(-1)?.textContent ?? '')?.[1])
  })

/** So near the end that nothing is counted below (`NEAR_END_PX` of the list). */
const isNearEnd = (page: Page) =>
  conversation(page).evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight <= 80)

const unreadOf = async (server: ServerProcess, as: Member, roomId: number) => {
  const { chatRoomInfos } = await ask(server, listRooms, { as })
  return chatRoomInfos.find((room) => room.roomId === roomId)?.unreadCount
}

test('a room with unread messages opens at the divider, and only what was seen counts as read', async ({
  server,
  openPhone,
}) => {
  const { member, rooms } = await theUnreadRooms(server)
  const page = await openPhone({ as: member })
  await page.goto('/join')
  for (const { name, unread, roomId } of rooms)
    await test.step(name, async () => {
      // the list ignores a touch while it scrolls to where it was left
      await tapInPlace(page, page.getByRole('link', { name: new RegExp(`^${name}`) }))
      await expect(divider(page)).toBeInViewport()
      const first = conversation(page).getByText(new RegExp(`^${READ + 1}번째`))
      await expect(first).toBeInViewport()

      const length = READ + unread
      const last = await lastInSight(page)
      // the divider is at the top, unless all that follows fits below it
      if (last < length) expect(await dividerAtPx(page)).toBeLessThan(60)
      await expect.poll(() => unreadOf(server, member, roomId)).toBe(length - last)
      const below = page.getByRole('button', { name: `새 메시지 ${length - last}개` })
      await expect(below).toHaveCount(last < length && !(await isNearEnd(page)) ? 1 : 0)
      await page.goBack()
    })
})

test('a room left while reading further up opens there, and counts and marks what came meanwhile', async ({
  server,
  yuna,
  jun,
  roomId,
  page: hers,
}) => {
  const tall = (n: number) => `${n}번째 ${'다음 합주까지 외워 오기로 한 곡들과 '.repeat(3)}`.trim()
  const heSays = (...texts: string[]) => sayAll(server, jun, roomId, texts)
  await heSays(...Array.from({ length: 12 }, (_, n) => tall(n + 1)))

  await hers.goto('/home/private-chat')
  const row = hers.getByRole('link', { name: new RegExp(`^${jun.nickname}`) })
  await row.tap()
  const log = conversation(hers)
  await expect(divider(hers)).toBeInViewport()
  await hers.getByRole('button', { name: /^새 메시지 \d+개$/ }).tap()
  await expect(bubbles(hers, tall(12))).toBeInViewport()
  await expect.poll(() => unreadOf(server, yuna, roomId)).toBe(0)
  await log.evaluate((list) => list.scrollTo(0, 0))
  await expect(bubbles(hers, tall(1))).toBeInViewport()
  await hers.goBack()
  await heSays('13번째', '14번째')

  await expect(row).toContainText('읽지 않은 메시지 2개')
  await row.tap()
  await expect(bubbles(hers, tall(1))).toBeInViewport()
  await hers.getByRole('button', { name: '새 메시지 2개' }).tap()
  await expect(bubbles(hers, '14번째')).toBeInViewport()
  await expect(divider(hers)).toBeInViewport()
  await expect(hers.getByRole('button', { name: /^새 메시지/ })).toHaveCount(0)
})
