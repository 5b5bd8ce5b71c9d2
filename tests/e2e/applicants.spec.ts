import type { Page } from '@playwright/test'
import { joinBand, listBandMembers, listBands } from '#contract/http/bands.ts'
import { listNotifications } from '#contract/http/notifications.ts'
import { listApplications } from '#contract/http/recruitments.ts'
import { SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'
import { aMember, ask, type Member, sampleMembers } from './harness/api.ts'
import { bubbles, composer, conversation, say } from './harness/chat.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, expectAccessible, test } from './harness/test.ts'

interface Managed {
  manager: Member
  band: { bandId: number; name: string }
}

/** A recruiting band of the sample data, with somebody who can log in to manage it. */
async function aManagedBand(server: ServerProcess): Promise<Managed> {
  const members = await sampleMembers(server)
  const query = { status: 'RECRUITING', size: 100 } as const
  for (const band of await ask(server, listBands, { as: members[0]!, query })) {
    if (band.bandId === SPECIAL_BAND_ID) continue
    const [first] = await ask(server, listBandMembers, { as: members[0]!, path: { bandId: band.bandId } })
    const manager = members.find(({ memberId }) => memberId === first?.id)
    if (manager) return { manager, band }
  }
  throw new Error('Nobody of the sample data who can log in manages a band')
}

const apply = async (server: ServerProcess, as: Member, bandId: number) =>
  (await ask(server, joinBand, { as, path: { bandId }, body: {} })).roomId

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const box = (page: Page, nickname: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${nickname}\\b`) })
const row = (page: Page, nickname: string) =>
  page.getByRole('list', { name: '지원자' }).getByRole('listitem').filter({ hasText: nickname })
const status = (page: Page) => page.getByText(/지원$/).locator('..')

test('an applicant speaks up, is seen at once, and passes', async ({ openPhone, startServer }) => {
  test.setTimeout(240_000)
  const server = await startServer()
  const { manager, band } = await aManagedBand(server)
  const nari = await aMember(server, 'nari77')
  const his = await openPhone({ at: server, as: manager })
  await his.goto(`/join/band-recruit/${band.bandId}`)
  await expect(his.getByRole('heading', { level: 1, name: band.name })).toBeVisible()
  await expectAccessible(his)

  const roomId = await apply(server, nari, band.bandId)
  const hers = await openPhone({ at: server, as: nari })
  await hers.goto(`/home/private-chat?roomId=${roomId}&roomType=BAND-APPLICANT`)
  await expect(hers.getByRole('heading', { name: band.name })).toBeVisible()
  await expect(status(hers)).toContainText('지원 중')
  await expectAccessible(hers)
  await expect(composer(hers)).toBeVisible()
  await say(hers, '합주하고 싶어요')
  await expect(row(his, 'nari77')).toContainText('합주하고 싶어요')

  await row(his, 'nari77').getByRole('link').tap()
  await expect(his.getByRole('heading', { name: 'nari77' })).toBeVisible()
  await expect(bubbles(his, '합주하고 싶어요')).toBeVisible()
  await expect(status(his)).toContainText('대기')
  await expectAccessible(his)
  await his.goBack()

  await button(his, '선택').tap()
  await expectAccessible(his)
  await box(his, 'nari77').tap()
  await expect(his.getByText('1명 선택됨')).toBeAttached()
  // nothing under the bar can be reached
  await expect(his.getByRole('navigation', { name: '주 메뉴' })).toBeHidden()
  await button(his, '합격 1').tap()
  await expect(his.getByRole('dialog', { name: '1명을 합격시킬까요?' })).toBeVisible()
  await expectAccessible(his)
  await button(his, '예').tap()
  await expect(his.getByText('1명을 합격 처리했습니다.')).toBeVisible()
  await expect(row(his, 'nari77').getByText('합격', { exact: true })).toBeVisible()

  await expect(conversation(hers).getByText(/nari77님이 .* 밴드에 합격하셨습니다\./)).toBeVisible()
  await expect(status(hers)).toContainText(/^합격/)
  await expectAccessible(hers)
  const told = await ask(server, listNotifications, { as: nari })
  expect(told.map(({ type, senderId }) => [type, senderId]).sort()).toEqual([
    ['BAND', manager.memberId],
    ['FRIEND', manager.memberId],
  ])
  await hers.goto(`/home/people/${band.bandId}`)
  await expect(hers.getByText('nari77').first()).toBeAttached()
  const people = await ask(server, listBandMembers, { as: nari, path: { bandId: band.bandId } })
  expect(people.map(({ id }) => id)).toContain(nari.memberId)
})

test('two tabs decide about the same people: each once, and both show how it stands', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(180_000)
  const server = await startServer()
  const { manager, band } = await aManagedBand(server)
  const people = [await aMember(server, 'nari77'), await aMember(server, 'dodo88')]
  for (const person of people) await apply(server, person, band.bandId)
  const noise = [/409 \(Conflict\)/]
  const tabs = [
    await openPhone({ at: server, as: manager, noise }),
    await openPhone({ at: server, as: manager, noise }),
  ] as const
  for (const page of tabs) {
    await page.goto(`/join/band-recruit/${band.bandId}`)
    await button(page, '선택').tap()
    for (const { nickname } of people) await box(page, nickname).tap()
  }
  const [first, second] = tabs
  await button(first, '불합격').tap()
  await button(first, '예').tap()
  await expect(first.getByText('2명을 불합격 처리했습니다.')).toBeVisible()
  await button(second, '합격 2').tap()
  await button(second, '예').tap()
  await expect(second.getByText('오류가 발생했습니다. 다시 시도해 주세요.')).toBeVisible()
  await expect(second.getByText('2명은 이미 결과가 정해져 있었어요.')).toBeVisible()
  for (const { nickname } of people)
    await expect(row(second, nickname).getByText('불합격', { exact: true })).toBeVisible()
  const { bandChatList } = await ask(server, listApplications, {
    as: manager,
    path: { bandId: band.bandId },
  })
  const results = new Map(bandChatList.map(({ memberId, passFail }) => [memberId, passFail]))
  expect(people.map(({ memberId }) => results.get(memberId))).toEqual(['FAIL', 'FAIL'])
})

test('the keyboard alone chooses and decides, on a small phone and at 200 %', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(180_000)
  const server = await startServer()
  const { manager, band } = await aManagedBand(server)
  await apply(server, await aMember(server, 'nari77'), band.bandId)
  const page = await openPhone({ at: server, as: manager })
  for (const [width, height] of [
    [320, 640],
    [196, 426],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/join/band-recruit/${band.bandId}`)
    await button(page, '선택').focus()
    await page.keyboard.press('Enter')
    await box(page, 'nari77').focus()
    await page.keyboard.press('Space')
    await expect(box(page, 'nari77')).toBeChecked()
    await expect(box(page, 'nari77')).toBeInViewport({ ratio: 0.4 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    for (const name of ['불합격', '합격 1']) await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await button(page, '불합격').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '1명을 불합격시킬까요?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button(page, '불합격')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, '선택')).toBeFocused()
  }
})

