import { createStore, del, get, keys, set, update, type UseStore } from 'idb-keyval'

/** What is kept between visits, the same for all tabs. */
export interface Disk {
  read: <T>(key: string) => Promise<T | undefined>
  /** Reads and writes in one step, so that two tabs cannot come between each other. */
  update: <T>(key: string, change: (old: T | undefined) => T) => Promise<void>
}

/** Where single large things lie, each under a key of its own. */
export interface FileDisk extends Pick<Disk, 'read'> {
  /** Rejects when there is no room. */
  write: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}

/** A line to the other tabs. */
export interface TabChannel {
  tell: (message: unknown) => void
  close: () => void
}
/** Null where tabs cannot talk to each other: each then hears of the others at its next visit. */
export type OpenChannel = (name: string, onMessage: (message: unknown) => void) => TabChannel | null

/** Opened at the first use, so that a page that nobody is signed in to opens no database. */
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
