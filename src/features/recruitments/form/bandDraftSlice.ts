import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSame } from '#src/lib/isSame.ts'
import type { BandDraft } from './bandDraft.ts'

export interface BandDraftState {
  /** Null when no band is being created or edited. */
  draft: BandDraft | null
  /** The draft at the start. Only differences from it are saved. */
  base: BandDraft | null
}

const initialState: BandDraftState = { draft: null, base: null }

const bandDraftSlice = createSlice({
  name: 'bandDraft',
  initialState,
  reducers: {
    /** Starts with a new band, or one read from the server. */
    draftBegun: (_state, { payload }: PayloadAction<BandDraft>) => ({ draft: payload, base: payload }),
    draftChanged: (state, { payload }: PayloadAction<Partial<BandDraft>>) => {
      if (state.draft) Object.assign(state.draft, payload)
    },
    /** The member has left the form, after saving or without. */
    draftDropped: () => initialState,
  },
})

export const { draftBegun, draftChanged, draftDropped } = bandDraftSlice.actions
export const bandDraftReducer = bandDraftSlice.reducer

export interface WithBandDraft {
  bandDraft: BandDraftState
}

export const selectBandDraft = (state: WithBandDraft) => state.bandDraft.draft
export const selectDraftBase = (state: WithBandDraft) => state.bandDraft.base
export const selectHasDraftChanged = createSelector(
  [selectBandDraft, selectDraftBase],
  (draft, base) => !isSame(draft, base),
)
