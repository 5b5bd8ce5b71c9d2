import type { Page } from '@playwright/test'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { ask } from './harness/api.ts'
import { fitsSideways } from './harness/page.ts'
import { expect, test } from './harness/test.ts'

/** How many lines each name has, by its height. */
const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return [name.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size]
    }),
  )
const isBroken = ([, lines]: (string | number | null)[]) => lines !== 1

for (const width of [320, 393])
  test(`the names of artists stay on one line at ${width} px`, async ({ server, yuna, page }) => {
    await page.setViewportSize({ width, height: 852 })
    await page.goto('/artists')
    await expect(page.getByText('브로콜리너마저', { exact: true })).toBeAttached()
    expect((await linesOf(page, 'main li b')).filter(isBroken)).toEqual([])

    await ask(server, changeProfile, {
      as: yuna,
      body: { artists: ['브로콜리너마저', '혁오', 'Red Velvet'] },
    })
    await page.goto(`/profile-other/${yuna.memberId}`)
    const strip = page.getByRole('group', { name: '관심 아티스트' })
    const name = strip.getByText('브로콜리너마저')
    await expect(name).toBeVisible()
    expect(
      (await linesOf(page, '[aria-label="관심 아티스트"] li > span:last-of-type')).filter(isBroken),
    ).toEqual([])
    // the whole name is visible: nothing of it is cut
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await fitsSideways(page)
  })
