import { AppError } from '#server/http/errors.ts'

interface Bounds {
  /** Tasks running at the same time. */
  running: number
  /** Tasks waiting for their turn; one more is refused. */
  waiting: number
  /** What a refused caller is told. */
  retryAfterSeconds: number
}

export type RunQueued = <T>(task: () => Promise<T>) => Promise<T>

/** First come, first served. @throws AppError COMMON429 when the queue is full */
export function boundedQueue({ running, waiting, retryAfterSeconds }: Bounds): RunQueued {
  const queue: (() => void)[] = []
  let free = running

  return async (task) => {
    if (free > 0) free -= 1
    else if (queue.length >= waiting) throw new AppError('COMMON429', { retryAfterSeconds })
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await task()
    } finally {
      // The place goes straight to the next in line, so nobody who arrives now can slip in between.
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
