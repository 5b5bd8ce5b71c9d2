import { selectMemberId } from '#src/auth/authSlice.ts'
import type { StartChatListening } from '../chatListening.ts'
import { draftsChangedElsewhere, draftsRestored } from '../composer/draftsSlice.ts'
import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import { outboxChangedElsewhere, outboxRestored } from '../delivery/outboxSlice.ts'
import type { FilesLater } from '../delivery/uploads/filesLater.ts'
import { chatStarted, memberChanged } from './memberChanged.ts'
import type { MemberRecords } from './memberRecords.ts'

export interface ChatStorage {
  outbox: MemberRecords<OutboxEntry>
  drafts: MemberRecords<string>
  files: FilesLater
}

/** Stores every change of the outbox and of the drafts. */
export function listenToRecords(
  startListening: StartChatListening,
  { outbox, drafts }: Pick<ChatStorage, 'outbox' | 'drafts'>,
): void {
  startListening({
    predicate: (_action, after, before) => after.outbox.records !== before.outbox.records,
    effect: (_action, { getState }) => outbox.save(getState().outbox),
  })
  startListening({
    predicate: (_action, after, before) => after.drafts.records !== before.drafts.records,
    effect: (_action, { getState }) => drafts.save(getState().drafts),
  })
}

/**
 * Follows the signed-in member: restores their unsent messages and drafts, and clears those of the previous
 * member from the state (they stay in storage for the next visit).
 */
export function listenToMember(
  startListening: StartChatListening,
  { outbox, drafts, files }: ChatStorage,
): void {
  startListening({
    predicate: (action, after, before) =>
      (after !== before || chatStarted.match(action)) && selectMemberId(after) !== after.outbox.memberId,
    effect: async (_action, { dispatch, getState }) => {
      const memberId = selectMemberId(getState())
      dispatch(memberChanged(memberId))
      if (memberId === null) {
        outbox.close()
        drafts.close()
        files.loaded?.outboxFiles.close()
        return
      }
      await Promise.all([
        outbox.open(memberId, {
          restored: (records) => {
            dispatch(outboxRestored({ memberId, records }))
            void files.whenLoaded.then(({ outboxFiles }) => {
              const now = getState().outbox
              if (now.memberId === memberId) void outboxFiles.sweep(memberId, Object.keys(now.records))
            })
          },
          changedElsewhere: (changes) => dispatch(outboxChangedElsewhere(changes)),
        }),
        drafts.open(memberId, {
          restored: (records) => dispatch(draftsRestored({ memberId, records })),
          changedElsewhere: (changes) => dispatch(draftsChangedElsewhere(changes)),
        }),
      ])
    },
  })
}
