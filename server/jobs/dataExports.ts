import { EXPORT_LIVES_SECONDS } from '#contract/limits.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { deleteOver } from '#server/modules/auth/export/export.queries.ts'
import { removeArchives } from '#server/modules/auth/export/export.service.ts'
import { makeExports } from '#server/modules/auth/export/making.service.ts'
import type { Deps } from '../deps.ts'
import { repeatedly } from './repeatedly.ts'

/** Finds what another node was asked for and cannot make. */
const LOOKED_EVERY_MS = 60 * 1000

export interface Exports {
  /** Looks for an export to make now, or once the one in work is done. */
  look(): void
  /** Hands the export in work to another node; resolves when nothing runs any more. */
  stop(): Promise<void>
}

/** Makes exports one after the other, apart from the housekeeping, which must not wait for a long one. */
export function startExports(deps: Deps, urlForOthers: UrlOf): Exports {
  const stopping = new AbortController()
  const making = repeatedly('exports', deps, stopping.signal, async () => {
    const made = await makeExports(deps, stopping.signal, urlForOthers)
    if (made > 0) deps.log.info({ job: 'exports', rows: made }, 'job finished')
    return false
  })

  const timer = setInterval(making.look, LOOKED_EVERY_MS).unref()
  return {
    look: making.look,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await making.ended()
    },
  }
}

/** The node that was to delete an archive may have died; by then nobody can need it. */
const LEFT_BEHIND_AFTER_MS = 2 * EXPORT_LIVES_SECONDS * 1000

/** Deletes exports whose day is over, with their files, and files that no export names any more. */
export async function deleteOldExports(deps: Deps): Promise<number> {
  const now = deps.now()
  const gone = await deleteOver(deps.db, now, new Date(now.getTime() - EXPORT_LIVES_SECONDS * 1000))
  await removeArchives(
    deps,
    gone.map(({ path }) => path),
  )
  await deps.archives.removeOlder(new Date(now.getTime() - LEFT_BEHIND_AFTER_MS))
  return gone.length
}
