import type { OutboxEntry } from '../outboxEntry.ts'
import type * as delivery from './fileDelivery.ts'

/** The code that sends files: `fileDelivery.ts`. */
export type FileDelivery = typeof delivery

export interface FilesLater {
  /** Rejects if it cannot be loaded; the next call tries again. */
  load: () => Promise<FileDelivery>
  /** Null until it has been loaded. */
  readonly loaded: FileDelivery | null
  /** Resolves once it has been loaded. */
  whenLoaded: Promise<FileDelivery>
}

/**
 * Built once per tab. Loaded when a room opens, so that a file can be queued offline too, or when the outbox
 * contains a file.
 */
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

/** Callback for the outbox storage: deletes a file with its entry. */
export const removeFilesOf = (files: FilesLater) => (memberId: number, entries: readonly OutboxEntry[]) => {
  const ids = entries.flatMap(({ attachment, clientMessageId }) => (attachment ? [clientMessageId] : []))
  if (ids.length === 0) return
  files.load().then(
    ({ outboxFiles }) => outboxFiles.remove(memberId, ids),
    () => {}, // the next visit deletes them
  )
}

/** The instance of this tab. */
export const filesLater = makeFilesLater()
