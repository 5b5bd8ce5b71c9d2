import type { StartListening } from '#src/features/chat/chatListening.ts'
import { memberChanged } from '#src/features/chat/storage/memberStorage.ts'
import type { OutboxEntry } from '../outboxEntry.ts'
import { outboxRestored, type WithOutbox } from '../outboxSlice.ts'
import type { FilesLater } from './filesLater.ts'

/**
 * Drops files whose entries are gone: from memory when they are settled or discarded, here or in another tab,
 * and when nobody is signed in; from the disk what a closed tab has left behind (`removeFilesOf` does the
 * rest).
 */
export function listenToFiles(startListening: StartListening<WithOutbox>, files: FilesLater): void {
  startListening({
    predicate: (_action, after, before) => after.outbox.records !== before.outbox.records,
    effect: (_action, { getState, getOriginalState }) => {
      const { records } = getState().outbox
      const before = Object.keys(getOriginalState().outbox.records)
      files.loaded?.outboxFiles.release(before.filter((id) => !(id in records)))
    },
  })

  startListening({
    actionCreator: outboxRestored,
    effect: ({ payload: { memberId } }, { getState }) => {
      void files.whenLoaded.then(({ outboxFiles }) => {
        const now = getState().outbox
        if (now.memberId === memberId) void outboxFiles.sweep(memberId, Object.keys(now.records))
      })
    },
  })

  startListening({
    actionCreator: memberChanged,
    effect: ({ payload: memberId }) => {
      if (memberId === null) files.loaded?.outboxFiles.close()
    },
  })
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
