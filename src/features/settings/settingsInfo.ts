import { logProblem } from '#src/lib/log.ts'

/** Only logs until there is a page with the terms and the policy (P23). */
export function openTerms(): void {
  logProblem('the terms and the policy are not available yet')
}

/** Only logs until there is a page about the team (P23). */
export function openTeamInfo(): void {
  logProblem('the team info is not available yet')
}
