import type { Locator, Page } from '@playwright/test'
import { type ChatMessage, listMessages } from '#contract/http/chat/messages.ts'
import { ask, type Member } from './api.ts'
import { drawn } from './page.ts'
import type { ServerProcess } from './server.ts'
import { expect } from './test.ts'

export const conversation = (page: Page): Locator => page.getByRole('log', { name: '대화' })

/** Rendered messages with exactly this text, whatever their state. */
export const bubbles = (page: Page, text: string): Locator =>
  conversation(page).getByText(text, { exact: true })

/** Those of them that the server has confirmed. */
export const sentBubbles = (page: Page, text: string): Locator =>
  conversation(page)
    .locator('[data-state="sent"]')
    .filter({ has: page.getByText(text, { exact: true }) })

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: '메시지' })

export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

export async function openPrivateRoom(page: Page, roomId: number): Promise<void> {
  await page.goto(`/home/private-chat?roomId=${roomId}&roomType=PRIVATE`)
  await expect(composer(page)).toBeVisible()
}

/**
 * Expects that every message is confirmed, with none pending or failed. Pending ones are at the end; only
 * visible rows are in the page.
 */
export async function expectAllSent(page: Page, withinMs = 30_000): Promise<void> {
  await conversation(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(page.getByText('보내는 중')).toHaveCount(0, { timeout: withinMs })
  await expect(page.getByText('전송하지 못했어요')).toHaveCount(0)
}

/** The whole history of a room on the server, oldest first. */
export async function history(server: ServerProcess, as: Member, roomId: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = []
  let cursor: number | null = null
  do {
    const query: { limit: number; cursor?: number } =
      cursor === null ? { limit: 100 } : { limit: 100, cursor }
    const page: Awaited<ReturnType<typeof ask<typeof listMessages>>> = await ask(server, listMessages, {
      as,
      path: { roomId },
      query,
    })
    messages.push(...page.messages)
    cursor = page.hasNext ? page.lastMessageId : null
  } while (cursor !== null)
  return messages.reverse()
}

/**
 * Reads every message by scrolling from the end of the conversation to its top; returns them oldest first.
 * Only visible rows are in the page.
 */
export async function readConversation(page: Page): Promise<string[]> {
  const seen = new Map<string, string>()
  const log = conversation(page)
  await log.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await drawn(page)
  for (;;) {
    const rows = await log
      .locator('.message')
      .evaluateAll((elements) =>
        elements.map(
          (row) =>
            [row.getAttribute('data-key') ?? '', row.querySelector('.bubble')?.textContent ?? ''] as const,
        ),
      )
    const before = seen.size
    const older = rows.filter(([key]) => !seen.has(key))
    const known = [...seen]
    seen.clear()
    for (const [key, text] of [...older, ...known]) seen.set(key, text)
    const atTop = await log.evaluate((element) => element.scrollTop <= 0)
    if (atTop && seen.size === before) return [...seen.values()]
    await log.evaluate((element) => element.scrollBy(0, -element.clientHeight / 2))
    await drawn(page)
  }
}
