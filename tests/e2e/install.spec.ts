import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { button, fitsSideways, title } from './harness/page.ts'
import { expect, test } from './harness/test.ts'

test('the manifest is read without complaints, and its pictures are served', async ({ page }) => {
  await page.goto('/manual')
  const cdp = await page.context().newCDPSession(page)
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data!) as typeof ours
  const ours = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8')) as {
    icons: { src: string }[]
    screenshots: { src: string }[]
    shortcuts: { url: string; icons: { src: string }[] }[]
  }
  expect(manifest).toEqual(ours)
  const pictures = [...ours.icons, ...ours.screenshots, ...ours.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src } of pictures) {
    const answer = await page.request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([
      src,
      200,
      'image',
    ])
  }
  for (const { url } of ours.shortcuts) {
    await page.goto(url)
    await expect(page.locator('h1')).toBeAttached()
    await expect(page).toHaveURL(url)
  }
})

/** A browser, as the page sees it. */
interface Browser {
  /** Chromium's event, which its headless build never sends. */
  offersInstall?: boolean
  /** Safari's on iOS. */
  standalone?: boolean
  /** Follows the browser's own name. */
  insideApp?: string
}

/** The next page loads of this phone are in another browser. Its storage remains. */
const becomes = (page: Page, browser: Browser) =>
  page.evaluate((wanted) => {
    localStorage.setItem('test-browser', JSON.stringify(wanted))
    localStorage.removeItem('hapju.installInvited')
  }, browser)

/** Runs in the page before the app. `asked`: how often the browser's question was shown. */
function beBrowser(): void {
  const { offersInstall, standalone, insideApp } = JSON.parse(
    localStorage.getItem('test-browser') ?? '{}',
  ) as Browser
  const define = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value })
  if (standalone !== undefined) define('standalone', standalone)
  if (insideApp !== undefined) define('userAgent', `${navigator.userAgent} ${insideApp}`)
  const asked = { count: 0 }
  Object.assign(globalThis, { asked })
  if (!offersInstall) return
  addEventListener('DOMContentLoaded', () => {
    const prompt = async () => {
      asked.count += 1
      return { outcome: 'accepted' }
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

const timesAsked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { asked: { count: number } }).asked.count)

const invitation = (page: Page) => page.getByRole('region', { name: /님과의 첫 대화, 이어가볼까요\?$/ })

test('after a first conversation the list invites once, in the way of each browser', async ({
  page,
  jun,
  roomId,
}) => {
  const room = page.getByRole('link', { name: new RegExp(jun.nickname) })
  const backToList = async () => {
    await button(page, '뒤로').tap()
    await expect(title(page, '채팅')).toBeVisible()
    await expect(room).toBeVisible()
  }
  /** A list of rooms invites only after a page has shown the whole conversation. */
  const listAfterConversation = async () => {
    await openPrivateRoom(page, roomId)
    await expect(sentBubbles(page, '안녕하세요')).toBeVisible()
    await backToList()
  }
  /** The same in a browser that has not invited yet. */
  const startIn = async (browser: Browser) => {
    await becomes(page, browser)
    await listAfterConversation()
  }
  await page.addInitScript(beBrowser)

  await test.step('the browser asks', async () => {
    await page.goto('/home/private-chat')
    await becomes(page, { offersInstall: true })
    await page.reload()
    await expect(room).toBeVisible()
    await expect(invitation(page)).toHaveCount(0)

    await openPrivateRoom(page, roomId)
    await say(page, '안녕하세요')
    await expect(sentBubbles(page, '안녕하세요')).toBeVisible()
    await backToList()
    await expect(invitation(page)).toContainText(`${jun.nickname}님과의 첫 대화, 이어가볼까요?`)
    await expectAccessible(page)
    await fitsSideways(page)
    await button(page, '홈 화면에 추가').tap()
    await expect(invitation(page)).toHaveCount(0)
    expect(await timesAsked(page)).toBe(1)
    await listAfterConversation()
    await expect(invitation(page)).toHaveCount(0)
  })

  await test.step('refused, it does not come again', async () => {
    await startIn({ offersInstall: true })
    await button(page, '나중에').tap()
    await expect(invitation(page)).toHaveCount(0)
    expect(await timesAsked(page)).toBe(0)
    await listAfterConversation()
    await expect(invitation(page)).toHaveCount(0)
    expect(await timesAsked(page)).toBe(0)
  })

  await test.step('on the home screen there is none', async () => {
    await startIn({ offersInstall: true, standalone: true })
    await expect(invitation(page)).toHaveCount(0)
  })

  await test.step('in Safari on iOS it leads to the steps', async () => {
    await startIn({ standalone: false })
    await button(page, '홈 화면에 추가').tap()
    await expect(page).toHaveURL(/\/install\/ios$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('사파리에서홈 화면에 추가해주세요')
    await expectAccessible(page)
    await fitsSideways(page)
    await button(page, '알겠어요').tap()
    await expect(title(page, '채팅')).toBeVisible()
  })

  await test.step('inside another app it says to open a browser, and copies the link', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await startIn({ insideApp: 'KAKAOTALK 11.2.3' })
    await expect(invitation(page)).toContainText('브라우저에서 다시 열어주세요.')
    await button(page, '링크 복사').tap()
    await expect(page.getByText('링크를 복사했습니다.')).toBeVisible()
  })
})

const INSETS = { top: 47, bottom: 34, left: 0, right: 0 }

test('on a phone with a notch no control lies below the status bar or the home bar', async ({
  page,
  roomId,
}) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })
  const room = `/home/private-chat?roomId=${roomId}&roomType=PRIVATE`
  for (const path of [
    '/',
    '/join',
    '/my',
    '/my/setting',
    '/home/private-chat',
    room,
    '/share',
    '/install/ios',
  ]) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeAttached()
    await expect(page.getByText('불러오는 중')).toHaveCount(0)
    expect(await coveredControls(page), path).toEqual([])
  }
})

/**
 * Names of links, buttons and fields that reach under the phone's own bars: at the top, or fixed at the
 * bottom.
 */
const coveredControls = (page: Page) =>
  page.evaluate(({ top, bottom }) => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement))
    return [...document.querySelectorAll('main a, main button, main input, header a, header button, nav a')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const isUnderTop = box.bottom > 0 && box.top < top
        const isUnderBottom = box.top < innerHeight && box.bottom > innerHeight - bottom && isFixed(element)
        return box.width > 1 && box.height > 1 && (isUnderTop || isUnderBottom)
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  }, INSETS)
