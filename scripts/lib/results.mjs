import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The result in a runner's report, corrected by its exit code: a file that did not load or a crash counts as
 * one failure.
 *
 * @returns {{ counts: Counts, failures: string[] }}
 */
export function outcomeOf({ readCounts, readFailures }, file, exitCode) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const counts = report ? readCounts(report) : { passed: 0, failed: 0, skipped: 0 }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1
  return { counts, failures: report ? readFailures(report) : [] }
}

const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
})

const countPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})

/** Lines of an error to print: enough for the expected and the actual value. */
const TOLD_LINES = 15

/** Lists the failed tests, each with its file and the first lines of its error. */
const failedInVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [failure(name, 'did not load', [message])]
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages))
  })

const failedInPlaywright = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...failedInPlaywright(suite),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => failure(file, title, tests.flatMap(messagesOf))),
  ])

const messagesOf = ({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))

function failure(file, sentence, messages) {
  const begin = messages.flatMap((message) =>
    stripVTControlCharacters(message ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, TOLD_LINES),
  )
  return [`${file}: ${sentence}`, ...begin.map((line) => `      ${line}`)].join('\n')
}

export const VITEST = { readCounts: countVitest, readFailures: failedInVitest }
export const PLAYWRIGHT = { readCounts: countPlaywright, readFailures: failedInPlaywright }

export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const counts of all) for (const key of Object.keys(total)) total[key] += counts[key]
  return total
}

export function closingLine({ passed, failed, skipped }) {
  return `Tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
