import type { Page } from '@playwright/test'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { aPrivateRoom, ask, makeFriends } from './harness/api.ts'
import { button, title } from './harness/page.ts'
import { expect, test } from './harness/test.ts'

const list = (page: Page) => page.getByRole('list', { name: '채팅방' })
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })

test('a group whose answer was cut off is created once, when its maker sends the form again', async ({
  server,
  yuna,
  jun,
  failingPage: hers,
}) => {
  await makeFriends(server, yuna, jun)
  // the list of rooms is only shown to a member with a room
  await aPrivateRoom(server, yuna, jun)
  await hers.goto('/join')
  await button(hers, '채팅방 또는 밴드 만들기').tap()
  await button(hers, '채팅방 만들기').tap()
  await expect(title(hers, '채팅방 만들기')).toBeVisible()
  const friend = hers.getByRole('checkbox', { name: jun.nickname, exact: true })
  await hers.locator('label').filter({ has: friend }).tap()
  await button(hers, /^다음/).tap()
  await hers.getByRole('textbox', { name: '채팅방 이름' }).fill('한 번만')

  // the server gets the request and does it; the phone loses the connection before the answer
  const cut = async () => {
    await hers.route(
      (url) => url.pathname === '/api/chat/rooms',
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        expect((await route.fetch()).status()).toBe(200)
        return route.abort('connectionreset')
      },
      { times: 1 },
    )
  }
  await cut()
  await button(hers, '확인').tap()
  await expect(hers.getByText('서버에 연결하지 못했습니다.')).toBeVisible()

  await button(hers, '확인').tap()
  await expect(hers).toHaveURL('/join')
  await expect(hers.getByText('채팅방이 생성되었습니다.')).toBeVisible()
  await expect(row(hers, '한 번만')).toHaveCount(1)
  for (const as of [yuna, jun]) {
    const { chatRoomInfos } = await ask(server, listRooms, { as })
    const named = chatRoomInfos.filter((room) => room.roomType === 'GROUP' && room.chatName === '한 번만')
    expect(named).toHaveLength(1)
  }
})
