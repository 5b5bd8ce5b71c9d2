import { discard } from '#server/files/keeping.ts'
import { holdNaming, nameIn, selectShown } from '#server/files/shownFiles.ts'
import type { Deps } from '../deps.ts'

/** Files checked by one query, which reads the tables once for all of them. */
const FILES_AT_A_TIME = 1_000
/** A transaction that names a file waits until one such batch is removed. */
const REMOVED_AT_A_TIME = 100

const DAY_MS = 24 * 60 * 60 * 1000

type Store = Pick<Deps, 'db' | 'now' | 'files' | 'log'>

/**
 * When this process last checked all files. A file of any age may become unshown, so every run checks all
 * files, but only once a day.
 */
const lookedAt = new WeakMap<Store, Date>()

/**
 * Deletes files under `/files/` that no row names and that were put more than a day ago: uploads that were
 * never used (PR3), replaced files, leftovers of a crash. A day, because a file is stored before the row that
 * names it. Resolves with the number of files, each size of a picture counted.
 *
 * Any node may run it at any time, also concurrently, and may die at any moment: no progress is stored. A
 * transaction that uses such a file at the same moment keeps it, or is refused (PR2).
 */
export async function deleteUnshown(deps: Store, stopping?: AbortSignal): Promise<number> {
  const now = deps.now()
  const last = lookedAt.get(deps)
  if (last !== undefined && now.getTime() - last.getTime() < DAY_MS) return 0
  const until = new Date(now.getTime() - DAY_MS)
  let deleted = 0
  for await (const paths of batchesOf(deps.files.list(), FILES_AT_A_TIME)) {
    if (stopping?.aborted) return deleted
    const old = await oldOf(deps, await unshownOf(deps, paths), until)
    for (let from = 0; from < old.length; from += REMOVED_AT_A_TIME)
      deleted += await deleteSome(deps, old.slice(from, from + REMOVED_AT_A_TIME))
  }
  lookedAt.set(deps, now)
  return deleted
}

/**
 * Checks again while no transaction can start to name a file, so that files named since the first check stay.
 */
const deleteSome = ({ db, files, log }: Store, paths: readonly string[]): Promise<number> =>
  db.transaction(async (tx) => {
    await holdNaming(tx)
    const unshown = await unshownOf({ db: tx }, paths)
    await Promise.all(unshown.map((path) => discard({ files, log }, path)))
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
