import { aBand } from './harness/api.ts'
import { expect, test } from './harness/test.ts'

test('a shared link shows a preview to everybody, opens after the log-in, and leaves no log-in behind', async ({
  server,
  openPhone,
  yuna,
  jun,
}) => {
  const band = await aBand(server, jun, '파란 옥상', {})
  const shared = `/bands/${band.bandId}`
  const page = await openPhone()
  const html = await (await page.request.get(shared, { headers: { Accept: 'text/html' } })).text()
  expect(html).toContain(`<meta property="og:title" content="${band.name}" />`)

  await page.goto(shared)
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(shared)}`)
  await page.getByLabel('아이디', { exact: true }).fill(yuna.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(yuna.password)
  await page.getByRole('button', { name: 'LOG IN' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: band.name })).toBeVisible()
  await expect(page).toHaveURL(shared)
  await page.getByRole('button', { name: '뒤로' }).tap()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: '밴드 모집' })).toBeVisible()
})
