/** Resolves after `ms`, or as soon as the signal aborts. */
export function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })

    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

/** Resolves in a new task, so that after long work the browser can paint and handle input first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves when `promise` settles, at the latest after `ms`. */
export async function settledWithin(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise((resolve) => (timer = setTimeout(resolve, ms)))
  await Promise.race([promise, over]).catch(() => {})
  clearTimeout(timer)
}
