import { readFile } from 'node:fs/promises'
import { unzipped } from '#server/modules/auth/export/export.fixtures.ts'
import { expectAccessible } from './harness/accessible.ts'
import { button } from './harness/page.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

test('a member asks for their data, downloads it, and finds in it what they wrote', async ({
  server,
  page,
  roomId,
  yuna,
  jun,
}) => {
  await sayAll(server, yuna, roomId, ['토요일 합주 갈게요'])
  await sayAll(server, jun, roomId, ['준이 쓴 비밀'])

  await page.goto('/my/setting')
  await page.getByRole('link', { name: '내 데이터 내려받기' }).tap()
  await expect(page.getByText('1개', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await button(page, '파일 만들기').tap()
  await expect(page.getByRole('heading', { name: '준비됐어요' })).toBeVisible()
  await expectAccessible(page)
  const started = page.waitForEvent('download')
  await button(page, '내려받기').tap()
  const download = await started
  expect(download.suggestedFilename()).toBe(`hapju-${yuna.nickname}.zip`)
  const content = await unzipped(await readFile(await download.path()))
  expect(content['messages.json']).toContain('토요일 합주 갈게요')
  expect(JSON.stringify(content)).not.toContain('준이 쓴 비밀')
  await expect(page).toHaveURL('/my/setting/data')

  await page.goto('/my/notifications')
  await page.getByRole('link', { name: /내 데이터 파일이 준비됐어요/ }).tap()
  await expectAccessible(page)
  await page.getByRole('link', { name: '내려받으러 가기' }).tap()
  await expect(page).toHaveURL('/my/setting/data')
})
