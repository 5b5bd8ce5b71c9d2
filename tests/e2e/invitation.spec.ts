import type { Page } from '@playwright/test'
import { findInvitation, readInvitation } from '#contract/http/chat/invitations.ts'
import { createRoom } from '#contract/http/chat/rooms.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aMember, ask, type Member } from './harness/api.ts'
import { bubbles, composer, say } from './harness/chat.ts'
import { button } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

/** Yuna's closed group with another member. */
const aGroup = async (server: ServerProcess, yuna: Member) => {
  const other = await aMember(server, 'sol')
  const body = { memberIds: [other.memberId], roomName: '주말 합주' }
  return (await ask(server, createRoom, { as: yuna, body })).roomId
}

async function openSheet(page: Page, roomId: number) {
  await page.goto(`/home/chat?roomId=${roomId}&roomType=GROUP`)
  await button(page, '참여자 2명 보기').tap()
  await expect(button(page, '초대 링크 복사')).toBeVisible()
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('who is invited by a link logs in with it, joins and writes; the link before a new one is refused', async ({
  server,
  yuna,
  jun,
  page: hers,
  openPhone,
}) => {
  const roomId = await aGroup(server, yuna)
  await hers.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSheet(hers, roomId)
  await expectAccessible(hers)
  await button(hers, '초대 링크 복사').tap()
  await expect(hers.getByText('링크를 복사했습니다.')).toBeVisible()
  const link = await copied(hers)
  expect(link).toMatch(/\/home\/chat\/invite\/[\w-]{22}$/)

  const his = await openPhone()
  await his.goto(link)
  await his.getByLabel('아이디', { exact: true }).fill(jun.email)
  await his.getByLabel('비밀번호', { exact: true }).fill(jun.password)
  await button(his, 'LOG IN').tap()
  await expect(his.getByRole('heading', { name: '주말 합주' })).toBeVisible()
  await expectAccessible(his)
  await button(his, '참여하기').tap()
  await expect(composer(his)).toBeVisible()
  await say(his, '초대 고마워요')
  await hers.keyboard.press('Escape')
  await expect(bubbles(hers, '초대 고마워요')).toBeVisible()

  await openSheetOfThree(hers)
  await button(hers, '새 링크 만들기').tap()
  await expect(hers.getByText('전의 링크로는 더 들어올 수 없어요.')).toBeVisible()
  await button(hers, '예').tap()
  await expect(hers.getByText('새 초대 링크를 만들었습니다.')).toBeVisible()
  const { code } = await ask(server, readInvitation, { as: yuna, path: { roomId } })
  expect(link).not.toContain(code)

  const stranger = await aMember(server, 'taeo')
  const old = link.split('/').at(-1)!
  const asked = ask(server, findInvitation, { as: stranger, query: { code: old } })
  await expect(asked).rejects.toThrow('was refused: 404')
})

async function openSheetOfThree(page: Page) {
  await button(page, '참여자 3명 보기').tap()
  await expect(button(page, '초대 링크 복사')).toBeVisible()
}
