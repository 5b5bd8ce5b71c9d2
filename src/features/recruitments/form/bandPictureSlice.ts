import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { draftBegun, draftDropped } from './bandDraftSlice.ts'

export interface BandPictureState {
  /** The chosen picture as a `data:` URL, which survives a reload. Null keeps the saved picture. */
  dataUrl: string | null
}

const initialState: BandPictureState = { dataUrl: null }

/**
 * Separate from the draft, because the large picture would otherwise be stored again with every letter typed.
 */
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
