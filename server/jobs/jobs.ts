import type { Deps } from '../deps.ts'
import { closeBands } from './autoClose.ts'
import { cleanUp } from './cleanup.ts'
import { deleteUnsent } from './unsentAttachments.ts'

const EVERY_MS = 10 * 60 * 1000

export interface Jobs {
  /** No further run begins; resolves when the one under way has ended. */
  stop(): Promise<void>
}

interface Job {
  /** How the log names it. */
  name: string
  /** Resolves with how many rows it changed. */
  run(deps: Deps): Promise<number>
}

/** One after the other; one that fails keeps no other from its turn. */
export const HOUSEKEEPING: readonly Job[] = [
  { name: 'clean-up', run: cleanUp },
  { name: 'closing bands', run: closeBands },
  { name: 'deleting unsent files', run: deleteUnsent },
]

/** Runs the housekeeping every ten minutes. The first run comes at a random moment, so that nodes started together spread out. */
export function startJobs(deps: Deps, housekeeping = HOUSEKEEPING): Jobs {
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  let timer = later(Math.random() * EVERY_MS)

  function later(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = keepHouse(deps, housekeeping).then(() => {
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

async function keepHouse(deps: Deps, housekeeping: readonly Job[]): Promise<void> {
  for (const { name: job, run } of housekeeping) {
    try {
      const rows = await run(deps)
      if (rows > 0) deps.log.info({ job, rows }, 'kept house')
    } catch (error) {
      deps.log.error({ err: error, job }, 'the housekeeping failed and will be tried again')
    }
  }
}
