import { createStore, del, get, keys, set, update, type UseStore } from 'idb-keyval'

/** Storage that survives visits and is shared by all tabs. */
export interface Disk {
  read: <T>(key: string) => Promise<T | undefined>
  /** Reads and writes in one transaction, so that two tabs cannot interleave. */
  update: <T>(key: string, change: (old: T | undefined) => T) => Promise<void>
}

/** Storage for single large values, each under its own key. */
export interface FileDisk extends Pick<Disk, 'read'> {
  /** Rejects when the storage is full. */
  write: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}

/** A channel to the other tabs. */
export interface TabChannel {
  tell: (message: unknown) => void
  close: () => void
}
/** Null where tabs cannot message each other: each tab then sees the others' changes at its next visit. */
export type OpenChannel = (name: string, onMessage: (message: unknown) => void) => TabChannel | null

/** Opened at first use, so that a page without a signed-in member opens no database. */
export function indexedDbDisk(): Disk & FileDisk {
  let opened: UseStore | undefined
  const store: UseStore = (mode, act) => (opened ??= createStore('hapju', 'records'))(mode, act)
  return {
    read: (key) => get(key, store),
    update: (key, change) => update(key, change, store),
    write: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    keys: () => keys<string>(store),
  }
}

export const openBroadcastChannel: OpenChannel = (name, onMessage) => {
  if (!('BroadcastChannel' in globalThis)) return null
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data)
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
