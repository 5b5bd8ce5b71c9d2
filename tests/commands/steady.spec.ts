import { expect, test } from './harness/test.ts'

test('npm run steady runs a stage the given number of times and counts the runs that passed', async ({
  run,
}) => {
  const steady = run('steady', ['--times=2', '--busy=1', 'format'])
  expect(await steady.ended, steady.output).toBe(0)
  expect(steady.output).toMatch(/✓ run 2 of 2, \d+ s: Tests: 1 passed, 0 failed/)
  expect(steady.output).toMatch(/2 of 2 runs passed, beside 1 busy process\b/)
})

test('a run of npm run steady keeps its logs when another one starts beside it', async ({ run }) => {
  const first = run('steady', ['--times=2', '--busy=0', 'format'])
  await first.says(/run 1 of 2/)
  const second = run('steady', ['--times=1', '--busy=0', 'format'])
  for (const steady of [first, second]) expect(await steady.ended, steady.output).toBe(0)
})

test('npm run steady -- --delays says from which seed a run took its delays', async ({ run }) => {
  const steady = run('steady', ['--times=1', '--busy=0', '--delays', 'format'])
  expect(await steady.ended, steady.output).toBe(0)
  expect(steady.output).toMatch(/✓ run 1 of 1, \d+ s, delays of seed \d+: Tests: 1 passed, 0 failed/)
})
