import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import type { StartListening } from '../chatListening.ts'
import type { MemberRecords, MemberRecordsState, RecordChanges } from './memberRecords.ts'

/** The store is ready. */
export const chatStarted = createAction('chat/started')

/** Another member signed in, or nobody (null): per-member state is emptied, then restored from storage. */
export const memberChanged = createAction<number | null>('chat/memberChanged')

/**
 * Follows the signed-in member: `memberChanged` clears the records of the previous member from the state
 * (they stay in storage for the next visit). `ownerOf`: the member whose records are in the state.
 */
export function listenToMember<State extends WithAuth>(
  startListening: StartListening<State>,
  ownerOf: (state: State) => number | null,
): void {
  startListening({
    predicate: (action, after, before) =>
      (after !== before || chatStarted.match(action)) && selectMemberId(after) !== ownerOf(after),
    effect: (_action, { dispatch, getState }) => {
      dispatch(memberChanged(selectMemberId(getState())))
    },
  })
}

/** A slice whose records are stored per member, shared by all tabs of that member. */
export interface StoredSlice<State, T> {
  select: (state: State) => MemberRecordsState<T>
  records: MemberRecords<T>
  /** The action that adds the records read from storage. */
  restored: (stored: { memberId: number; records: Record<string, T> }) => UnknownAction
  /** The action that applies what another tab has changed. */
  changedElsewhere: (changes: RecordChanges<T>) => UnknownAction
  /** The action after a change that the device could not store; absent: it is only logged. */
  notStored?: () => UnknownAction
}

/** Stores every change of a slice, and restores the records of a member who signs in. */
export function listenToSlice<State, T>(
  startListening: StartListening<State>,
  { select, records, restored, changedElsewhere, notStored }: StoredSlice<State, T>,
): void {
  startListening({
    predicate: (_action, after, before) => select(after).records !== select(before).records,
    effect: async (_action, { dispatch, getState }) => {
      const isStored = await records.save(select(getState()))
      if (!isStored && notStored) dispatch(notStored())
    },
  })

  startListening({
    actionCreator: memberChanged,
    effect: async ({ payload: memberId }, { dispatch }) => {
      if (memberId === null) return records.close()
      await records.open(memberId, {
        restored: (stored) => dispatch(restored({ memberId, records: stored })),
        changedElsewhere: (changes) => dispatch(changedElsewhere(changes)),
      })
    },
  })
}
