import type { Deps } from '../deps.ts'

export interface Repeated {
  /** Does the work now, or once more when the work in progress has ended. */
  look(): void
  /** Resolves when the work in progress has ended; null: there is none. */
  ended(): Promise<void> | null
}

/**
 * Does `work` once for each look, one at a time, and again for as long as it resolves with true: there may be
 * more. After `stopping` is aborted none begins. A failure is logged, and the next look tries again.
 */
export function repeatedly(
  job: string,
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
  stopping: AbortSignal,
  work: () => Promise<boolean>,
): Repeated {
  let running: Promise<void> | null = null
  let again = false

  async function run(): Promise<void> {
    while (again && !stopping.aborted) {
      again = false
      const since = performance.now()
      let outcome: 'done' | 'failed' = 'done'
      try {
        if (await work()) again = true
      } catch (error) {
        outcome = 'failed'
        log.error({ err: error, job }, 'job failed, and will be retried')
      }
      metrics.jobEnded(job, outcome, (performance.now() - since) / 1000)
    }
    running = null
  }

  return {
    look() {
      if (stopping.aborted) return
      again = true
      running ??= run()
    },
    ended: () => running,
  }
}
