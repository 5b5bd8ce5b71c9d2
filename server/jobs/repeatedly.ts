import type { Deps } from '../deps.ts'
import { runJob } from './runJob.ts'

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
  deps: Pick<Deps, 'log' | 'metrics' | 'tracing'>,
  stopping: AbortSignal,
  work: () => Promise<boolean>,
): Repeated {
  let running: Promise<void> | null = null
  let again = false

  async function run(): Promise<void> {
    while (again && !stopping.aborted) {
      again = false
      if (await runJob(job, deps, work)) again = true
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
