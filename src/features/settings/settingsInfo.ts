import { logProblem } from '#src/lib/log.ts'

/** docs/product/settings.md "Settings": only logged. The terms and the policy open here once they are written. */
export function openTerms(): void {
  logProblem('the terms and the policy are not available yet')
}

/** As those: only logged. Who makes the app is told here once somebody has written it. */
export function openTeamInfo(): void {
  logProblem('the team info is not available yet')
}
