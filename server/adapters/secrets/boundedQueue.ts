import { AppError } from '#server/http/errors.ts'

interface Bounds {
  /** Maximum number of tasks running at the same time. */
  running: number
  /** Maximum number of waiting tasks; one more is refused. */
  waiting: number
  /** Sent to a refused caller. */
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
      // The slot goes straight to the next in the queue, so a task that arrives now cannot overtake it.
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
