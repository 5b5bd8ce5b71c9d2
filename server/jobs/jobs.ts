import { writeSearchBlocks } from '#server/modules/chat/search/searchBlocks.service.ts'
import type { Deps } from '../deps.ts'
import { closeBands } from './autoClose.ts'
import { cleanUp } from './cleanup.ts'
import { deleteOldExports } from './dataExports.ts'
import { writeNameForms } from './nameForms.ts'
import { runJob } from './runJob.ts'
import { deleteUnsent } from './unsentAttachments.ts'
import { deleteUnshown } from './unshownFiles.ts'
import { deleteWithdrawn } from './withdrawnMembers.ts'

const EVERY_MS = 10 * 60 * 1000

export interface Jobs {
  /** Begins no further run; resolves when the run in progress has ended. */
  stop(): Promise<void>
}

interface Job {
  /** The job's name in the log, the metrics and the traces. */
  name: string
  /** Resolves with the number of rows it changed. A long job returns soon after `ended` is aborted. */
  run(deps: Deps, ended: AbortSignal): Promise<number>
}

/** The jobs in order; a failing one does not stop the next. */
export const HOUSEKEEPING: readonly Job[] = [
  { name: 'clean-up', run: cleanUp },
  { name: 'closing bands', run: closeBands },
  { name: 'deleting withdrawn members', run: deleteWithdrawn },
  { name: 'deleting unsent files', run: deleteUnsent },
  { name: 'deleting unshown files', run: deleteUnshown },
  { name: 'deleting old exports', run: deleteOldExports },
  // the last two, because they may take minutes after an update
  { name: 'name forms', run: writeNameForms },
  { name: 'search blocks', run: writeSearchBlocks },
]

/**
 * Runs the jobs every ten minutes. The first run starts at a random time, so that nodes started together
 * spread out.
 */
export function startJobs(deps: Deps, housekeeping = HOUSEKEEPING): Jobs {
  let running: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  let timer = later(Math.random() * EVERY_MS)

  function later(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = keepHouse(deps, housekeeping, stopping.signal).then(() => {
        if (!stopping.signal.aborted) timer = later(EVERY_MS)
      })
    }, ms).unref()
  }

  return {
    stop() {
      stopping.abort()
      clearTimeout(timer)
      return running
    },
  }
}

async function keepHouse(deps: Deps, housekeeping: readonly Job[], ended: AbortSignal): Promise<void> {
  for (const { name: job, run } of housekeeping) {
    const rows = await runJob(job, deps, () => run(deps, ended))
    if (rows !== null && rows > 0) deps.log.info({ job, rows }, 'job finished')
  }
}
