import type { Page } from '@playwright/test'
import { listRooms, type RoomInfo } from '#contract/http/chat/rooms.ts'
import { IMAGE_MAX_BYTES } from '#contract/limits.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aGroup, aMember, aPrivateRoom, aSampleMember, ask, makeFriends, type Member } from './harness/api.ts'
import { button, title } from './harness/page.ts'
import { acceptPhoto, aWidePhoto, coloursOf } from './harness/photo.ts'
import type { ServerProcess } from './harness/server.ts'
import { expectToFitEverySize, asNarrowAsCanBe } from './harness/sizes.ts'
import { expect, test as base } from './harness/test.ts'

const QUESTION = '앨범에서 사진을 등록하시겠습니까?'

const friend = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const pickRow = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: friend(page, name) })
    .tap()
const next = (page: Page) => button(page, /^다음/)
const nameField = (page: Page) => page.getByRole('textbox', { name: '채팅방 이름' })
const photo = (page: Page) => button(page, '채팅방 사진 고르기')
const shownPhoto = (page: Page) => photo(page).locator('img[data-loaded="true"]')
const list = (page: Page) => page.getByRole('list', { name: '채팅방' })
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })

const test = base.extend({
  /** A friend of Yuna's, with a room of both: the list of rooms is only shown to a member with a room. */
  jun: async ({ server, yuna, jun }, use) => {
    await makeFriends(server, yuna, jun)
    await aPrivateRoom(server, yuna, jun)
    await use(jun)
  },
})

const groupsOf = async (server: ServerProcess, as: Member, name: string): Promise<RoomInfo[]> =>
  (await ask(server, listRooms, { as })).chatRoomInfos.filter(
    ({ roomType, chatName }) => roomType === 'GROUP' && chatName === name,
  )

/** Starts from the list of rooms, as a member would. */
async function begin(page: Page) {
  await page.goto('/join')
  await expect(list(page)).toBeVisible()
  await button(page, '채팅방 또는 밴드 만들기').tap()
  await button(page, '채팅방 만들기').tap()
  await expect(title(page, '채팅방 만들기')).toBeVisible()
}

/** Starts a group with one friend, up to its name. */
async function startGroup(page: Page, friendName: string, groupName: string) {
  await begin(page)
  await pickRow(page, friendName)
  await next(page).tap()
  await nameField(page).fill(groupName)
}

async function choosePhoto(page: Page, buffer: Buffer) {
  await photo(page).tap()
  await expect(page.getByRole('dialog', { name: QUESTION })).toBeVisible()
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), button(page, '예').tap()])
  await picker.setFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer })
}

test('a member creates a group with a picture, through reloads and back', async ({
  server,
  yuna,
  jun,
  page: hers,
}) => {
  const haru = await aMember(server, 'haru')
  await makeFriends(server, yuna, haru)
  await begin(hers)

  await test.step('the friends', async () => {
    await expect(friend(hers, jun.nickname)).toBeVisible()
    await pickRow(hers, jun.nickname)
    await pickRow(hers, haru.nickname)
    await expectAccessible(hers)
    await button(hers, `${haru.nickname} 빼기`).tap()
    await hers.reload()
    await expect(friend(hers, jun.nickname)).toBeChecked()
    await expect(friend(hers, haru.nickname)).not.toBeChecked()
    await expect(next(hers)).toContainText('1')
    await next(hers).tap()
  })

  await test.step('name and picture', async () => {
    await expect(title(hers, '채팅방 정보')).toBeVisible()
    await expectAccessible(hers)
    await nameField(hers).fill('토요일 합주')
    await photo(hers).tap()
    await expect(hers.getByRole('dialog', { name: QUESTION })).toBeVisible()
    await expectAccessible(hers)
    await hers.goBack()
    await expect(hers.getByRole('dialog')).toHaveCount(0)
    await expect(title(hers, '채팅방 정보')).toBeVisible()

    await choosePhoto(hers, Buffer.from('no picture at all'))
    await expect(hers.getByText('사진을 읽을 수 없습니다. 다른 사진을 골라 주세요.')).toBeVisible()
    await choosePhoto(hers, await aWidePhoto())
    await acceptPhoto(hers)
    expect(await coloursOf(shownPhoto(hers))).toEqual(['red', 'blue'])
    await expectAccessible(hers)
  })

  await test.step('a reload and a look back lose nothing', async () => {
    await hers.reload()
    await expect(nameField(hers)).toHaveValue('토요일 합주')
    await expect(shownPhoto(hers)).toBeVisible()
    await button(hers, '뒤로').tap()
    await expect(friend(hers, jun.nickname)).toBeChecked()
    await hers.goForward()
    await expect(nameField(hers)).toHaveValue('토요일 합주')
  })

  await test.step('the group', async () => {
    await button(hers, '확인').dblclick()
    await expect(hers).toHaveURL('/join')
    await expect(hers.getByText('채팅방이 생성되었습니다.')).toBeVisible()
    const picture = row(hers, '토요일 합주').locator('img[data-loaded="true"]')
    expect(await coloursOf(picture)).toEqual(['red', 'blue'])
    const [made, ...others] = await groupsOf(server, yuna, '토요일 합주')
    expect(others).toEqual([])
    expect(made?.imageUrl).toMatch(/^http/)
    // The steps have been removed from the history.
    await hers.goBack()
    await expect(hers).not.toHaveURL(/create-chat/)
  })
})

