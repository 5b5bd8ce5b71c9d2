import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** What a runner reported, made true to its exit code: a file that did not load or a crash counts as one failure. */
export function countsOf(read, file, exitCode) {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

export const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
})

export const readPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})

export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const counts of all) for (const key of Object.keys(total)) total[key] += counts[key]
  return total
}

export function closingLine({ passed, failed, skipped }) {
  return `Tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
