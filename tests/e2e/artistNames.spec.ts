import type { Page } from '@playwright/test'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { ask } from './harness/api.ts'
import { drawn, fitsSideways } from './harness/page.ts'
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

test('the names of artists stay on one line, however narrow the phone is', async ({ server, yuna, page }) => {
  const artists = ['브로콜리너마저', '혁오', 'Red Velvet']
  await ask(server, changeProfile, { as: yuna, body: { artists } })
  const widths = async (look: () => Promise<void>) => {
    for (const width of [320, 393])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 852 })
        await drawn(page)
        await look()
      })
  }

  await page.goto('/artists')
  await expect(page.getByText('브로콜리너마저', { exact: true })).toBeAttached()
  await widths(async () => {
    expect((await linesOf(page, 'main li b')).filter(isBroken)).toEqual([])
  })

  await page.goto(`/profile-other/${yuna.memberId}`)
  const strip = page.getByRole('group', { name: '관심 아티스트' })
  const name = strip.getByText('브로콜리너마저')
  await expect(name).toBeVisible()
  await widths(async () => {
    expect(
      (await linesOf(page, '[aria-label="관심 아티스트"] li > span:last-of-type')).filter(isBroken),
    ).toEqual([])
    // the whole name is visible: nothing of it is cut
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await fitsSideways(page)
  })
})
