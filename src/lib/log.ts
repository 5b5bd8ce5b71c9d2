/** For the developer's console: what is only logged (docs/product.md "Reading and failing"), and what should never happen. */
export function logProblem(what: string, detail?: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the one place that may
  console.error(`[hapju] ${what}`, detail)
}
