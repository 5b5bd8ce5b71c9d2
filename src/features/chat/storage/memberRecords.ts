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
  /** The storage for redux-persist. */
  storage: {
    getItem: (key: string) => Promise<undefined>
    setItem: (key: string, state: MemberRecordsState<T>) => Promise<void>
    removeItem: (key: string) => Promise<void>
  }
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
 * redux-persist writes a slice as a whole, so two tabs would overwrite each other's records. Therefore only
 * the difference to the last write is applied, in one transaction: what this tab added is added, what it
 * removed is removed, and a record that another tab has removed meanwhile stays removed. Every change is sent
 * to the other tabs.
 *
 * redux-persist's own read returns nothing (its key is fixed before anybody has signed in): `open` reads each
 * time a member signs in. Writes go to the member named in the state, so a late write after a log-out cannot
 * reach the next member's records.
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
      logProblem(`${name} cannot be read`, problem)
      return {}
    }
  }

  function close(): void {
    channel?.close()
    channel = null
  }

  return {
    storage: {
      getItem: () => Promise.resolve(undefined),
      // the storage is full or the window private: records then live as long as the tab
      setItem: (_key, state) =>
        write(state).catch((problem: unknown) => logProblem(`${name} is not stored`, problem)),
      removeItem: () => Promise.resolve(),
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
