import type { Page } from '@playwright/test'
import { aGroup, aMember } from './harness/api.ts'
import { bubbles, conversation } from './harness/chat.ts'
import { expect, test } from './harness/test.ts'
import { sayAll, typeIn } from './harness/voice.ts'

/** With the three digits that `aMember` appends, the longest name, of wide letters. */
const WIDE = 'mmmmmmm'

const pill = (page: Page) => page.locator('p[aria-hidden]', { hasText: '입력 중' })

/** Of the line that says who is typing: its parts in px. */
const partsOfPill = (page: Page) =>
  pill(page).evaluate((line) => {
    const [words, dots] = [...line.children] as [HTMLElement, HTMLElement]
    const { left, right, height } = line.getBoundingClientRect()
    const text = document.createRange()
    text.selectNodeContents(words)
    return {
      left,
      right,
      height,
      lines: new Set([...text.getClientRects()].map(({ top }) => top)).size,
      isCut: words.scrollWidth > words.clientWidth,
      dots: [...dots.children].map((dot) => {
        const box = dot.getBoundingClientRect()
        return { width: box.width, height: box.height, isInside: box.right <= right - 14 }
      }),
    }
  })

const A_DOT = { width: 4, height: 4, isInside: true }

test('a tap leaves no button on a message, and who is typing is one line, on the narrowest phone too', async ({
  server,
  yuna,
  page,
}) => {
  const [sol, mir] = [await aMember(server, WIDE), await aMember(server, WIDE)]
  const roomId = await aGroup(server, sol, [yuna, mir], '토요일 합주')
  await sayAll(server, sol, roomId, ['4시 어때요?', '저는 5시가 좋아요'], 'GROUP')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/home/chat?roomId=${roomId}&roomType=GROUP`)

  await test.step('a tap', async () => {
    const message = conversation(page).locator('.message', { hasText: '4시 어때요?' })
    const menu = message.getByRole('button', { name: '더보기' })
    await bubbles(page, '4시 어때요?').tap()
    await expect(message).toBeFocused()
    await expect(menu).toHaveCSS('opacity', '0')
    await expect(menu).toHaveCSS('pointer-events', 'none')
    // the keyboard, which needs it, shows it
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(message).toBeFocused()
    await expect(menu).toHaveCSS('opacity', '1')
  })

  await test.step('one who types is named in full', async () => {
    await typeIn(server, sol, roomId)
    await expect(pill(page)).toContainText(sol.nickname)
    const { left, right, height, lines, isCut, dots } = await partsOfPill(page)
    expect({ lines, isCut, dots }).toEqual({ lines: 1, isCut: false, dots: [A_DOT, A_DOT, A_DOT] })
    expect(left).toBe(16)
    expect(right).toBeLessThanOrEqual(320 - 16)
    expect(height).toBeLessThan(32)
  })

  await test.step('two stay on one line, beside the dots', async () => {
    await typeIn(server, mir, roomId)
    await typeIn(server, sol, roomId)
    await expect(pill(page)).toContainText(`${mir.nickname}님`)
    const { right, height, lines, dots } = await partsOfPill(page)
    expect({ lines, dots }).toEqual({ lines: 1, dots: [A_DOT, A_DOT, A_DOT] })
    expect(right).toBeLessThanOrEqual(320 - 16)
    expect(height).toBeLessThan(32)
  })
})
