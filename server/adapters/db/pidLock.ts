import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { StartRefused } from '#server/start/startRefused.ts'

/** Locks this process holds; its own id in a lock file it does not hold is left over from an earlier life (pid 1 of a container). */
const held = new Set<string>()

/**
 * Takes `<folder>.lock`, which holds the owner's process id; PGlite has no lock of its own, and two processes on one
 * folder would both write and diverge. A lock whose process is gone is taken over, a live one never. Returns the way
 * to give it back.
 * @throws StartRefused
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    if (!claim(mine, lock)) {
      discardIfStale(lock)
      if (!claim(mine, lock)) throw lockedBy(readOwner(lock), lock)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    rmSync(lock, { force: true })
  }
}

/** A link is made whole or not at all, so nobody ever reads an empty lock. */
function claim(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function discardIfStale(lock: string): void {
  const owner = readOwner(lock)
  if (owner === null) return
  if (isAlive(owner, lock)) throw lockedBy(owner, lock)
  // Moved first and looked at again: another process may have replaced the stale lock since it was read.
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (readOwner(aside) !== owner) claim(aside, lock)
  rmSync(aside, { force: true })
}

function isAlive(pid: number, lock: string): boolean {
  if (pid === process.pid) return held.has(lock)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: alive, and somebody else's.
    return codeOf(error) !== 'ESRCH'
  }
}

/** Null: no lock file. 0, which is alive and never ours, for one that holds anything but a number: we wrote no such file. */
function readOwner(lock: string): number | null {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10) || 0
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function lockedBy(owner: number | null, lock: string): StartRefused {
  return new StartRefused(
    `The data folder is in use by process ${owner} (lock file ${lock}). Stop it or set DATA_DIR.`,
  )
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
