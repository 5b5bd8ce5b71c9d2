import { inParallel } from '#src/lib/time/inParallel.ts'
import type { ApiError } from './apiError.ts'

/** The result of one call per item. */
export interface Outcome {
  failed: { id: number; error: ApiError }[]
}

interface Answer {
  error?: ApiError
}

/** Calls of one action that run at the same time. Browsers open about as many connections. */
const CALLS_AT_ONCE = 6

/** Makes one call per item. A failure does not stop the other calls. */
export async function askEach(
  ids: readonly number[],
  ask: (id: number) => Answer | PromiseLike<Answer>,
): Promise<Outcome> {
  const errors = await inParallel(ids, CALLS_AT_ONCE, async (id) => (await ask(id)).error)
  const failed = ids.flatMap((id, index) => {
    const error = errors[index]
    return error ? [{ id, error }] : []
  })
  return { failed }
}
