import { expect, test } from './harness/test.ts'

test('npm run fuzz tries property tests from a new seed and reports that none failed', async ({ run }) => {
  const fuzz = run('fuzz', ['0.01', 'text/links'])
  expect(await fuzz.ended, fuzz.output).toBe(0)
  expect(fuzz.output).toMatch(/round 1, seed \d+, 1 file$/m)
  expect(fuzz.output).toMatch(/✓ 1 round in 0\.01 min without a failure/)
})

test('npm run fuzz names the words that match no property test', async ({ run }) => {
  const fuzz = run('fuzz', ['1', 'nothing'])
  expect(await fuzz.ended).toBe(1)
  expect(fuzz.output).toContain('No property test has nothing in its path.')
})
