import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { archiveApi } from '../archiveApi.ts'
import { type MusicItem, savingApi } from './savingApi.ts'

/**
 * The member's latest taps, laid over the answers of AS1. One entry per item, by the provider's id:
 *
 * | event | entry |
 * |---|---|
 * | plus or check tapped, or an add cancelled | `isWanted` as tapped |
 * | call sent | `isSending`: an AS1 request sent now cannot know the outcome |
 * | call answered | `itemId` as the server has it now |
 * | call failed | `isWanted` falls back to what the server has |
 * | answer to an AS1 request that was sent after all of these | removed: AS1 also knows changes from other
 * tabs and devices |
 */
export interface Saving extends MusicItem {
  isWanted: boolean
  /** The id in the catalogue, as last answered by the server; null: not saved. */
  itemId: number | null
  isSending: boolean
  /** The AS1 request that was sent after the last change of this entry. */
  askedBy: string | null
}

type SavingState = Record<string, Saving>

export interface WithSaving {
  saving: SavingState
}

export interface Tapped {
  item: MusicItem
  /** As known when the button was rendered; null: not saved. */
  itemId: number | null
}

const initialState: SavingState = {}

function touched(state: SavingState, { item: { kind, spotifyId }, itemId }: Tapped): Saving {
  const isWanted = itemId !== null
  const entry = (state[spotifyId] ??= {
    kind,
    spotifyId,
    isWanted,
    itemId,
    isSending: false,
    askedBy: null,
  })
  entry.askedBy = null
  return entry
}

const { saveItem, findSaved } = savingApi.endpoints
const { removeItem } = archiveApi.endpoints

const savingSlice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    /** Plus or check was pressed. */
    itemToggled: (state, { payload }: PayloadAction<Tapped>) => {
      const entry = touched(state, payload)
      entry.isWanted = !entry.isWanted
    },
    /** 취소 was pressed in the toast of an add. */
    addCancelled: (state, { payload }: PayloadAction<Tapped>) => {
      touched(state, payload).isWanted = false
    },
    callSent: (state, { payload: spotifyId }: PayloadAction<string>) => {
      const entry = state[spotifyId]
      if (!entry) return
      entry.isSending = true
      entry.askedBy = null
    },
    /** The call failed: falls back to what the server has. */
    wishDropped: (state, { payload: spotifyId }: PayloadAction<string>) => {
      const entry = state[spotifyId]
      if (entry) entry.isWanted = entry.itemId !== null
    },
  },
  // These match the mutations, not actions that their caller dispatches afterwards: a mutation invalidates
  // AS1, which is requested again in the same dispatch, and that request must find `isSending` off.
  extraReducers: (builder) => {
    builder
      .addMatcher(saveItem.matchFulfilled, (state, { payload: itemId, meta }) => {
        const entry = state[meta.arg.originalArgs.spotifyId]
        if (entry) Object.assign(entry, { isSending: false, itemId })
      })
      .addMatcher(saveItem.matchRejected, (state, { meta }) => {
        const entry = state[meta.arg.originalArgs.spotifyId]
        if (entry) entry.isSending = false
      })
      .addMatcher(removeItem.matchFulfilled, (state, { payload: { failed }, meta }) => {
        const { kind, ids } = meta.arg.originalArgs
        for (const entry of Object.values(state)) {
          if (entry.kind !== kind || entry.itemId === null || !ids.includes(entry.itemId)) continue
          const isGone = failed.every(({ id }) => id !== entry.itemId)
          // removed from a list, not by a tap here
          if (isGone && !entry.isSending) delete state[entry.spotifyId]
          entry.isSending = false
          if (isGone) entry.itemId = null
        }
      })
      .addMatcher(findSaved.matchPending, (state, { meta: { requestId, arg } }) => {
        for (const spotifyId of arg.originalArgs) {
          const entry = state[spotifyId]
          if (entry && !entry.isSending) entry.askedBy = requestId
        }
      })
      .addMatcher(findSaved.matchFulfilled, (state, { payload: saved, meta }) => {
        for (const entry of Object.values(state)) {
          if (entry.askedBy !== meta.requestId) continue
          entry.itemId = saved[entry.spotifyId] ?? null
          if (!needsCall(entry)) delete state[entry.spotifyId]
        }
      })
  },
})

export const { itemToggled, addCancelled, callSent, wishDropped } = savingSlice.actions
export const savingReducer = savingSlice.reducer

export const selectSaving = (state: WithSaving, spotifyId: string): Saving | undefined =>
  state.saving[spotifyId]

/** Whether the server's state differs from the wanted one. */
export const needsCall = ({ isWanted, itemId }: Saving): boolean => isWanted !== (itemId !== null)
