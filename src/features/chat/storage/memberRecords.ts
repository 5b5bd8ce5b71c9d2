import { logProblem } from '#src/lib/log.ts'
import { type Disk, indexedDbDisk, type OpenChannel, openBroadcastChannel, type TabChannel } from './disk.ts'

/** A persisted slice: one member's records by id. */
export interface MemberRecordsState<T> {
  memberId: number | null
  records: Record<string, T>
}

/** Changes another tab made to a member's records; null means removed. */
export interface RecordChanges<T> {
  memberId: number
  changed: Record<string, T | null>
}

export interface RecordCallbacks<T> {
  /** Must put them into the state synchronously: a stored record missing from the state counts as removed. */
  restored: (records: Record<string, T>) => void
  changedElsewhere: (changes: RecordChanges<T>) => void
}

export interface MemberRecords<T> {
  /**
   * Stores what has changed since the last write. Saves in the same task are joined into one write. The
   * promise resolves when that write has ended, with whether it is stored. It never rejects: a failure is
   * logged.
   */
  save: (state: MemberRecordsState<T>) => Promise<boolean>
  /** Reads a member's records, then reports changes made by other tabs. */
  open: (memberId: number, on: RecordCallbacks<T>) => Promise<void>
  close: () => void
}

export interface MemberRecordsOptions<T> {
  disk?: Disk
  openChannel?: OpenChannel
  /**
   * Called with records that this tab has removed from storage, so that data belonging to them can be
   * deleted.
   */
  removed?: (memberId: number, records: T[]) => void
}

/**
 * Stores a slice's records in IndexedDB, one entry per member, shared by all tabs of that member.
 *
 * Two tabs that wrote whole slices would overwrite each other's records. Therefore each write applies only
 * the difference to the last one, in one transaction: what this tab added is added, what it removed is
 * removed, and a record that another tab has removed meanwhile stays removed. Every change is sent to the
 * other tabs.
 *
 * `open` reads the records each time a member signs in. Writes go to the member named in the state, so a late
 * write after a log-out cannot reach the next member's records.
 */
export function makeMemberRecords<T>(
  name: string,
  {
    disk = indexedDbDisk(),
    openChannel = openBroadcastChannel,
    removed = () => {},
  }: MemberRecordsOptions<T> = {},
): MemberRecords<T> {
  /** What is stored, as far as this tab knows. */
  let known: MemberRecordsState<T> = { memberId: null, records: {} }
  let channel: TabChannel | null = null
  let latest: MemberRecordsState<T> = known
  /** The write that is about to begin. */
  let saved: Promise<boolean> | null = null

  async function write({ memberId, records }: MemberRecordsState<T>): Promise<void> {
    if (memberId === null) return
    const before = known.memberId === memberId ? known.records : {}
    const added = new Set(Object.keys(records).filter((id) => !(id in before)))
    const changed: Record<string, T | null> = {}
    for (const [id, record] of Object.entries(records)) if (before[id] !== record) changed[id] = record
    for (const id of Object.keys(before)) if (!(id in records)) changed[id] = null
    if (Object.keys(changed).length === 0) return

    known = { memberId, records }
    await disk.update<Record<string, T>>(storedKey(name, memberId), (old = {}) => merged(old, changed, added))
    if (known.memberId === memberId) channel?.tell({ memberId, changed } satisfies RecordChanges<T>)
    const gone = Object.keys(before).filter((id) => !(id in records))
    if (gone.length > 0)
      removed(
        memberId,
        gone.map((id) => before[id]!),
      )
  }

  async function read(memberId: number): Promise<Record<string, T>> {
    try {
      return (await disk.read<Record<string, T>>(storedKey(name, memberId))) ?? {}
    } catch (problem) {
      logProblem(`${name} could not be read`, problem)
      return {}
    }
  }

  function close(): void {
    channel?.close()
    channel = null
  }

  return {
    save(state) {
      latest = state
      // several saves in one task become one write, of the last state
      saved ??= Promise.resolve().then(() => {
        saved = null
        // when storage is full or the window is private, records live as long as the tab
        return write(latest).then(
          () => true,
          (problem: unknown) => {
            logProblem(`${name} could not be stored`, problem)
            return false
          },
        )
      })
      return saved
    },
    async open(memberId, { restored, changedElsewhere }) {
      close()
      known = { memberId, records: {} }
      channel = openChannel(`hapju-${storedKey(name, memberId)}`, (message) => {
        const changes = message as RecordChanges<T>
        known = { memberId, records: applied(known.records, changes.changed) }
        changedElsewhere(changes)
      })
      const stored = await read(memberId)
      if (known.memberId !== memberId) return // somebody else has signed in meanwhile
      // records written meanwhile are newer than those read
      known = { memberId, records: { ...stored, ...known.records } }
      restored(stored)
    },
    close,
  }
}

function merged<T>(
  old: Record<string, T>,
  changed: Record<string, T | null>,
  added: Set<string>,
): Record<string, T> {
  const mine = Object.fromEntries(Object.entries(changed).filter(([id]) => id in old || added.has(id)))
  return applied(old, mine)
}

function applied<T>(records: Record<string, T>, changed: Record<string, T | null>): Record<string, T> {
  const result = { ...records }
  for (const [id, record] of Object.entries(changed)) {
    if (record === null) delete result[id]
    else result[id] = record
  }
  return result
}

const storedKey = (name: string, memberId: number) => `${name}-${memberId}`
