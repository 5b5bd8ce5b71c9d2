import type { Page } from '@playwright/test'
import { type BandCardSource, listBandMembers, listRecommendedBands } from '#contract/http/bands.ts'
import { listBookmarks } from '#contract/http/bookmarks.ts'
import { listRooms } from '#contract/http/rooms.ts'
import { SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'
import { ask, type Member, sampleMembers } from './harness/api.ts'
import { bubbles, composer, expectAllSent, say, sentBubbles } from './harness/chat.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, expectAccessible, test } from './harness/test.ts'

const ROOM = /\/home\/private-chat\?roomId=\d+&roomType=BAND-APPLICANT$/

interface Case {
  applicant: Member
  manager: Member
  band: BandCardSource
}

/** Two of them, of whom one is shown the other's band, which recruits more than one session. */
async function applicantAndManager(server: ServerProcess): Promise<Case> {
  const members = await sampleMembers(server)
  for (const applicant of members) {
    const shown = await ask(server, listRecommendedBands, { as: applicant })
    for (const band of shown) {
      if (band.recruitingSessions.length < 2 || band.bandId === SPECIAL_BAND_ID) continue
      const path = { bandId: band.bandId }
      const [first] = await ask(server, listBandMembers, { as: applicant, path })
      const manager = members.find(({ memberId }) => memberId === first?.id)
      if (manager) return { applicant, manager, band }
    }
  }
  throw new Error('Nobody of the sample data is shown the band of another one who can log in')
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const modalButton = (page: Page, band: BandCardSource, name: string) =>
  dialog(page, band.bandName).getByRole('button', { name, exact: true })
const open = (page: Page, band: BandCardSource) =>
  page.getByRole('button', { name: `${band.bandName} JOIN` }).tap()

async function askToJoin(page: Page, band: BandCardSource): Promise<void> {
  await open(page, band)
  await modalButton(page, band, 'JOIN').tap()
  await page.getByRole('button', { name: '예', exact: true }).tap()
}

test('an applicant and a manager find each other: card, session, room, answer', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(240_000)
  const server = await startServer()
  const { applicant, manager, band } = await applicantAndManager(server)
  const theirs = await openPhone({ at: server, as: applicant })

  const old = await openPhone({ at: server, as: applicant })
  for (const page of [theirs, old]) {
    await page.goto('/band')
    await expect(page.getByRole('button', { name: `${band.bandName} JOIN` })).toBeVisible()
  }
  await expectAccessible(theirs)
  await open(theirs, band)
  await expect(dialog(theirs, band.bandName)).toBeVisible()
  await expectAccessible(theirs)
  await modalButton(theirs, band, 'JOIN').tap()
  await expect(dialog(theirs, '밴드에 조인하시겠습니까?')).toBeVisible()
  await theirs.getByRole('button', { name: '예', exact: true }).tap()
  const picker = dialog(theirs, '어떤 세션으로 참여할까요?')
  await expect(picker.getByRole('button', { name: '확인' })).toBeDisabled()
  await expectAccessible(theirs)
  await picker.getByRole('radio').nth(1).check()
  await picker.getByRole('button', { name: '확인' }).tap()

  await expect(theirs).toHaveURL(ROOM)
  const address = theirs.url()
  const roomId = Number(new URL(address).searchParams.get('roomId'))
  // the room's own: the address is there a moment before it
  await expect(theirs.getByRole('heading', { name: band.bandName, level: 1 })).toBeVisible()
  await expectAccessible(theirs)

  const his = await openPhone({ at: server, as: manager })
  await his.goto(address)
  await expect(his.getByRole('heading', { name: applicant.nickname })).toBeVisible()
  await expect(composer(his)).toBeVisible()
  await say(theirs, '지원합니다. 언제 합주하세요?')
  await expect(bubbles(his, '지원합니다. 언제 합주하세요?')).toBeVisible()
  const { chatRoomInfos } = await ask(server, listRooms, { as: manager })
  const rows = chatRoomInfos.flatMap((row) => (row.roomType === 'BAND-MANAGER' ? row.chatRoomInfo : []))
  expect(rows.find((row) => row.roomId === roomId)).toMatchObject({
    session: band.recruitingSessions[1],
    passFail: 'PENDING',
  })

  await say(his, '토요일 오후 3시요!')
  await expect(sentBubbles(his, '토요일 오후 3시요!')).toBeVisible()
  await expect(bubbles(theirs, '토요일 오후 3시요!')).toBeVisible()
  // read by the manager: nobody is left who has not
  await expect(theirs.getByText('1', { exact: true })).toHaveCount(0)
  await theirs.reload()
  await expect(bubbles(theirs, '토요일 오후 3시요!')).toBeVisible()
  await expectAllSent(theirs)

  // again, where the list still shows the band: the same room, and nothing to choose
  await askToJoin(old, band)
  await expect(old).toHaveURL(address)
  await expect(bubbles(old, '토요일 오후 3시요!')).toBeVisible()
  await old.goBack()
  await expect(old).toHaveURL(/\/band$/)
  await expect(old.getByRole('dialog')).toBeHidden()
})

test('the back button closes what is open, one thing at a time, and Escape does the same', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(120_000)
  const server = await startServer()
  const { applicant, band } = await applicantAndManager(server)
  const page = await openPhone({ at: server, as: applicant })
  await page.goto('/manual')
  await page.goto('/band')

  await askToJoin(page, band)
  const picker = dialog(page, '어떤 세션으로 참여할까요?')
  await expect(picker).toBeVisible()
  await page.goBack()
  await expect(picker).toBeHidden()
  await expect(dialog(page, band.bandName)).toBeVisible()
  await page.goBack()
  await expect(dialog(page, band.bandName)).toBeHidden()
  await expect(page).toHaveURL(/\/band$/)

  await open(page, band)
  await expect(dialog(page, band.bandName).getByRole('heading', { name: band.bandName })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page, band.bandName)).toBeHidden()
  await expect(page.getByRole('button', { name: `${band.bandName} JOIN` })).toBeFocused()

  await open(page, band)
  await dialog(page, band.bandName).getByRole('link', { name: '멤버' }).tap()
  await expect(page).toHaveURL(new RegExp(`/home/people/${band.bandId}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/band$/)
  await expect(page.getByRole('button', { name: `${band.bandName} JOIN` })).toBeVisible()
})

test('a bookmark of the modal is said above it, and kept', async ({ openPhone, startServer }) => {
  const server = await startServer()
  const { applicant, band } = await applicantAndManager(server)
  const page = await openPhone({ at: server, as: applicant })
  await page.goto('/band')
  await open(page, band)
  const star = dialog(page, band.bandName).getByRole('button', { name: '밴드 저장' })
  const saved = await ask(server, listBookmarks, { as: applicant })
  const before = saved.some(({ bandId }) => bandId === band.bandId)
  await expect(star).toHaveAttribute('aria-pressed', String(before))
  await star.tap()
  await expect(star).toHaveAttribute('aria-pressed', String(!before))
  const said = page.getByText(before ? '저장한 밴드가 삭제되었습니다.' : '밴드가 저장되었습니다!')
  await expect(said).toBeVisible()
  // the dialog is modal: only what is in the top layer after it lies above it
  expect(await page.locator('.toasts').evaluate((toasts) => toasts.matches(':popover-open'))).toBe(true)
  await page.reload()
  await open(page, band)
  await expect(star).toHaveAttribute('aria-pressed', String(!before))
})
