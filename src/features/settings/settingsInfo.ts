import { logProblem } from '#src/lib/log.ts'

/** docs/product/settings.md "Settings": only logged. The terms and the policy open here once they are written. */
export function openTerms(): void {
  logProblem('terms and policy')
}

/** As those: only logged. Who makes the app is told here once somebody has written it. */
export function openTeamInfo(): void {
  logProblem('team info')
}
