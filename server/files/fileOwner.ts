import type { Deps } from '#server/deps.ts'
import { nameIn, selectShown } from './shownFiles.ts'
import { storeId } from './storeId.ts'

/** Enough to find a file in use, if there is one at all. */
const FILES_LOOKED_AT = 1_000

type Store = Pick<Deps, 'db' | 'newId' | 'files'>

/**
 * Whether the files belong to this database. Files without an id get the database's at the first start, or,
 * from an older version, if the database names one of them: an empty or a wrong database never claims files.
 */
export async function areFilesOurs(deps: Store): Promise<boolean> {
  const ours = await storeId(deps)
  const theirs = await deps.files.storeId()
  if (theirs !== null) return theirs === ours
  if (!(await mayClaim(deps))) return false
  await deps.files.claimFor(ours)
  return (await deps.files.storeId()) === ours
}

async function mayClaim({ db, files }: Store): Promise<boolean> {
  const names = new Set<string>()
  for await (const path of files.list()) {
    names.add(nameIn(path) ?? '')
    if (names.size === FILES_LOOKED_AT) break
  }
  return names.size === 0 || (await selectShown(db, [...names])).size > 0
}
