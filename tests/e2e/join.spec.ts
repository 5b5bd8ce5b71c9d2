import type { Locator, Page } from '@playwright/test'
import { listRooms, pinRoom } from '#contract/http/chat/rooms.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aBand, aGroup, aMember, aPrivateRoom, aSampleMember, ask } from './harness/api.ts'
import { sentBubbles } from './harness/chat.ts'
import { hold, tapInPlace } from './harness/finger.ts'
import { LINE_NOISE } from './harness/line.ts'
import { button, dialog, drawn } from './harness/page.ts'
import { asNarrowAsCanBe, expectToFitEverySize, PHONE } from './harness/sizes.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

const list = (page: Page) => page.getByRole('list', { name: '채팅방' })
const names = (page: Page) => list(page).getByRole('listitem').locator('b').allTextContents()
const row = (page: Page, name: string): Locator =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.locator('b', { hasText: new RegExp(`^${name}$`) }) })
const more = (page: Page, name: string) => button(page, `${name} 더보기`)
/** Opens the menu of a room by a long press. */
const openMenu = (page: Page, name: string) => hold(page, row(page, name).locator('b'), dialog(page, name))
const filter = (page: Page) => button(page, /채팅방 종류$/)

async function choose(page: Page, name: string) {
  await filter(page).tap()
  await page.getByRole('menuitemradio', { name }).tap()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** A member with rooms of all four kinds, one of them pinned. */
const SAMPLE = 'yuna22'

test('a room with a new message moves up with its badge; rooms are filtered, found, pinned and left', async ({
  server,
  yuna,
  jun,
  roomId,
  page,
}) => {
  const haru = await aMember(server, 'haru')
  const band = await aBand(server, yuna, '새벽 네 시', { session: ['vocal'] })
  const groupId = await aGroup(server, jun, [yuna], '토요일 망원 합주')
  await ask(server, pinRoom, { as: yuna, query: { chatId: groupId } })
  await sayAll(server, jun, groupId, ['4시에 봐요'], 'GROUP')
  await sayAll(server, jun, roomId, ['안녕하세요'])
  await sayAll(server, yuna, await aPrivateRoom(server, yuna, haru), ['하루 씨'])
  const roomsOf = async () => (await ask(server, listRooms, { as: yuna })).chatRoomInfos
  const ofTwo = async () => (await names(page)).filter((name) => [jun.nickname, haru.nickname].includes(name))

  await page.goto('/join')
  await expect.poll(ofTwo).toEqual([haru.nickname, jun.nickname])
  await expect(row(page, jun.nickname)).toContainText('읽지 않은 메시지 1개')
  await expectAccessible(page)
  await sayAll(server, jun, roomId, ['오늘 연습 몇 시예요?'])
  await expect.poll(ofTwo).toEqual([jun.nickname, haru.nickname])
  await expect(row(page, jun.nickname)).toContainText('오늘 연습 몇 시예요?')
  await expect(row(page, jun.nickname)).toContainText('읽지 않은 메시지 2개')

  // A tap opens it, and reading it there clears the badge here.
  await row(page, jun.nickname).getByRole('link').tap()
  await expect(sentBubbles(page, '오늘 연습 몇 시예요?')).toHaveCount(1)
  const unread = async () => (await roomsOf()).find((room) => room.roomId === roomId)?.unreadCount
  await expect.poll(unread).toBe(0)
  await page.goBack()
  await expect(row(page, jun.nickname)).not.toContainText('읽지 않은')
  const all = await names(page)

  await filter(page).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await choose(page, '밴드')
  await expect(page).toHaveURL(/\/join\?type=band$/)
  await expect.poll(() => names(page)).toEqual([band.name])
  await page.reload()
  await expect(row(page, band.name)).toBeVisible()
  await expect(filter(page)).toContainText('밴드')
  await choose(page, '전체')

  await button(page, '채팅방 검색').tap()
  await page.getByRole('searchbox', { name: '채팅방 검색' }).fill('ㅌㅇㅇ')
  await expect.poll(() => names(page)).toEqual(['토요일 망원 합주'])
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('없는 이름')
  await expect(page.getByRole('heading', { name: '찾는 채팅방이 없어요' })).toBeVisible()
  await expectAccessible(page)
  await button(page, '검색 닫기').tap()
  await expect.poll(() => names(page)).toEqual(all)

  // A tap opens the conversation, on the unread badge too; a long press opens the menu.
  await row(page, '토요일 망원 합주').getByText('읽지 않은 메시지').locator('..').tap()
  await expect(page).toHaveURL(/\/home\/chat\?roomId=\d+&roomType=GROUP$/)
  await page.goBack()
  const sheet = dialog(page, '토요일 망원 합주')
  await hold(page, row(page, '토요일 망원 합주').locator('b'), sheet)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '고정 해제' }).tap()
  await expect(page.getByText('고정을 해제했습니다.')).toBeVisible()
  await expect(row(page, '토요일 망원 합주')).not.toContainText('고정됨')

  // A long press on a link opens its menu, not the conversation.
  await hold(page, row(page, jun.nickname).getByRole('link'), dialog(page, jun.nickname))
  await dialog(page, jun.nickname).getByRole('button', { name: '채팅방 고정' }).tap()
  await expect.poll(async () => (await names(page))[0]).toBe(jun.nickname)
  await expect(page).toHaveURL(/\/join$/)

  await openMenu(page, jun.nickname)
  await dialog(page, jun.nickname).getByRole('button', { name: '나가기' }).tap()
  const question = dialog(page, '채팅방에서 나가시겠습니까?')
  await expectAccessible(page)
  await question.getByRole('button', { name: '예' }).tap()
  await expect(page.getByText('채팅방에서 나갔습니다.')).toBeVisible()
  await expect(row(page, jun.nickname)).toHaveCount(0)
  await expect(page).toHaveURL(/\/join$/)
  expect((await roomsOf()).map((room) => room.roomId)).not.toContain(roomId)

  await openMenu(page, band.name)
  await expect(dialog(page, band.name).getByRole('button', { name: '나가기' })).toHaveCount(0)
  await page.goBack()
  await row(page, band.name).getByRole('link').tap()
  await expect(page).toHaveURL(/\/join\/band-recruit\/\d+$/)
  await page.goBack()

  await button(page, '채팅방 또는 밴드 만들기').tap()
  await expectAccessible(page)
  await page.goBack()
  await expect(button(page, '밴드 만들기')).toHaveCount(0)
  await button(page, '채팅방 또는 밴드 만들기').tap()
  await button(page, '밴드 만들기').tap()
  await expect(page).toHaveURL(/\/join\/create-band$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/join$/)
})

