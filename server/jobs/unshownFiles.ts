import { discard } from '#server/files/keeping.ts'
import { holdNaming, nameIn, selectShown } from '#server/files/shownFiles.ts'
import type { Deps } from '../deps.ts'

/** What one question is asked for, so the tables it reads are read once for so many. */
const FILES_AT_A_TIME = 1_000
/** Whoever names a file waits for so many to be removed. */
const REMOVED_AT_A_TIME = 100

const DAY_MS = 24 * 60 * 60 * 1000

type Store = Pick<Deps, 'db' | 'now' | 'files' | 'log'>

/** When this process last looked at all files: what nothing shows may be old, so each time all are looked at, but once a day. */
const lookedAt = new WeakMap<Store, Date>()

/**
 * Deletes files under `/files/` that no row names and that were put more than a day ago: what was sent up and never used (PR3), what has
 * been replaced, what a crash left behind. A day, because a file is there before the row that names it. Resolves with how many files, each
 * size of a picture counted.
 *
 * Any node may run it at any time, several at once too, and may die at any moment: nothing is remembered but the files themselves.
 * Whoever takes such a file at this very moment keeps it, or is refused (PR2).
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

/** Asked again once nobody can begin to name one: what has been named since the first question stays. */
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