test('a recruitment is closed, opened again and deleted, and its applicants are told', async ({
  openPhone,
  startServer,
}) => {
  test.setTimeout(180_000)
  const server = await startServer()
  const { manager, band } = await aManagedBand(server)
  const nari = await aMember(server, 'nari77')
  const roomId = await apply(server, nari, band.bandId)
  // the room is over while she reads it
  const noise = [/400 \(Bad Request\)/, /a SEND was refused/]
  const hers = await openPhone({ at: server, as: nari, noise })
  await hers.goto(`/home/private-chat?roomId=${roomId}&roomType=BAND-APPLICANT`)
  await expect(composer(hers)).toBeVisible()

  const page = await openPhone({ at: server, as: manager })
  await page.goto('/manual')
  await page.goto(`/join/band-recruit/${band.bandId}`)
  const choose = async (item: string) => {
    await button(page, '더 보기').tap()
    await page.getByRole('menuitem', { name: item }).tap()
  }
  await choose('모집 마감')
  await expectAccessible(page)
  await button(page, '예').tap()
  await expect(page.getByText('모집완료')).toBeVisible()
  await choose('다시 모집')
  await button(page, '예').tap()
  await expect(page.getByText('모집중')).toBeVisible()
  await choose('모집글 삭제')
  await expectAccessible(page)
  await button(page, '예').tap()
  await expect(page.getByText('모집글을 삭제했습니다.')).toBeVisible()
  await expect(page).toHaveURL(/\/join$/)
  await expect(bubbles(hers, '밴드가 삭제되어 채팅방이 종료되었습니다.')).toBeVisible()
  // nothing leads back to what is no more
  await page.goBack()
  await expect(page).toHaveURL(/\/manual$/)
})
