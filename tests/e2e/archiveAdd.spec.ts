import { saveAlbum } from '#contract/http/archive/archivedAlbums.ts'
import { expectAccessible } from './harness/accessible.ts'
import { ask } from './harness/api.ts'
import { loadedInAdvance } from './harness/page.ts'
import { expectToFitEverySize } from './harness/sizes.ts'
import { expect, test } from './harness/test.ts'

test('a track is found, added, removed and added again, and stays in the archive; offline nothing seems to be added', async ({
  failingPage: page,
}) => {
  const box = page.getByRole('searchbox', { name: '음악 검색' })
  const plus = page.getByRole('button', { name: '위잉위잉 더하기' })
  const check = page.getByRole('button', { name: '위잉위잉 빼기' })
  const takeBack = page.getByRole('button', { name: '취소' })

  await page.goto('/my/archive')
  await page.getByRole('link', { name: /추가/ }).first().tap()
  await expect(page).toHaveURL(/\/my\/archive\/add$/)
  await expect(page.getByRole('heading', { name: '이 곡은 어떠세요?' })).toBeVisible()
  await expect(page.getByRole('button', { name: /더하기|빼기/ }).first()).toBeVisible()
  await expectAccessible(page)
  await loadedInAdvance(page)

  await box.fill('없는노래')
  await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible()
  await expectAccessible(page)

  await box.fill('혁')
  await page.getByRole('list', { name: '추천 검색어' }).getByRole('button', { name: '혁오' }).tap()
  await expect(box).toHaveValue('혁오')
  for (const name of ['아티스트', '앨범', '곡'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(plus).toBeVisible()
  await expectAccessible(page)

  await test.step('offline', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    await page.context().setOffline(true)
    await plus.tap()
    await expect(page.getByRole('alert').getByText('인터넷 연결이 끊겼어요.')).toBeVisible()
    // it is said at once, not after a failed request was repeated
    expect(asked.length).toBeLessThan(2)
    await expect(plus).toHaveAttribute('aria-pressed', 'false')
    await page.context().setOffline(false)
  })

  await plus.tap()
  await expect(page.getByText('아카이브에 추가되었습니다!')).toBeVisible()
  await expect(check).toBeVisible()
  await takeBack.tap()
  await expect(page.getByText('아카이브에서 삭제되었습니다.')).toBeVisible()
  await expect(plus).toBeVisible()
  await expect(takeBack).toBeHidden()
  await plus.tap()
  await expect(takeBack).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(box).toHaveValue('혁오')
  await expect(check).toBeVisible()
  await page.getByRole('button', { name: '뒤로' }).tap()
  await expect(page).toHaveURL(/\/my\/archive$/)
  await expect(page.getByText('위잉위잉')).toBeVisible()
})

test('the keyboard alone is enough to add, and a saved song or album opens what is known of it', async ({
  server,
  yuna,
  page,
}) => {
  await page.goto('/my/archive/add')
  const box = page.getByRole('searchbox', { name: '음악 검색' })
  await box.focus()
  await page.keyboard.type('혁오')
  await expect(page.getByRole('button', { name: '혁오 더하기' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '검색 결과' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '혁오 더하기' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('아카이브에 추가되었습니다!')).toBeVisible()
  await expect(page.getByRole('button', { name: '혁오 빼기' })).toBeFocused()

  await box.fill('Silverhair Express')
  await page.getByRole('button', { name: 'Silverhair Express 더하기' }).tap()
  await page.getByRole('link', { name: /^Silverhair Express/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Silverhair Express' })).toBeVisible()
  await expect(page.getByRole('link', { name: '혁오 아티스트' })).toBeVisible()
  await expect(page.getByText('아직 이 곡을 고른 밴드가 없어요.')).toBeVisible()
  await expectToFitEverySize(page)
  const body = { spotifyId: 'NoobB2fzmQv2UcpL04Qsp8A3' }
  const { albumId } = await ask(server, saveAlbum, { as: yuna, body })
  await page.goto(`/my/archive/album/${albumId}`)
  await expect(page.getByRole('heading', { level: 1, name: '사랑으로' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Help' })).toContainText('혁오')
  await expectAccessible(page)
})
