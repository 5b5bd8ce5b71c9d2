import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { archiveApi } from '../archiveApi.ts'
import { type MusicItem, savingApi } from './savingApi.ts'

/**
 * What the member has just tapped, laid over what AS1 says. One entry for each item, by the provider's id:
 *
 * | what happens | entry |
 * |---|---|
 * | tapped, or its add cancelled | `isWanted` as the tap says |
 * | a call for it goes out | `isSending`: no AS1 that is asked now knows how it ends |
 * | the call is back | `itemId` as the server has it now |
 * | it went wrong | `isWanted` falls back to what the server has |
 * | an AS1 that was asked after all that has answered | gone: it knows better, other tabs and phones included |
 */
export interface Saving extends MusicItem {
  isWanted: boolean
  /** In the catalogue, as the server was last heard of it; null: not saved. */
  itemId: number | null
  isSending: boolean
  /** The AS1 request that will know all of this. */
  askedBy: string | null
}

type SavingState = Record<string, Saving>

export interface WithSaving {
  saving: SavingState
}

export interface Tapped {
  item: MusicItem
  /** As it was known when it was drawn; null: not saved. */
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
    /** Plus or check. */
    itemToggled: (state, { payload }: PayloadAction<Tapped>) => {
      const entry = touched(state, payload)
      entry.isWanted = !entry.isWanted
    },
    /** 취소 in the toast of an add. */
    addCancelled: (state, { payload }: PayloadAction<Tapped>) => {
      touched(state, payload).isWanted = false
    },
    callSent: (state, { payload: spotifyId }: PayloadAction<string>) => {
      const entry = state[spotifyId]
      if (!entry) return
      entry.isSending = true
      entry.askedBy = null
    },
    /** It could not be done: back to what the server has. */
    wishDropped: (state, { payload: spotifyId }: PayloadAction<string>) => {
      const entry = state[spotifyId]
      if (entry) entry.isWanted = entry.itemId !== null
    },
  },
  // The calls are read here, not by who makes them: what they make stale is asked for again in the same breath, and must find them over.
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

/** Whether the server has it otherwise than the member wants it. */
export const needsCall = ({ isWanted, itemId }: Saving): boolean => isWanted !== (itemId !== null)