test('a direct visit to the second step begins at the first, and the keyboard alone leads to the list', async ({
  server,
  yuna,
  jun,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/join/create-chat/2')
  await expect(page).toHaveURL('/join/create-chat')
  await page.getByRole('searchbox', { name: '친구 검색' }).focus()
  await page.keyboard.type(jun.nickname)
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(friend(page, jun.nickname)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(friend(page, jun.nickname)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, '채팅방 정보')).toBeFocused()
  await nameField(page).focus()
  await page.keyboard.type('자판')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/join')
  await expect(row(page, '자판')).toBeVisible()
  expect(await groupsOf(server, yuna, '자판')).toHaveLength(1)
})

test('a group made while offline loses nothing; the next try scales its picture down, shows the upload, and creates it once', async ({
  server,
  line,
  pageOnLine: page,
  yuna,
  jun,
}) => {
  await startGroup(page, jun.nickname, '끊긴 방')
  const photoBytes = await aWidePhoto()
  // Bytes after the end of a JPEG are ignored; here they make the file larger than the server accepts.
  await choosePhoto(page, Buffer.concat([photoBytes, Buffer.alloc(IMAGE_MAX_BYTES)]))
  await acceptPhoto(page)
  await expect(shownPhoto(page)).toBeVisible()
  line.cut()
  await button(page, '확인').tap()
  await expect(page.getByText(/^서버에 연결하지 못했습니다/)).toBeVisible()
  await expect(nameField(page)).toHaveValue('끊긴 방')
  await expect(shownPhoto(page)).toBeVisible()
  line.mend()

  const cdp = await page.context().newCDPSession(page)
  const uploadThroughput = (bytesPerSecond: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: bytesPerSecond < 0 ? 0 : 50,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await uploadThroughput(8_000)
  await button(page, '확인').tap()
  await expect(page.getByRole('progressbar', { name: '사진 업로드' })).toBeVisible()
  await expect(button(page, '저장 중...')).toBeVisible()
  await uploadThroughput(-1)
  await expect(page).toHaveURL('/join')
  await expect(row(page, '끊긴 방')).toBeVisible()
  expect(await groupsOf(server, yuna, '끊긴 방')).toHaveLength(1)
})

test('the picture and name of a group are changed, and neither is accepted when empty', async ({
  server,
  yuna,
  jun,
  page,
}) => {
  const roomId = await aGroup(server, yuna, [jun], '옛 이름')
  await page.goto('/join/change-chat-info')
  await expect(page.getByText('채팅방을 찾을 수 없습니다.')).toBeVisible()

  // The form in which the router stores the state of a navigation.
  await page.evaluate((id) => {
    history.replaceState({ ...history.state, usr: { roomId: id } }, '')
  }, roomId)
  await page.reload()
  await expect(button(page, '확인')).toBeDisabled()
  await expectAccessible(page)
  await choosePhoto(page, await aWidePhoto())
  await acceptPhoto(page)
  await nameField(page).fill('새 이름')
  await page.reload()
  await expect(nameField(page)).toHaveValue('새 이름')
  await button(page, '확인').tap()
  await expect(page).toHaveURL('/join')
  await expect(row(page, '새 이름')).toBeVisible()
  const [changed] = await groupsOf(server, jun, '새 이름')
  expect(changed).toMatchObject({ roomId, imageUrl: expect.stringMatching(/^http/) })
})

test('the steps fit on small phones, at 200 % and on a desktop', async ({ server, openPhone }) => {
  const page = await openPhone({ as: await aSampleMember(server, 'yuna22') })
  await page.goto('/join/create-chat')
  await expectToFitEverySize(page, async () => {
    await friend(page, 'harin').blur()
    await page.evaluate(() => scrollTo(0, 0))
    await friend(page, 'harin').focus()
    // The focused element is neither behind the bar nor behind the button.
    const covered = await friend(page, 'harin').evaluate((box) => {
      const { left, top, bottom } = box.getBoundingClientRect()
      const seen = document.elementFromPoint(left + 30, (top + bottom) / 2)
      return !box.closest('label')?.contains(seen)
    })
    expect(covered).toBe(false)
    await page.keyboard.press('Space')
  })
  await asNarrowAsCanBe(page)
  await expect(friend(page, 'harin')).toBeChecked()
  await next(page).tap()
  await nameField(page).fill('가나다라마바사아자차')
  await expectToFitEverySize(page)
  await asNarrowAsCanBe(page)
  await photo(page).tap()
  await expectToFitEverySize(page, () => expect(page.getByRole('dialog', { name: QUESTION })).toBeVisible())
})
