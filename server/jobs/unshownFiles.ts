import { areFilesOurs } from '#server/files/fileOwner.ts'
import { holdNaming, nameIn, selectShown } from '#server/files/shownFiles.ts'
import type { Deps } from '../deps.ts'

/** Files checked by one query, which reads the tables once for all of them. */
const FILES_AT_A_TIME = 1_000
/** A transaction that names a file waits until one such batch is removed. */
const REMOVED_AT_A_TIME = 100

const DAY_MS = 24 * 60 * 60 * 1000
/** Removed files can be taken back for this long. */
const ASIDE_DAYS = 30

/** More than both at once is taken for a mistake: another database, or one restored from the past. */
const REMOVED_AT_ONCE_MAX = { files: 50, share: 0.05 }

type Store = Pick<Deps, 'db' | 'now' | 'newId' | 'files' | 'log'>

/**
 * When this process last checked all files. A file of any age may become unshown, so every run checks all
 * files, but only once a day.
 */
const lookedAt = new WeakMap<Store, Date>()

/**
 * Removes files under `/files/` that no row names and that were put more than a day ago: uploads that were
 * never used (PR3), replaced files, leftovers of a crash. A day, because a file is stored before the row that
 * names it. Removed files are set aside for ASIDE_DAYS, then deleted; one that a row names again is taken
 * back. Removes nothing, and logs why, when the files belong to another database or when more than `most`
 * would go. Resolves with the number of files removed, each size of a picture counted.
 *
 * Any node may run it at any time, also concurrently, and may die at any moment: no progress is stored. A
 * transaction that uses such a file at the same moment keeps it, or is refused (PR2).
 */
export async function deleteUnshown(
  deps: Store,
  stopping?: AbortSignal,
  most = REMOVED_AT_ONCE_MAX,
): Promise<number> {
  const now = deps.now()
  const last = lookedAt.get(deps)
  if (last !== undefined && now.getTime() - last.getTime() < DAY_MS) return 0
  const until = new Date(now.getTime() - DAY_MS)
  if (!(await areFilesOurs(deps))) {
    deps.log.error('the files belong to another database: none is removed. Check DATABASE_URL and DATA_DIR')
    lookedAt.set(deps, now)
    return 0
  }
  await tidyAside(deps)
  let files = 0
  const old: string[] = []
  for await (const paths of batchesOf(deps.files.list(), FILES_AT_A_TIME)) {
    if (stopping?.aborted) return 0
    files += paths.length
    old.push(...(await oldOf(deps, await unshownOf(deps, paths), until)))
  }
  if (old.length > most.files && old.length > files * most.share) {
    deps.log.error(
      { files, unused: old.length },
      'too many files would be removed: none is. Check that this is the right database',
    )
    lookedAt.set(deps, now)
    return 0
  }
  let removed = 0
  for (let from = 0; from < old.length; from += REMOVED_AT_A_TIME) {
    if (stopping?.aborted) return removed
    removed += await removeSome(deps, old.slice(from, from + REMOVED_AT_A_TIME))
  }
  lookedAt.set(deps, now)
  return removed
}

/** Takes back what a row names, and deletes the rest after ASIDE_DAYS. */
async function tidyAside(deps: Store): Promise<void> {
  const { files, log, now } = deps
  const until = now().getTime() - ASIDE_DAYS * DAY_MS
  for await (const aside of batchesOf(files.listAside(), FILES_AT_A_TIME)) {
    const unshown = new Set(
      await unshownOf(
        deps,
        aside.map(({ path }) => path),
      ),
    )
    for (const { path, at } of aside) {
      try {
        if (!unshown.has(path)) await files.takeBack(path)
        else if (at.getTime() <= until) await files.removeAside(path)
      } catch (error) {
        log.warn({ err: error, path }, 'could not tidy a removed file')
      }
    }
  }
}

/**
 * Checks again while no transaction can start to name a file, so that files named since the first check stay.
 */
const removeSome = ({ db, files, log, now }: Store, paths: readonly string[]): Promise<number> =>
  db.transaction(async (tx) => {
    await holdNaming(tx)
    const unshown = await unshownOf({ db: tx }, paths)
    const setAside = (path: string) =>
      files.setAside(path, now()).catch((error: unknown) => {
        log.warn({ err: error, path }, 'could not remove an unused file')
      })
    await Promise.all(unshown.map(setAside))
    return unshown.length
  })

async function unshownOf({ db }: Pick<Deps, 'db'>, paths: readonly string[]): Promise<string[]> {
  const names = new Set(paths.flatMap((path) => nameIn(path) ?? []))
  const shown = await selectShown(db, [...names])
  return paths.filter((path) => !shown.has(nameIn(path) ?? ''))
}

async function oldOf({ files }: Store, paths: readonly string[], until: Date): Promise<string[]> {
  const times = await Promise.all(paths.map((path) => files.keptAt(path)))
  return paths.filter((_, at) => (times[at] ?? null) !== null && times[at]! <= until)
}

async function* batchesOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
