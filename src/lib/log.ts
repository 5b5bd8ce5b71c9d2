/** For the developer's console: what the specification asks to be "only logged", and what should never happen. */
export function logProblem(what: string, detail?: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the one place that may
  console.error(`[hapju] ${what}`, detail)
}
