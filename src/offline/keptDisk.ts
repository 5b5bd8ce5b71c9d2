import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { dropHomeSnapshot, dropHomeSnapshotOfOthers } from './homeSnapshotKeeper.ts'
import { flagKept, unflagKept } from './keptFlag.ts'

/** Increase it when the shape of a kept value changes: what an older build has written is then dropped. */
const KEPT_VERSION = 1

/** The limit of everything that is kept, by the written JSON. */
export const KEPT_MAX_BYTES = 50_000_000

const INDEX_KEY = 'index'

/** Records of rooms are deleted first when there are too many. */
export const ROOM_PREFIX = 'room/'

/** An answer of the server and when it was received, in ms since the epoch. */
export interface KeptRecord {
  value: unknown
  receivedAt: number
}

/** What is kept, without the values. Read and written in the same transaction as they are. */
interface Index {
  version: number
  memberId: number
  records: Record<string, { bytes: number; receivedAt: number }>
}

interface StoredRecord {
  json: string
  receivedAt: number
}

/** Records to write by their keys; null deletes a record. */
export type KeptChanges = ReadonlyMap<string, KeptRecord | null>

/** Answers of the server to one member. At most one member's answers are on a device. */
export interface KeptDisk {
  /** Undefined when there is none, it is another member's, or an older build wrote it. */
  read: (memberId: number, key: string) => Promise<KeptRecord | undefined>
  /** In one transaction. The records of another member or an older build are deleted first. */
  write: (memberId: number, changes: KeptChanges) => Promise<void>
  /** Deletes everything. */
  erase: () => Promise<void>
  /** Deletes what is another member's, or an older build has written. */
  eraseOthers: (memberId: number) => Promise<void>
  /** The keys of a member's records. */
  keys: (memberId: number) => Promise<string[]>
}

/** Opens the database at first use. */
export function indexedDbKeptDisk(maxBytes = KEPT_MAX_BYTES): KeptDisk {
  let opened: UseStore | undefined
  // a database of its own: its only store is emptied as a whole
  const store: UseStore = (mode, act) => (opened ??= createStore('hapju-kept', 'answers'))(mode, act)

  const ownIndex = async (memberId: number, records: IDBObjectStore) => {
    const index = await promisifyRequest<Index | undefined>(records.get(INDEX_KEY))
    return index?.version === KEPT_VERSION && index.memberId === memberId ? index : undefined
  }

  return {
    read: (memberId, key) =>
      store('readonly', async (records) => {
        if (!(await ownIndex(memberId, records))) return undefined
        const stored = await promisifyRequest<StoredRecord | undefined>(records.get(key))
        return stored && { value: JSON.parse(stored.json) as unknown, receivedAt: stored.receivedAt }
      }),

    async write(memberId, changes) {
      const texts = [...changes].map(([key, record]) => ({
        key,
        json: record && JSON.stringify(record.value),
        receivedAt: record?.receivedAt ?? 0,
      }))
      flagKept()
      await store('readwrite', async (records) => {
        const index = await ownIndex(memberId, records)
        if (!index) await promisifyRequest(records.clear())
        const next: Index = { version: KEPT_VERSION, memberId, records: { ...index?.records } }
        for (const { key, json, receivedAt } of texts) {
          if (json === null) {
            delete next.records[key]
            records.delete(key)
          } else {
            next.records[key] = { bytes: bytesOf(json), receivedAt }
            records.put({ json, receivedAt } satisfies StoredRecord, key)
          }
        }
        for (const key of surplus(next.records, maxBytes)) {
          delete next.records[key]
          records.delete(key)
        }
        records.put(next, INDEX_KEY)
        await promisifyRequest(records.transaction)
      })
    },

    async erase() {
      dropHomeSnapshot()
      await store('readwrite', (records) => promisifyRequest(records.clear()))
      unflagKept()
    },

    async eraseOthers(memberId) {
      dropHomeSnapshotOfOthers(memberId)
      await store('readwrite', async (records) => {
        if (!(await ownIndex(memberId, records))) await promisifyRequest(records.clear())
      })
    },

    keys: (memberId) =>
      store('readonly', async (records) => Object.keys((await ownIndex(memberId, records))?.records ?? {})),
  }
}

const bytesOf = (json: string) => new TextEncoder().encode(json).length

/** The records to delete so that the rest fits: rooms first, and of those the ones received first. */
function surplus(records: Index['records'], maxBytes: number): string[] {
  let total = Object.values(records).reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= maxBytes) return []
  const isRoom = (key: string) => key.startsWith(ROOM_PREFIX)
  const inOrder = Object.entries(records).sort(
    ([aKey, a], [bKey, b]) => Number(isRoom(bKey)) - Number(isRoom(aKey)) || a.receivedAt - b.receivedAt,
  )
  const gone: string[] = []
  for (const [key, { bytes }] of inOrder) {
    if (total <= maxBytes) break
    gone.push(key)
    total -= bytes
  }
  return gone
}
