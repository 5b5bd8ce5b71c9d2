import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/test.ts'

test('the login screen opens, is accessible and prints nothing on the console', async ({ openPhone }) => {
  const page = await openPhone()
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible()
  await expectAccessible(page)
})
