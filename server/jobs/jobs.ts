import type { Deps } from '../deps.ts'
import { cleanUp } from './cleanup.ts'

const EVERY_MS = 10 * 60 * 1000

export interface Jobs {
  /** No further run begins; resolves when the one under way has ended. */
  stop(): Promise<void>
}

/** Runs the housekeeping every ten minutes. The first run comes at a random moment, so that nodes started together spread out. */
export function startJobs(deps: Deps): Jobs {
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  let timer = later(Math.random() * EVERY_MS)

  function later(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = run(deps).then(() => {
        if (!stopped) timer = later(EVERY_MS)
      })
    }, ms).unref()
  }

  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}

async function run(deps: Deps): Promise<void> {
  try {
    const deleted = await cleanUp(deps)
    if (deleted > 0) deps.log.info({ deleted }, 'cleaned up')
  } catch (error) {
    deps.log.error({ err: error }, 'the clean-up failed and will be tried again')
  }
}
