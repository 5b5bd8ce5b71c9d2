import { expect, expectAccessible, test } from './harness/test.ts'

test('the login screen opens, is accessible and says nothing in the console', async ({
  openPhone,
  startServer,
}) => {
  const page = await openPhone({ at: await startServer() })
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible()
  await expectAccessible(page)
})
