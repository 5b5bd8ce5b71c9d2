import { logProblem } from '#src/lib/log.ts'
import {
  type FileDisk,
  indexedDbDisk,
  type OpenChannel,
  openBroadcastChannel,
  type TabChannel,
} from './disk.ts'

/** Another tab that has the file answers at once; a suspended tab does not answer. */
const ASK_TABS_MS = 1_000
/** Files younger than this are never orphans: a file is stored shortly before its entry. */
const ORPHAN_AFTER_MS = 10 * 60_000

/** Files of unsent messages, stored beside the outbox: one record each, shared by all tabs of the member. */
export interface OutboxFiles {
  /**
   * Called before the entry is submitted, with the id it will have. Resolves to whether the file is stored;
   * otherwise only this tab has it. Rejects when the file itself cannot be read.
   */
  keep: (memberId: number, clientMessageId: string, file: Blob) => Promise<boolean>
  /** Null when the file was never stored (storage full, private window) and the tab that had it is gone. */
  find: (memberId: number, clientMessageId: string) => Promise<Blob | null>
  /** The file if this tab has it in memory; never waits. */
  atHand: (clientMessageId: string) => Blob | null
  /** Drops files from memory whose entries are settled or discarded, here or in another tab. */
  release: (clientMessageIds: readonly string[]) => void
  /** Deletes from the disk the files whose entries are no longer stored. */
  remove: (memberId: number, clientMessageIds: readonly string[]) => void
  /**
   * Deletes files whose entries were never created, or were removed by a tab that closed before deleting the
   * file.
   */
  sweep: (memberId: number, clientMessageIds: readonly string[]) => Promise<void>
  close: () => void
}

/** Bytes, not a Blob: some phones store a Blob by reference and lose the data behind it. */
interface StoredFile {
  bytes: ArrayBuffer
  type: string
  keptAt: number
}

/** A message between tabs; without `bytes` it is a request for the file. */
type Told = { clientMessageId: string } & Partial<Pick<StoredFile, 'bytes' | 'type'>>

/**
 * A file that cannot be stored lives as long as the tab that has it; that tab passes it to the sending tab.
 * Once the tab is gone, its entry fails with a message.
 */
export function makeOutboxFiles({
  disk = indexedDbDisk(),
  openChannel = openBroadcastChannel,
}: { disk?: FileDisk; openChannel?: OpenChannel } = {}): OutboxFiles {
  const held = new Map<string, Blob>()
  /** Files that only this tab has. */
  const unstored = new Map<string, StoredFile>()
  const asked = new Map<string, (file: Blob) => void>()
  let channel: TabChannel | null = null

  const talk = () => (channel ??= openChannel('hapju-outbox-files', (message) => hear(message as Told)))

  function hear({ clientMessageId, bytes, type = '' }: Told): void {
    if (bytes) {
      asked.get(clientMessageId)?.(new Blob([bytes], { type }))
      return
    }
    const mine = unstored.get(clientMessageId)
    if (mine) talk()?.tell({ clientMessageId, bytes: mine.bytes, type: mine.type } satisfies Told)
  }

  function askTabs(clientMessageId: string): Promise<Blob | null> {
    return new Promise((resolve) => {
      const end = (file: Blob | null) => {
        clearTimeout(timer)
        asked.delete(clientMessageId)
        resolve(file)
      }
      const timer = setTimeout(end, ASK_TABS_MS, null)
      asked.set(clientMessageId, end)
      talk()?.tell({ clientMessageId } satisfies Told)
    })
  }

  async function readStored(memberId: number, clientMessageId: string): Promise<Blob | null> {
    try {
      const stored = await disk.read<StoredFile>(storedKey(memberId, clientMessageId))
      return stored ? new Blob([stored.bytes], { type: stored.type }) : null
    } catch (problem) {
      logProblem('a file of the outbox could not be read', problem)
      return null
    }
  }

  async function removeStored(memberId: number, clientMessageId: string): Promise<void> {
    try {
      await disk.remove(storedKey(memberId, clientMessageId))
    } catch (problem) {
      logProblem('a file of the outbox could not be deleted', problem)
    }
  }

  return {
    async keep(memberId, clientMessageId, file) {
      const stored: StoredFile = { bytes: await file.arrayBuffer(), type: file.type, keptAt: Date.now() }
      // copied from the bytes: the picked file may be changed or deleted on the phone
      held.set(clientMessageId, new Blob([stored.bytes], { type: stored.type }))
      try {
        await disk.write(storedKey(memberId, clientMessageId), stored)
        return true
      } catch (problem) {
        logProblem('a file of the outbox could not be stored', problem)
        unstored.set(clientMessageId, stored)
        talk()
        return false
      }
    },
    async find(memberId, clientMessageId) {
      const file =
        held.get(clientMessageId) ??
        (await readStored(memberId, clientMessageId)) ??
        (await askTabs(clientMessageId))
      if (file) held.set(clientMessageId, file)
      return file
    },
    atHand: (clientMessageId) => held.get(clientMessageId) ?? null,
    release(clientMessageIds) {
      for (const id of clientMessageIds) {
        held.delete(id)
        unstored.delete(id)
      }
    },
    remove(memberId, clientMessageIds) {
      for (const id of clientMessageIds) void removeStored(memberId, id)
    },
    async sweep(memberId, clientMessageIds) {
      const wanted = new Set(clientMessageIds.map((id) => storedKey(memberId, id)))
      try {
        for (const key of await disk.keys()) {
          if (!key.startsWith(storedKey(memberId, '')) || wanted.has(key)) continue
          const orphan = await disk.read<StoredFile>(key)
          // in case the phone's clock was set back meanwhile
          if (orphan && Math.abs(Date.now() - orphan.keptAt) > ORPHAN_AFTER_MS) await disk.remove(key)
        }
      } catch (problem) {
        logProblem('unused files of the outbox could not be deleted', problem)
      }
    },
    close() {
      channel?.close()
      channel = null
      held.clear()
      unstored.clear()
    },
  }
}

const storedKey = (memberId: number, clientMessageId: string) => `outboxFile-${memberId}-${clientMessageId}`

/** The instance of this tab. */
export const outboxFiles = makeOutboxFiles()
