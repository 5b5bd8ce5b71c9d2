import type { Page } from '@playwright/test'
import { listTracks, saveTrack } from '#contract/http/archive/archivedTracks.ts'
import { listFolderTracks, listTrackFolders } from '#contract/http/archive/folders.ts'
import { searchMusic } from '#contract/http/music.ts'
import { expectAccessible } from './harness/accessible.ts'
import { ask, type Member } from './harness/api.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

/** Saves one after the other, so the last one is on top. */
async function savesTracks(server: ServerProcess, member: Member, count: number): Promise<string[]> {
  const { tracks } = await ask(server, searchMusic, { as: member, query: { q: 'a', limit: 50, offset: 0 } })
  const chosen = tracks.slice(0, count)
  for (const { spotifyId } of chosen) await ask(server, saveTrack, { as: member, body: { spotifyId } })
  return chosen.map(({ title }) => title).reverse()
}

const options = (page: Page) => page.getByRole('option')
const titles = (page: Page) => page.locator('[data-id] b').allTextContents()
const inDialog = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('toolbar', { name: '선택한 항목' })

test('two songs go into a new folder and one of them is deleted, also after a reload, which ends a selection', async ({
  server,
  yuna,
  page,
}) => {
  const [first, second, third] = await savesTracks(server, yuna, 3)
  await page.goto('/my')
  await page.getByRole('link', { name: '아카이브' }).first().tap()
  await expect(page.getByRole('list', { name: '저장한 곡' })).toBeVisible()
  await expectAccessible(page)

  // A long press.
  const row = await page.getByText(first!, { exact: true }).boundingBox()
  await page.mouse.move(row!.x + 5, row!.y + 5)
  await page.mouse.down()
  await expect(bar(page)).toBeVisible()
  await page.mouse.up()
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await options(page).nth(1).tap()
  await expect(bar(page).getByRole('status')).toHaveText('2개 선택됨')
  await expectAccessible(page)

  await bar(page).getByRole('button', { name: '폴더에 추가' }).tap()
  await inDialog(page).getByRole('button', { name: '폴더 추가' }).tap()
  await expect(inDialog(page).getByRole('heading', { name: '폴더 추가' })).toBeVisible()
  await expectAccessible(page)
  await inDialog(page).getByLabel('폴더 이름').fill('퇴근길')
  await inDialog(page).getByRole('button', { name: '추가', exact: true }).tap()
  await expect(page.getByRole('heading', { name: '어느 폴더에 넣을까요?' })).toBeVisible()
  await expectAccessible(page)
  await inDialog(page)
    .getByRole('button', { name: /퇴근길/ })
    .tap()
  await expect(page.getByText("'퇴근길'에 추가되었습니다.")).toBeVisible()
  await expect(bar(page)).toBeHidden()

  await page.getByRole('button', { name: '퇴근길 폴더', exact: true }).tap()
  await expect.poll(() => titles(page).then((shown) => shown.toSorted())).toEqual([first, second].toSorted())
  await expectAccessible(page)
  await page.getByRole('button', { name: '전체' }).tap()
  await expect.poll(() => titles(page)).toEqual([first, second, third])

  await page.getByRole('button', { name: '선택' }).tap()
  await options(page).first().tap()
  await bar(page).getByRole('button', { name: '삭제' }).tap()
  await expect(inDialog(page).getByRole('heading', { name: '1개 항목을 삭제할까요?' })).toBeVisible()
  await expectAccessible(page)
  await inDialog(page).getByRole('button', { name: '예' }).tap()
  await expect(page.getByText('삭제되었습니다.')).toBeVisible()

  await page.reload()
  await expect.poll(() => titles(page)).toEqual([second, third])
  await page.getByRole('button', { name: '퇴근길 폴더', exact: true }).tap()
  await expect.poll(() => titles(page)).toEqual([second])

  await test.step('a reload ends the selection, and one step back then leaves the screen', async () => {
    await page.getByRole('button', { name: '선택' }).tap()
    await expect(options(page)).toHaveCount(1)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual([second])
    await expect(options(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/my$/)
  })

  const [folder] = await ask(server, listTrackFolders, { as: yuna })
  const path = { folderId: folder!.folderId }
  expect(await ask(server, listFolderTracks, { as: yuna, path })).toMatchObject([{ title: second }])
  expect(await ask(server, listTracks, { as: yuna })).toHaveLength(2)
})

test('the keyboard alone chooses and deletes, the focus is never behind a bar, and follows keys pressed faster than the list renders', async ({
  server,
  yuna,
  page,
}) => {
  const saved = await savesTracks(server, yuna, 40)
  await page.goto('/my/archive')
  await page.getByRole('button', { name: '선택' }).focus()
  await page.keyboard.press('Enter')
  await options(page).first().focus()

  await test.step('keys pressed faster than the list renders', async () => {
    await page.evaluate(() => {
      for (let i = 0; i < 14; i += 1)
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
        )
    })
    await expect(page.getByRole('option', { name: saved[14] })).toBeFocused()
    await page.evaluate(async () => {
      const press = (key: string) =>
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      const next = (name: string) => new Promise((resolve) => addEventListener(name, resolve, { once: true }))
      press('Home')
      await next('scroll')
      press('End')
      await next('scroll')
      await new Promise((resolve) => requestIdleCallback(resolve))
    })
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('option', { name: saved.at(-2) })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.getByRole('option', { name: saved[0] })).toBeFocused()
  })

  for (let i = 0; i < 14; i += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: saved[14] })).toBeFocused()
  const [focused, top] = await Promise.all([page.locator(':focus').boundingBox(), bar(page).boundingBox()])
  expect(focused!.y + focused!.height).toBeLessThanOrEqual(top!.y)
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await expect(page.getByRole('option', { name: saved[0] })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('option', { name: saved.at(-1) })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(bar(page).getByRole('status')).toHaveText('2개 선택됨')

  await bar(page).getByRole('button', { name: '삭제' }).focus()
  await page.keyboard.press('Enter')
  await inDialog(page).getByRole('button', { name: '예' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('삭제되었습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '선택' })).toBeFocused()
  expect(await ask(server, listTracks, { as: yuna })).toHaveLength(38)
})

test('the list keeps its scroll position when the member comes back to it', async ({
  server,
  yuna,
  page,
}) => {
  await savesTracks(server, yuna, 40)
  await page.goto('/my/archive')
  await expect(page.getByRole('list', { name: '저장한 곡' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1_200))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_200)
  await page.getByRole('link', { name: '추가하러 가기' }).tap()
  await expect(page).toHaveURL(/\/my\/archive\/add$/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_200)
})
