import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { StartRefused } from '#server/start/startRefused.ts'

/**
 * Locks this process holds. Its own id in a lock file it does not hold is left over from an earlier run (pid
 * 1 of a container).
 */
const held = new Set<string>()

/**
 * Creates `<folder>.lock`, which holds the owner's process id. PGlite has no lock of its own, and two
 * processes writing to one folder would diverge. A lock whose process is gone is taken over, a live one
 * never. Returns the function that releases it.
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

/** A link is created atomically, so no process ever reads an empty lock. */
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
  // Moved first and checked again: another process may have replaced the stale lock since it was read.
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
    // EPERM: the process is alive and belongs to another user.
    return codeOf(error) !== 'ESRCH'
  }
}

/**
 * Null: no lock file. 0 for a file without a number, which this program did not write; 0 counts as a living
 * process other than this one.
 */
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
