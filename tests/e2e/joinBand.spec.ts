import type { Page } from '@playwright/test'
import { listBookmarks } from '#contract/http/bands/bookmarks.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aBand, ask, type Band, type Member } from './harness/api.ts'
import { bubbles, expectAllSent } from './harness/chat.ts'
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

test('an applicant goes through card, session, words and room; the overlays close one at a time', async ({
  server,
  yuna,
  jun,
  page,
}) => {
  const band = await junsBand(server, jun)
  await page.goto('/manual')
  await page.goto('/band')
  await expect(page.getByRole('button', { name: `${band.name} JOIN` })).toBeVisible()
  await expectAccessible(page)
  const question = dialog(page, '밴드에 조인하시겠습니까?')

  await test.step('the back button closes one at a time', async () => {
    await open(page, band)
    await expect(dialog(page, band.name)).toBeVisible()
    await expectAccessible(page)
    await modalButton(page, band, 'JOIN').tap()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(dialog(page, band.name)).toBeVisible()
    await page.goBack()
    await expect(dialog(page, band.name)).toBeHidden()
    await expect(page).toHaveURL(/\/band$/)
  })

  await test.step('Escape does the same', async () => {
    await open(page, band)
    await expect(dialog(page, band.name).getByRole('heading', { name: band.name })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page, band.name)).toBeHidden()
    await expect(page.getByRole('button', { name: `${band.name} JOIN` })).toBeFocused()
  })

  await test.step('a link of it leads away and back', async () => {
    await open(page, band)
    await dialog(page, band.name).getByRole('link', { name: '멤버' }).tap()
    await expect(page).toHaveURL(new RegExp(`/home/people/${band.bandId}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/band$/)
    await expect(page.getByRole('button', { name: `${band.name} JOIN` })).toBeVisible()
  })

  await test.step('its bookmark shows a toast above it', async () => {
    await open(page, band)
    const star = dialog(page, band.name).getByRole('button', { name: '밴드 저장' })
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.tap()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('밴드가 저장되었습니다!')).toBeVisible()
    // The dialog is modal: only elements added to the top layer after it are above it.
    expect(await page.locator('.toasts').evaluate((toasts) => toasts.matches(':popover-open'))).toBe(true)
    const saved = async () => (await ask(server, listBookmarks, { as: yuna })).map(({ bandId }) => bandId)
    await expect.poll(saved).toContain(band.bandId)
  })

  await modalButton(page, band, 'JOIN').tap()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: '예', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '지원하기' })).toBeVisible()
  const send = page.getByRole('button', { name: '지원하기' })
  await expect(send).toBeDisabled()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('textbox', { name: '한마디' }).fill('공간계 페달을 좋아해요')
  await fitsSideways(page)
  await expectAccessible(page)
  await send.tap()

  await expect(page).toHaveURL(ROOM)
  const roomId = Number(new URL(page.url()).searchParams.get('roomId'))
  // The heading of the room itself; the address changes a moment before it appears.
  await expect(page.getByRole('heading', { name: band.name, level: 1 })).toBeVisible()
  await expect(bubbles(page, '공간계 페달을 좋아해요')).toBeVisible()
  const { chatRoomInfos } = await ask(server, listRooms, { as: jun })
  const rows = chatRoomInfos.flatMap((row) => (row.roomType === 'BAND-MANAGER' ? row.chatRoomInfo : []))
  expect(rows.find((row) => row.roomId === roomId)).toMatchObject({
    session: SESSIONS[1],
    passFail: 'PENDING',
  })
  await page.reload()
  await expect(bubbles(page, '공간계 페달을 좋아해요')).toBeVisible()
  await expectAllSent(page)
})
