import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { unique } from './harness/api.ts'
import { bubbles, composer, conversation, openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { button } from './harness/page.ts'
import { expect, test } from './harness/test.ts'

/** Tests what opens over the screens, and use by keyboard alone; screens.spec.ts tests the screens. */

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name })

/** The group of the sample data that everybody may join. */
const LOUNGE = '/home/chat?roomId=52&roomType=GROUP'

const openMenu = (page: Page) => button(page, '메뉴').tap()

interface Opening {
  name: string
  role: 'dialog' | 'menu'
  open: (page: Page) => Promise<void>
}

const OVER_THE_LIST: Opening[] = [
  { name: 'new chat', role: 'dialog', open: (page) => button(page, '새 채팅').tap() },
]
const OVER_TWO: Opening[] = [
  { name: 'menu of two', role: 'menu', open: openMenu },
  {
    name: 'menu of a message',
    role: 'menu',
    open: (page) => conversation(page).locator('.message').last().click({ button: 'right' }),
  },
]
const OVER_A_GROUP: Opening[] = [
  { name: 'menu of a group', role: 'menu', open: openMenu },
  { name: 'people', role: 'dialog', open: (page) => button(page, /^참여자/).tap() },
  {
    name: 'member',
    role: 'dialog',
    open: (page) =>
      page
        .getByRole('button', { name: / 보기$/ })
        .last()
        .tap(),
  },
  {
    name: 'leaving',
    role: 'dialog',
    open: async (page) => {
      await openMenu(page)
      await menuItem(page, '나가기').tap()
    },
  },
]

test('everything that opens over a screen passes axe, closes on back and leaves the screen as it was; a group is left once, for home', async ({
  openPhone,
  yuna,
  roomId,
}) => {
  const page = await openPhone({ as: yuna, noise: [/\] report/] })

  async function openEach(openings: Opening[]) {
    const at = page.url()
    for (const { name, role, open } of openings) {
      await test.step(name, async () => {
        const overlay = page.getByRole(role)
        await open(page)
        await expect(overlay).toBeVisible()
        await expectAccessible(page)
        await page.goBack()
        await expect(overlay).toHaveCount(0)
        await expect(page).toHaveURL(at)
      })
    }
  }

  await page.goto('/home/private-chat')
  await openEach(OVER_THE_LIST)
  await openPrivateRoom(page, roomId)
  await expectAccessible(page)
  await say(page, '안녕하세요')
  await expect(sentBubbles(page, '안녕하세요')).toHaveCount(1)
  await openEach(OVER_TWO)
  await page.goto(LOUNGE)
  await expect(composer(page)).toBeVisible()
  await openEach(OVER_A_GROUP)

  await test.step('leaving a group', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/members\/(join|exit)$/.test(request.url())) asked.push(request.url().split('/').at(-1) ?? '')
    })
    await openMenu(page)
    await menuItem(page, '나가기').tap()
    await button(page, '예').dblclick()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused()
    await page.goBack()
    await expect(composer(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`roomId=${roomId}&`))
    expect(asked).toEqual(['exit'])
  })

  await test.step('toast', async () => {
    await page.goto('/chat-demo')
    await openMenu(page)
    await menuItem(page, '신고').tap()
    const toast = page.getByRole('alert')
    await expect(toast).toBeVisible()
    // Measured before axe runs, which on a busy machine takes longer than a toast lasts.
    const bottom = await toast.evaluate((element) => element.getBoundingClientRect().bottom)
    await expectAccessible(page)
    const top = await composer(page).evaluate((element) => element.getBoundingClientRect().top)
    expect(bottom, 'the toast stands above the composer').toBeLessThan(top)
  })
})

/** Maximum for a conversation: its bar, the rendered writers and days, and the composer. */
const TAB_STOPS_MAX = 40

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < TAB_STOPS_MAX; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target.toString()}`)
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('the keyboard alone is enough to sign up, chat and leave', async ({ server, openPhone }) => {
  const page = await openPhone()
  const link = (name: string) => page.getByRole('link', { name })
  await page.goto('/login')
  await press(page, link('SIGN UP'))
  await tabTo(page, page.getByRole('checkbox', { name: '전체 동의' }))
  await page.keyboard.press('Space')
  await press(page, button(page, '동의하고 계속하기'))
  const nickname = unique('keys')
  const email = `${nickname}@example.com`
  await type(page, '이메일', email)
  await page.keyboard.press('Enter')
  await press(page, button(page, '확인'))
  await type(page, '1번째 숫자', await server.mailedCode(email))
  await page.keyboard.press('Enter')
  await type(page, '비밀번호', 'gitar2025')
  await page.keyboard.press('Enter')
  await type(page, '비밀번호 확인', 'gitar2025')
  await page.keyboard.press('Enter')
  await type(page, '닉네임', nickname)
  await page.keyboard.press('Enter')
  await expect(page.getByText('사용 가능한 닉네임입니다')).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: '남성' }))
  await page.keyboard.press('ArrowRight')
  await type(page, '나이', '23')
  await press(page, button(page, /^지역/))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: '서울' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, button(page, '완료'))
  await press(page, link('홈으로'))

  await press(page, link('채팅'))
  await press(page, link('합주 라운지 들어가기'))
  await tabTo(page, composer(page))
  // Earlier tests have written in the lounge.
  const words = unique('드럼 구해요')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(sentBubbles(page, words)).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, '첨부')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(conversation(page).locator(':focus')).toHaveCount(1)
  await press(page, button(page, '메뉴'))
  await expect(menuItem(page, '알림 끄기')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await press(page, button(page, '예'))
  await expect(page).toHaveURL('/')
})

test('no text is cut off on the smallest phone, and no screen scrolls sideways', async ({ page, roomId }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const at of ['/', '/home/private-chat', LOUNGE, '/nowhere']) {
    await page.goto(at)
    await expect(page.locator('h1')).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(320)
  }
  await openPrivateRoom(page, roomId)
  await say(page, `https://example.com/${'a'.repeat(200)}`)
  await expect(bubbles(page, `https://example.com/${'a'.repeat(200)}`)).toBeInViewport({ ratio: 1 })
})
