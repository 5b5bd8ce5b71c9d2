import type { Page } from '@playwright/test'
import { addTrackFolder, listTrackFolders } from '#contract/http/archive/folders.ts'
import { expectAccessible } from './harness/accessible.ts'
import { ask, type Member } from './harness/api.ts'
import { button, dialog } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expectToFitEverySize } from './harness/sizes.ts'
import { expect, test } from './harness/test.ts'

const NAMES = ['퇴근길', '산책', '합주곡', '드라이브', '새벽', '비 오는 날', '커버 연습', '여덟자가되는이름']

async function makesFolders(server: ServerProcess, as: Member): Promise<number[]> {
  const ids: number[] = []
  for (const name of NAMES) {
    const { folderId } = await ask(server, addTrackFolder, { as, body: { name, color: 'RED' } })
    ids.push(folderId)
  }
  return ids
}

const row = (page: Page) => page.getByRole('group', { name: '폴더' })

test('eight folders have names and scroll sideways, with the one that is looked at in view; one is renamed and moved, also after a reload', async ({
  server,
  yuna,
  page,
}) => {
  const ids = await makesFolders(server, yuna)
  await page.goto(`/my/archive?folder=${ids.at(-1)}`)
  const last = row(page).getByRole('button', { name: '여덟자가되는이름 폴더' })
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await expectToFitEverySize(page, async () => {
    const [folder, strip, lock] = await Promise.all([
      last.boundingBox(),
      row(page).boundingBox(),
      button(page, '비공개로 바꾸기').boundingBox(),
    ])
    expect(lock!.x).toBeGreaterThanOrEqual(strip!.x + strip!.width - 1)
    expect(folder!.height).toBeGreaterThanOrEqual(44)
    expect(folder!.width).toBeGreaterThanOrEqual(44)
  })
  await page.setViewportSize({ width: 393, height: 852 })
  await page.reload()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await row(page).evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(0)

  await button(page, '폴더 편집').tap()
  const sheet = dialog(page, '폴더 편집')
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  await button(sheet, '합주곡 위로').tap()
  await button(sheet, '합주곡 위로').tap()
  await button(sheet, '합주곡 이름과 색 바꾸기').tap()
  const form = dialog(page, '폴더 이름과 색')
  await form.getByLabel('폴더 이름').fill('공연곡')
  await form.getByRole('radio', { name: '파란색' }).check()
  await expectAccessible(page)
  await button(form, '저장').tap()
  await expect(page.getByText('폴더를 수정했습니다.')).toBeVisible()
  await button(sheet, '완료').tap()
  const names = () => row(page).getByRole('button').allTextContents()
  await expect.poll(names).toEqual(['전체', '공연곡', '퇴근길', '산책', ...NAMES.slice(3), '새 폴더'])
  await page.reload()
  await expect.poll(names).toEqual(['전체', '공연곡', '퇴근길', '산책', ...NAMES.slice(3), '새 폴더'])
  const [first] = await ask(server, listTrackFolders, { as: yuna })
  expect(first).toMatchObject({ name: '공연곡', color: 'BLUE' })
})
