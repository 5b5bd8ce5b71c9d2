import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { applicationDropped } from './applicationSlice.ts'

/**
 * A larger clip is not kept. As text a clip is a third longer, and session storage holds about five million
 * characters, which other drafts need too.
 */
export const CLIP_KEPT_MAX_BYTES = 3 * 1024 * 1024

export interface KeptClip {
  /** The sound as a `data:` URL. */
  dataUrl: string
  durationMs: number
  peaks: number[]
}

export interface ApplicationClipState {
  bandId: number | null
  clip: KeptClip | null
}

const NOTHING: ApplicationClipState = { bandId: null, clip: null }

/** A slice of its own: with the words in it, each typed letter would store the large clip again. */
const applicationClipSlice = createSlice({
  name: 'applicationClip',
  initialState: NOTHING,
  reducers: {
    clipKept: (_state, { payload }: PayloadAction<{ bandId: number; clip: KeptClip }>) => payload,
    clipRemoved: () => NOTHING,
  },
  extraReducers: (builder) => builder.addCase(applicationDropped, () => NOTHING),
})

export const { clipKept, clipRemoved } = applicationClipSlice.actions
export const applicationClipReducer = applicationClipSlice.reducer

export interface WithApplicationClip {
  applicationClip: ApplicationClipState
}

export const selectKeptClip = ({ applicationClip }: WithApplicationClip, bandId: number): KeptClip | null =>
  applicationClip.bandId === bandId ? applicationClip.clip : null
