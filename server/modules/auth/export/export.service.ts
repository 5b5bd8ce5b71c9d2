import type { DataExport } from '#contract/http/auth/dataExport.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { urlOfPath, type UrlOf } from '#server/http/fileUrls.ts'
import {
  deleteExports,
  hasUnfinished,
  holdActive,
  insertExport,
  selectCounts,
  selectExport,
} from './export.queries.ts'
import { exportFileName, signExport } from './exportFiles.ts'

/**
 * DX1. One at a time: the last one goes with its file when a new one is asked for.
 * @throws AppError MEMBER4004 withdrawn meanwhile
 */
export async function askForExport(deps: Deps, memberId: number): Promise<void> {
  const requestedAt = deps.now()
  const paths = await deps.db.transaction(async (tx) => {
    if (!(await holdActive(tx, memberId))) throw new AppError('MEMBER4004')
    if (await hasUnfinished(tx, memberId)) return []
    const last = await deleteExports(tx, memberId)
    await insertExport(tx, memberId, requestedAt)
    return last
  })
  await removeArchives(deps, paths)
  deps.onExportAsked()
}

/** DX2. */
export async function readExport(
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  memberId: number,
  urlOf: UrlOf,
): Promise<DataExport> {
  const row = await selectExport(deps.db, memberId)
  const { state = null, partsDone = 0 } = row ?? {}
  if (state === 'WAITING' || state === 'WORKING') return { ...NOTHING, state, partsDone }
  const counts = await selectCounts(deps.db, memberId)
  const isThere = row?.expiresAt && row.expiresAt > deps.now()
  if (state === 'READY' && isThere && row.path !== null)
    return {
      state,
      partsDone,
      fileName: exportFileName(row.nickname),
      bytes: row.bytes,
      readyAt: row.readyAt?.toISOString() ?? null,
      expiresAt: row.expiresAt!.toISOString(),
      url: urlOfPath(await signExport(deps, { path: row.path, memberId }), urlOf),
      counts,
    }
  return { ...NOTHING, state: state === 'FAILED' ? state : null, counts }
}

const NOTHING = {
  partsDone: 0,
  fileName: null,
  bytes: null,
  readyAt: null,
  expiresAt: null,
  url: null,
  counts: null,
} satisfies Omit<DataExport, 'state'>

/** DX3. The node that makes it notices within seconds and leaves nothing behind. */
export async function cancelExport(deps: Pick<Deps, 'db'>, memberId: number): Promise<void> {
  await deleteExports(deps.db, memberId, 'unfinished')
}

/** Never throws: what cannot be removed now is removed by the job (`jobs/dataExports.ts`). */
export async function removeArchives(
  { archives, log }: Pick<Deps, 'archives' | 'log'>,
  paths: readonly (string | null)[],
): Promise<void> {
  for (const path of paths) {
    if (path === null) continue
    try {
      await archives.remove(path)
    } catch (error) {
      log.warn({ err: error }, 'could not delete an export')
    }
  }
}
