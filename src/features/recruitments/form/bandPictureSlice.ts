import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { draftBegun, draftDropped } from './bandDraftSlice.ts'

export interface BandPictureState {
  /** Chosen for the draft, as a `data:` URL, so that it outlives a reload. Null: the picture that is there stays. */
  dataUrl: string | null
}

const initialState: BandPictureState = { dataUrl: null }

/** Beside the draft, not in it: it is large, and would be written into the storage anew with every letter that is typed. */
const bandPictureSlice = createSlice({
  name: 'bandPicture',
  initialState,
  reducers: {
    pictureChosen: (_state, { payload }: PayloadAction<string>) => ({ dataUrl: payload }),
  },
  extraReducers: (builder) =>
    builder.addCase(draftBegun, () => initialState).addCase(draftDropped, () => initialState),
})

export const { pictureChosen } = bandPictureSlice.actions
export const bandPictureReducer = bandPictureSlice.reducer

export interface WithBandPicture {
  bandPicture: BandPictureState
}

export const selectBandPicture = (state: WithBandPicture) => state.bandPicture.dataUrl
