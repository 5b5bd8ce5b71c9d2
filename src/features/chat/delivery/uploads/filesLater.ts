import type { OutboxEntry } from '../outboxEntry.ts'
import type * as delivery from './fileDelivery.ts'

/** What sends files: `fileDelivery.ts`. */
export type FileDelivery = typeof delivery

export interface FilesLater {
  /** Rejects while it cannot be fetched; asking again tries again. */
  load: () => Promise<FileDelivery>
  /** Null: nobody has needed it yet. */
  readonly loaded: FileDelivery | null
  /** Once somebody has needed it. */
  whenLoaded: Promise<FileDelivery>
}

/** Of a tab: loaded when a room is opened, so that a file can be promised offline too, or when the outbox holds one. */
export function makeFilesLater(
  fetchDelivery: () => Promise<FileDelivery> = () => import('./fileDelivery.ts'),
): FilesLater {
  let loaded: FileDelivery | null = null
  let tellLoaded: (delivery: FileDelivery) => void
  const whenLoaded = new Promise<FileDelivery>((resolve) => (tellLoaded = resolve))
  return {
    async load() {
      loaded ??= await fetchDelivery()
      tellLoaded(loaded)
      return loaded
    },
    get loaded() {
      return loaded
    },
    whenLoaded,
  }
}

/** For the storage of the outbox: a file goes with its entry. */
export const removeFilesOf = (files: FilesLater) => (memberId: number, entries: readonly OutboxEntry[]) => {
  const ids = entries.flatMap(({ attachment, clientMessageId }) => (attachment ? [clientMessageId] : []))
  if (ids.length === 0) return
  files.load().then(
    ({ outboxFiles }) => outboxFiles.remove(memberId, ids),
    () => {}, // the next visit sweeps them
  )
}

/** Of this tab. */
export const filesLater = makeFilesLater()
