import { expect, test } from './harness/test.ts'

test('npm run mutate plants the faults of one file and prints how many were noticed', async ({ run }) => {
  const mutate = run('mutate', ['server/realtime/slidingWindow.ts'])
  expect(await mutate.ended, mutate.output).toBe(0)
  expect(mutate.output).toMatch(/^server\/realtime\/slidingWindow\.ts +\d+ +\d+ +[\d.]+ %$/m)
})

test('npm run mutate lists the groups when asked for an unknown one', async ({ run }) => {
  const mutate = run('mutate', ['nothing'])
  expect(await mutate.ended).toBe(1)
  expect(mutate.output).toMatch(/Unknown group or file: nothing\. Groups: .*outbox/)
})
