import { expect, it } from 'vitest'
import { closingLine, outcomeOf, PLAYWRIGHT, sum, VITEST } from './results.mjs'

it('the closing line has the sum over all stages, and mentions skipped tests only when there are some', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 4, failed: 2, skipped: 0 },
  ])
  expect(closingLine(total)).toBe('Tests: 7 passed, 2 failed, 1 skipped')
  expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('Tests: 7 passed, 0 failed')
})

it('a test file that did not load counts as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults }
  expect(VITEST.readCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 1 })
})

it('a test that passed only on a retry counts as a failure', () => {
  const stats = { expected: 8, unexpected: 1, flaky: 1, skipped: 2 }
  expect(PLAYWRIGHT.readCounts({ stats })).toEqual({ passed: 8, failed: 2, skipped: 2 })
})

it('a runner that failed without a report counts as one failure', () => {
  expect(outcomeOf(VITEST, '/nowhere.json', 1)).toEqual({
    counts: { passed: 0, failed: 1, skipped: 0 },
    failures: [],
  })
})

it('each failed test is named with its file and the beginning of its error', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'sums', failureMessages: ['expected 4\n\n to be 5'] },
        { status: 'passed', fullName: 'divides' },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(VITEST.readFailures({ testResults })).toEqual([
    'a.test.ts: sums\n      expected 4\n       to be 5',
    'b.test.ts: did not load\n      no such module',
  ])

  const inFile = { specs: [{ ok: true, file: 'c.spec.ts', title: 'logs in' }], suites: [] }
  const tests = [{ results: [{ errors: [{ message: '\u001B[31mnobody\u001B[39m answers' }] }] }]
  const nested = { specs: [{ ok: false, file: 'c.spec.ts', title: 'talks', tests }] }
  expect(PLAYWRIGHT.readFailures({ suites: [{ ...inFile, suites: [nested] }] })).toEqual([
    'c.spec.ts: talks\n      nobody answers',
  ])
})

it('only the beginning of a long error is printed', () => {
  const failureMessages = [Array.from({ length: 40 }, (_, i) => `line ${i}`).join('\n')]
  const assertionResults = [{ status: 'failed', fullName: 'sums', failureMessages }]
  const [told] = VITEST.readFailures({ testResults: [{ name: 'a.test.ts', assertionResults }] })
  expect(told.split('\n').at(-1)).toBe('      line 14')
})
