import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSame } from '#src/lib/isSame.ts'
import type { BandDraft } from './bandDraft.ts'

export interface BandDraftState {
  /** Null: nobody is making or changing a band. */
  draft: BandDraft | null
  /** What it began with: only what differs from it has to be saved. */
  base: BandDraft | null
}

const initialState: BandDraftState = { draft: null, base: null }

const bandDraftSlice = createSlice({
  name: 'bandDraft',
  initialState,
  reducers: {
    /** A new band, or one that was read from the server. */
    draftBegun: (_state, { payload }: PayloadAction<BandDraft>) => ({ draft: payload, base: payload }),
    draftChanged: (state, { payload }: PayloadAction<Partial<BandDraft>>) => {
      if (state.draft) Object.assign(state.draft, payload)
    },
    /** It was saved, or its maker has left it. */
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
