import type { Answer } from '#src/api/answer.ts'

/**
 * Sends a request and returns a timeout error after `ms`, even if the request does not react to its abort.
 */
export async function inTime(
  ms: number,
  outer: AbortSignal,
  ask: (signal: AbortSignal) => PromiseLike<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const { signal } = controller
  const giveUp = () => controller.abort()
  const gaveUp = new Promise<Answer>((resolve) =>
    signal.addEventListener('abort', () => resolve({ error: { kind: 'timeout' } })),
  )
  const timer = setTimeout(giveUp, ms)
  outer.addEventListener('abort', giveUp)
  if (outer.aborted) giveUp()
  try {
    return await Promise.race([ask(signal), gaveUp])
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', giveUp)
  }
}
