/**
 * Runs after everything that has already arrived. A browser tab, where the server can also run, has no
 * `setImmediate`.
 */
export function soon(run: () => void): void {
  if (typeof setImmediate === 'function') setImmediate(run)
  else setTimeout(run, 0)
}
