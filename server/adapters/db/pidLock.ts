import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { StartRefused } from '#server/start/startRefused.ts'

/**
 * Locks this process holds. Its own id in a lock file it does not hold is left over from an earlier run (pid
 * 1 of a container).
 */
const held = new Set<string>()

/** The owner writes the time into the lock file's date this often. */
const BEAT_EVERY_MS = 5_000
/** Longer than PGlite may block the event loop, and than clocks of machines may differ. */
const SILENT_AFTER_MS = 30_000

interface Owner {
  pid: number
  /** Where that pid means something; null: written by an older version, on this machine. */
  host: string | null
}

interface Here {
  /** Milliseconds since 1970. */
  nowMs: () => number
  /** Machine and pid namespace: a pid of another container says nothing about a process here. */
  host: string
}

/**
 * Creates `<folder>.lock`, which holds the owner's process id and host, and whose date is the owner's last
 * heartbeat. PGlite has no lock of its own, and two processes writing to one folder would diverge. A lock of
 * this host is taken over when its process is gone, never while it lives; one of another host (another
 * container, another machine) when it has been silent for 30 s. An owner that finds its lock taken over, as
 * after a long sleep of the machine, throws from its timer, which ends the process. Returns the function that
 * releases the lock.
 * @throws StartRefused
 */
export function lockFolder(folder: string, here: Here = { nowMs: Date.now, host: hostId() }): () => void {
  const lock = `${folder}.lock`
  const mine = `${lock}.${process.pid}.${crypto.randomUUID()}`
  const content = `${process.pid} ${here.host}`
  writeFileSync(mine, content)
  try {
    beat(mine, here)
    if (!claim(mine, lock)) {
      discardIfStale(lock, here)
      if (!claim(mine, lock)) throw lockedBy(readOwner(lock), lock, here)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  held.add(lock)
  const timer = setInterval(() => {
    const text = textOf(lock)
    if (text === content) return beat(lock, here)
    if (text === null) return // another process is looking at it, see `discardIfStale`
    clearInterval(timer)
    throw new Error(`another process has taken over the data folder (lock file ${lock})`)
  }, BEAT_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    held.delete(lock)
    if (textOf(lock) === content) rmSync(lock, { force: true })
  }
}

/** Linux: the running kernel and the pid namespace, which every container has of its own. */
function hostId(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname().replace(/\s/g, '-')
  }
}

function beat(lock: string, { nowMs }: Here): void {
  const now = new Date(nowMs())
  utimesSync(lock, now, now)
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

function discardIfStale(lock: string, here: Here): void {
  const owner = readOwner(lock)
  if (owner === null) return
  if (isAlive(owner, lock, here)) throw lockedBy(owner, lock, here)
  // Moved first and checked again: another process may have replaced the stale lock since it was read.
  const aside = `${lock}.stale.${process.pid}.${crypto.randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = readOwner(aside)
  if (moved === null || moved.pid !== owner.pid || moved.host !== owner.host || isAlive(moved, aside, here))
    claim(aside, lock)
  rmSync(aside, { force: true })
}

function isAlive({ pid, host }: Owner, lock: string, here: Here): boolean {
  if (host !== null && host !== here.host) return silentForMs(lock, here) < SILENT_AFTER_MS
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
 * Null: no lock file. Pid 0 for a file without a number, which this program did not write; 0 counts as a
 * living process other than this one.
 */
function readOwner(lock: string): Owner | null {
  const text = textOf(lock)
  if (text === null) return null
  const [, pid, host] = /^(\d+)(?: (\S+))?\s*$/.exec(text) ?? []
  return { pid: Number(pid ?? 0), host: host ?? null }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function silentForMs(lock: string, { nowMs }: Here): number {
  try {
    return nowMs() - statSync(lock).mtimeMs
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Infinity
    throw error
  }
}

function lockedBy(owner: Owner | null, lock: string, here: Here): StartRefused {
  const isElsewhere = owner !== null && owner.host !== null && owner.host !== here.host
  const whose = `process ${owner?.pid ?? 'unknown'}${isElsewhere ? ' of another container or machine' : ''}`
  const ifCrashed = ` If it has crashed, start again after ${SILENT_AFTER_MS / 1000} seconds.`
  return new StartRefused(
    `The data folder is in use by ${whose} (lock file ${lock}). Stop it or set DATA_DIR.${isElsewhere ? ifCrashed : ''}`,
  )
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