/**
 * Closes the open menu and presses something during its step back in the history. On a slow phone that step
 * takes long enough for a tap.
 */
async function pressWhileClosing(page: Page, target: Locator) {
  await target.evaluate((element: HTMLElement) => {
    const stepBack = history.back.bind(history)
    history.back = () => {
      history.back = stepBack
      stepBack()
      element.click()
    }
  })
  await page.keyboard.press('Escape')
}

test('the list keeps its scroll position, its menus are reached by the keyboard alone and close before the next press, and it fits on small phones, at 200 % and on a desktop', async ({
  server,
  openPhone,
}) => {
  const page = await openPhone({ as: await aSampleMember(server, SAMPLE) })
  await page.setViewportSize({ width: 393, height: 500 })
  await page.goto('/join')
  await expect(list(page).getByRole('listitem').first()).toBeVisible()

  await test.step('its scroll position, when the member comes back, and after a reload', async () => {
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(scrolled).toBe(300)
    // Located by its address, because rows below it are rendered once it is scrolled to.
    const address = await list(page).getByRole('listitem').getByRole('link').last().getAttribute('href')
    const link = list(page).locator(`a[href="${address}"]`)
    const there = await tapInPlace(page, link)
    expect(there).toBeGreaterThan(0)
    await expect(page).toHaveURL(({ pathname, search }) => pathname + search === address)
    await page.goBack()
    await expect.poll(scrolled).toBe(there)
    await page.reload()
    await expect(list(page)).toBeVisible()
    await expect.poll(scrolled).toBe(there)
  })

  await test.step('a menu by the keyboard alone, which returns the focus', async () => {
    await page.setViewportSize(PHONE)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(row(page, 'minseo')).toBeVisible()
    await row(page, 'minseo').getByRole('link').focus()
    await page.keyboard.press('Shift+F10')
    await expect(dialog(page, 'minseo')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row(page, 'minseo').getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(more(page, 'minseo')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'minseo')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more(page, 'minseo')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(row(page, '안개주의보').getByRole('link')).toBeFocused()
  })

  await test.step('a press while a menu still closes is neither closed with it nor undone', async () => {
    await row(page, 'minseo').getByRole('link').focus()
    await page.keyboard.press('Shift+F10')
    await expect(dialog(page, 'minseo')).toBeVisible()
    await pressWhileClosing(page, more(page, '안개주의보'))
    await expect(dialog(page, 'minseo')).toHaveCount(0)
    await expect(dialog(page, '안개주의보')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/join$/)

    await row(page, 'minseo').getByRole('link').focus()
    await page.keyboard.press('Shift+F10')
    await expect(dialog(page, 'minseo')).toBeVisible()
    await pressWhileClosing(page, row(page, 'minseo').getByRole('link'))
    await expect(page).toHaveURL(/private-chat/)
    await page.goBack()
    await expect(row(page, 'minseo')).toBeVisible()
  })

  await expectToFitEverySize(page, () => expect(row(page, '토요일 망원 합주')).toBeVisible())
  await asNarrowAsCanBe(page)
  await button(page, '채팅방 검색').tap()
  await page.getByRole('searchbox').fill('ㅅ')
  await expectToFitEverySize(page, () => expect(row(page, '새벽 네 시')).toBeVisible())
  await asNarrowAsCanBe(page)
  await openMenu(page, '새벽 네 시')
  const pin = dialog(page, '새벽 네 시').getByRole('button', { name: '채팅방 고정' })
  await expectToFitEverySize(page, () => expect(pin).toBeInViewport())
})

const PICK = 'button[aria-label^="채팅방 또는 밴드 만들기"]'
const ROWS = '[role="list"][aria-label="채팅방"]'
const boxOf = async (place: Locator) => (await place.boundingBox())!
type Box = Awaited<ReturnType<typeof boxOf>>
const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Of the text alone, without the padding around it. */
const textBoxOf = (place: Locator): Promise<Box> =>
  place.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const { x, y, width, height } = text.getBoundingClientRect()
    return { x, y, width, height }
  })

