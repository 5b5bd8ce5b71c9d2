import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface ApplicationDraft {
  /** The band applied to; null: nothing was changed yet. */
  bandId: number | null
  /** Null: not chosen. */
  session: string | null
  words: string
}

const NOTHING: ApplicationDraft = { bandId: null, session: null, words: '' }

/** The application being written, one band at a time. It survives a reload and a session that has lapsed. */
const applicationSlice = createSlice({
  name: 'applicationDraft',
  initialState: NOTHING,
  reducers: {
    applicationChanged(
      state,
      { payload }: PayloadAction<{ bandId: number } & Partial<ApplicationDraft>>,
    ): ApplicationDraft {
      return { ...(state.bandId === payload.bandId ? state : NOTHING), ...payload }
    },
    /** The form was left, after sending or without. */
    applicationDropped: () => NOTHING,
  },
})

export const { applicationChanged, applicationDropped } = applicationSlice.actions
export const applicationReducer = applicationSlice.reducer

export interface WithApplication {
  applicationDraft: ApplicationDraft
}

export const selectApplication = ({ applicationDraft }: WithApplication, bandId: number): ApplicationDraft =>
  applicationDraft.bandId === bandId ? applicationDraft : NOTHING
