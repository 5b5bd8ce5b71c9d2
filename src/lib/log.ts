/**
 * Writes to the developer's console: problems that are only logged (docs/product.md "Reading and failing"),
 * and states that should never occur.
 */
export function logProblem(what: string, detail?: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the only place that may
  console.error(`[hapju] ${what}`, detail)
}
