import type { Page } from '@playwright/test'

/**
 * Errors and warnings on the console of a page, uncaught errors included, except the expected lines. Grows
 * while the page lives.
 */
export function complaintsOf(page: Page, expected: readonly RegExp[]): string[] {
  const complaints: string[] = []
  const hear = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  page.on('pageerror', (error) => hear(`uncaught ${error.stack ?? error.message}`))
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type()))
      hear(`${line.type()} ${line.text()} (${line.location().url})`)
  })
  return complaints
}
