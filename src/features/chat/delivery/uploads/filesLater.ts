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

/** The instance of this tab. */
export const filesLater = makeFilesLater()
