import { inParallel } from '#src/lib/time/inParallel.ts'
import type { ApiError } from './apiError.ts'

/** What became of several items, each of which had a call of its own. */
export interface Outcome {
  failed: { id: number; error: ApiError }[]
}

interface Answer {
  error?: ApiError
}

/** Of one action on several items. Browsers open about as many connections. */
const CALLS_AT_ONCE = 6

/** One call for each item. What fails does not keep the others from going out. */
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
