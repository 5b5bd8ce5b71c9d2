/** After everything that has arrived already. A browser tab, where the server can run too, has no `setImmediate`. */
export function soon(run: () => void): void {
  if (typeof setImmediate === 'function') setImmediate(run)
  else setTimeout(run, 0)
}