/** A picture of a part of the window in which the elements of these selectors are hidden. */
const painted = (page: Page, clip: Box, ...without: string[]) =>
  page.screenshot({ clip, style: `${without.join()} { opacity: 0 !important }` })

/** Scrolls to a place of the list where the time of a row lies at the height of the pick. */
async function scrollBelowPick(page: Page, px: number) {
  await page.evaluate((y) => window.scrollTo(0, y), px)
  const isBelow = () =>
    page.evaluate(
      ([pick, rows]) => {
        const { top, bottom } = document.querySelector(pick)!.getBoundingClientRect()
        return [...document.querySelectorAll(`${rows} time`)].some((time) => {
          const box = time.getBoundingClientRect()
          return box.top < bottom && box.bottom > top
        })
      },
      [PICK, ROWS] as const,
    )
  await expect.poll(isBelow).toBe(true)
  await drawn(page)
}

test('the button of a row’s menu is not seen on a phone, and is where a mouse is', async ({
  server,
  openPhone,
}) => {
  const as = await aSampleMember(server, SAMPLE)
  const phone = await openPhone({ as })
  await phone.goto('/join')
  await expect(more(phone, 'minseo')).toHaveCSS('opacity', '0')
  await hold(phone, row(phone, 'minseo').locator('b'), dialog(phone, 'minseo'))
  await phone.goBack()
  await expect(dialog(phone, 'minseo')).toHaveCount(0)
  await expect(more(phone, 'minseo')).toHaveCSS('opacity', '0')

  const desk = await openPhone({ as, mouse: true })
  await desk.goto('/join')
  await expect(more(desk, 'minseo')).toHaveCSS('opacity', '0')
  await row(desk, 'minseo').hover()
  await expect(more(desk, 'minseo')).toHaveCSS('opacity', '1')
  await row(desk, '안개주의보').hover()
  await expect(more(desk, 'minseo')).toHaveCSS('opacity', '0')
  await row(desk, 'minseo').hover()
  await more(desk, 'minseo').click()
  await expect(dialog(desk, 'minseo')).toBeVisible()
})

test('the floating pick covers no time and no badge of a list longer than the screen, with a line and without', async ({
  server,
  openPhone,
}) => {
  const page = await openPhone({ as: await aSampleMember(server, SAMPLE), noise: LINE_NOISE })
  await page.setViewportSize({ width: 393, height: 500 })
  await page.goto('/join')
  await expect(list(page).getByRole('listitem').first()).toBeVisible()
  const end = page.getByText('나머지는 연결되면 보여드릴게요.')

  for (const isOnline of [true, false])
    await test.step(isOnline ? 'with a line' : 'without', async () => {
      await page.context().setOffline(!isOnline)
      await expect(end).toHaveCount(isOnline ? 0 : 1)
      for (const width of [393, 320]) {
        await page.setViewportSize({ width, height: 500 })
        // half of a row apart
        for (const px of [100, 136]) {
          await scrollBelowPick(page, px)
          const pick = await boxOf(page.locator(PICK))
          const below = await painted(page, pick, PICK)
          expect(below.equals(await painted(page, pick, PICK, ROWS)), `${px} px at ${width}`).toBe(true)
        }
      }
    })

  await test.step('at the end of the list, where a note is beside the pick', async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await drawn(page)
    const [pick, note, last] = await Promise.all([
      boxOf(page.locator(PICK)),
      textBoxOf(end),
      boxOf(list(page).getByRole('listitem').last()),
    ])
    expect(meet(note, pick)).toBe(false)
    expect(last.y + last.height).toBeLessThanOrEqual(Math.min(pick.y, note.y))
    const isSeen = !(await painted(page, note)).equals(await painted(page, note, 'p'))
    expect(isSeen).toBe(true)
  })
})
