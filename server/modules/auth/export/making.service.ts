import { EXPORT_PARTS } from '#contract/http/auth/dataExport.ts'
import { EXPORT_LIVES_SECONDS } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { isOutOfReach } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { insertNotification } from '#server/modules/notifications/notifications.queries.ts'
import { tellNotified } from '#server/modules/notifications/notifications.service.ts'
import { claimExport, failOld, setClaimed, type Claim } from './export.queries.ts'
import { removeArchives } from './export.service.ts'
import { entriesOf } from './parts.ts'
import { zipOf } from './zip.ts'

/** A node that has not been heard for this long is taken to be dead, and its export is made by another. */
const SILENT_AFTER_MS = 2 * 60 * 1000
const HEARD_EVERY_MS = 10 * 1000
/**
 * An export that no node has finished by then has failed: it must not bring one node down after the other.
 */
const GIVEN_UP_AFTER_MS = 2 * 60 * 60 * 1000

const sameAsStored: UrlOf = (stored) => stored

/**
 * Makes the exports that are waiting, one after the other, and those of nodes that have died. Any node may
 * run it at any time, also concurrently. Resolves with the number of exports that are ready; after `ended` it
 * hands the one in work to another node.
 */
export async function makeExports(
  deps: Deps,
  ended?: AbortSignal,
  urlForOthers: UrlOf = sameAsStored,
): Promise<number> {
  let made = 0
  await failOld(deps.db, before(deps, GIVEN_UP_AFTER_MS))
  for (;;) {
    if (ended?.aborted) return made
    const claim = await claimExport(deps.db, deps.now(), before(deps, SILENT_AFTER_MS))
    if (claim === null) return made
    if (await makeOne(deps, claim, ended, urlForOthers)) made += 1
  }
}

const before = ({ now }: Pick<Deps, 'now'>, ms: number) => new Date(now().getTime() - ms)

/** Cancelled, taken over by another node, or handed on: nothing is left to do here. */
class Given extends Error {}

async function makeOne(
  deps: Deps,
  claim: Claim,
  ended: AbortSignal | undefined,
  urlForOthers: UrlOf,
): Promise<boolean> {
  /** Renewed with every sign of life. */
  const own = { ...claim }

  /** Called for each page and part. @throws Given */
  async function alive(partsDone?: number): Promise<void> {
    if (ended?.aborted) {
      await setClaimed(deps.db, own, { state: 'WAITING', partsDone: 0, workingAt: null })
      throw new Given()
    }
    const workingAt = deps.now()
    if (partsDone === undefined && workingAt.getTime() - own.workingAt.getTime() < HEARD_EVERY_MS) return
    if (!(await setClaimed(deps.db, own, { workingAt, ...(partsDone !== undefined && { partsDone }) })))
      throw new Given()
    own.workingAt = workingAt
  }

  try {
    const at = deps.now()
    const kept = await deps.archives.put(zipOf(entriesOf(deps, claim.memberId, at, alive), at))
    return await finish(deps, own, kept, urlForOthers)
  } catch (error) {
    if (error instanceof Given) return false
    if (isOutOfReach(error)) throw error
    deps.log.error({ err: error, memberId: claim.memberId }, 'could not make an export')
    await setClaimed(deps.db, own, { state: 'FAILED', workingAt: null })
    return false
  }
}

/** READY and its notification, together. False: it was cancelled at the last moment. */
async function finish(
  deps: Deps,
  own: Claim,
  { path, bytes }: { path: string; bytes: number },
  urlForOthers: UrlOf,
): Promise<boolean> {
  const readyAt = deps.now()
  const expiresAt = new Date(readyAt.getTime() + EXPORT_LIVES_SECONDS * 1000)
  const partsDone = EXPORT_PARTS.length
  const done = { state: 'READY' as const, partsDone, workingAt: null, path, bytes, readyAt, expiresAt }
  const receiverId = own.memberId
  let isOurs = false
  try {
    const notification = await deps.db.transaction(async (tx) => {
      isOurs = await setClaimed(tx, own, done)
      return isOurs ? insertNotification(tx, { type: 'DATA', receiverId, createdAt: readyAt }) : null
    })
    if (notification) await tellNotified(deps, receiverId, notification, urlForOthers)
    return isOurs
  } finally {
    if (!isOurs) await removeArchives(deps, [path])
  }
}
