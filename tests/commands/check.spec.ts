import { expect, test } from './harness/test.ts'

test('npm run check runs the checks named in its arguments and reports how each went', async ({ run }) => {
  const check = run('check', ['size'])
  expect(await check.ended, check.output).toBe(0)
  expect(check.output).toMatch(/✓ size +[\d.]+ s {2}1 passed, 0 failed/)
})
