import type { Page } from '@playwright/test'
import { listBookmarks } from '#contract/http/bands/bookmarks.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aBand, ask, type Band, type Member } from './harness/api.ts'
import { bubbles, composer, expectAllSent, say, sentBubbles } from './harness/chat.ts'
import { dialog, fitsSideways } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

const ROOM = /\/home\/private-chat\?roomId=\d+&roomType=BAND-APPLICANT$/

/** The sessions that Jun's band recruits. */
const SESSIONS = ['vocal', 'bass', 'piano'] as const

const junsBand = (server: ServerProcess, jun: Member) =>
  aBand(server, jun, '파란 옥상', { session: [...SESSIONS] })

const modalButton = (page: Page, band: Band, name: string) =>
  dialog(page, band.name).getByRole('button', { name, exact: true })
const open = (page: Page, band: Band) => page.getByRole('button', { name: `${band.name} JOIN` }).tap()

test('an applicant and a manager go through card, session, words, room and answer', async ({
  server,
  openPhone,
  yuna,
  jun,
  page: hers,
  his,
}) => {
  const band = await junsBand(server, jun)
  const old = await openPhone({ as: yuna })
  for (const page of [hers, old]) {
    await page.goto('/band')
    await expect(page.getByRole('button', { name: `${band.name} JOIN` })).toBeVisible()
  }
  await expectAccessible(hers)
  await open(hers, band)
  await expect(dialog(hers, band.name)).toBeVisible()
  await expectAccessible(hers)
  await modalButton(hers, band, 'JOIN').tap()
  await expect(dialog(hers, '밴드에 조인하시겠습니까?')).toBeVisible()
  await hers.getByRole('button', { name: '예', exact: true }).tap()
  await expect(hers.getByRole('heading', { level: 1, name: '지원하기' })).toBeVisible()
  const send = hers.getByRole('button', { name: '지원하기' })
  await expect(send).toBeDisabled()
  await expectAccessible(hers)
  await hers.getByRole('radio').nth(1).check()
  await hers.getByRole('textbox', { name: '한마디' }).fill('공간계 페달을 좋아해요')
  await fitsSideways(hers)
  await expectAccessible(hers)
  await send.tap()

  await expect(hers).toHaveURL(ROOM)
  const address = hers.url()
  const roomId = Number(new URL(address).searchParams.get('roomId'))
  // The heading of the room itself; the address changes a moment before it appears.
  await expect(hers.getByRole('heading', { name: band.name, level: 1 })).toBeVisible()
  await expectAccessible(hers)

  await his.goto(address)
  await expect(his.getByRole('heading', { name: yuna.nickname })).toBeVisible()
  await expect(bubbles(his, '공간계 페달을 좋아해요')).toBeVisible()
  await expect(composer(his)).toBeVisible()
  await say(hers, '지원합니다. 언제 합주하세요?')
  await expect(bubbles(his, '지원합니다. 언제 합주하세요?')).toBeVisible()
  const { chatRoomInfos } = await ask(server, listRooms, { as: jun })
  const rows = chatRoomInfos.flatMap((row) => (row.roomType === 'BAND-MANAGER' ? row.chatRoomInfo : []))
  expect(rows.find((row) => row.roomId === roomId)).toMatchObject({
    session: SESSIONS[1],
    passFail: 'PENDING',
  })

  await say(his, '토요일 오후 3시요!')
  await expect(sentBubbles(his, '토요일 오후 3시요!')).toBeVisible()
  await expect(bubbles(hers, '토요일 오후 3시요!')).toBeVisible()
  // The manager has read it, so no unread count is left.
  await expect(hers.getByText('1', { exact: true })).toHaveCount(0)
  await hers.reload()
  await expect(bubbles(hers, '토요일 오후 3시요!')).toBeVisible()
  await expectAllSent(hers)

  // Asked again while the list still shows the band: the dialog leads to the same room.
  await open(old, band)
  await dialog(old, band.name).getByRole('link', { name: '참여 중' }).tap()
  await expect(old).toHaveURL(address)
  await expect(bubbles(old, '토요일 오후 3시요!')).toBeVisible()
  await old.goBack()
  await expect(old).toHaveURL(/\/band$/)
  await expect(old.getByRole('dialog')).toBeHidden()
})

test('the back button closes the open overlays one at a time, and Escape does the same', async ({
  server,
  jun,
  page,
}) => {
  const band = await junsBand(server, jun)
  await page.goto('/manual')
  await page.goto('/band')

  await open(page, band)
  await modalButton(page, band, 'JOIN').tap()
  const question = dialog(page, '밴드에 조인하시겠습니까?')
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(dialog(page, band.name)).toBeVisible()
  await page.goBack()
  await expect(dialog(page, band.name)).toBeHidden()
  await expect(page).toHaveURL(/\/band$/)

  await open(page, band)
  await expect(dialog(page, band.name).getByRole('heading', { name: band.name })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page, band.name)).toBeHidden()
  await expect(page.getByRole('button', { name: `${band.name} JOIN` })).toBeFocused()

  await open(page, band)
  await dialog(page, band.name).getByRole('link', { name: '멤버' }).tap()
  await expect(page).toHaveURL(new RegExp(`/home/people/${band.bandId}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/band$/)
  await expect(page.getByRole('button', { name: `${band.name} JOIN` })).toBeVisible()
})

test('a bookmark set in the modal shows a toast above it, and is kept', async ({
  server,
  yuna,
  jun,
  page,
}) => {
  const band = await junsBand(server, jun)
  await page.goto('/band')
  await open(page, band)
  const star = dialog(page, band.name).getByRole('button', { name: '밴드 저장' })
  const saved = await ask(server, listBookmarks, { as: yuna })
  const before = saved.some(({ bandId }) => bandId === band.bandId)
  await expect(star).toHaveAttribute('aria-pressed', String(before))
  await star.tap()
  await expect(star).toHaveAttribute('aria-pressed', String(!before))
  const said = page.getByText(before ? '저장한 밴드가 삭제되었습니다.' : '밴드가 저장되었습니다!')
  await expect(said).toBeVisible()
  // The dialog is modal: only elements added to the top layer after it are above it.
  expect(await page.locator('.toasts').evaluate((toasts) => toasts.matches(':popover-open'))).toBe(true)
  await page.reload()
  await open(page, band)
  await expect(star).toHaveAttribute('aria-pressed', String(!before))
})
