import { expect, test } from './harness/test.ts'

test('npm run bench measures the music search and prints its figures as a table', async ({ run }) => {
  const settings = { BENCH_RUNS: '1', BENCH_TRACKS: '10000' }
  const bench = run('bench', ['musicSearch'], { settings })
  expect(await bench.ended, bench.output).toBe(0)
  expect(bench.output).toMatch(/│ 'M1' +│ '10,000 tracks: p95' +│ '[\d.]+ ms' +│/)
})

test('npm run bench lists the benches when asked for an unknown one', async ({ run }) => {
  const bench = run('bench', ['nothing'])
  expect(await bench.ended).toBe(1)
  expect(bench.output).toMatch(/Unknown bench: nothing\. Available: .*firstLoad/)
})
