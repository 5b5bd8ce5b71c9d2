import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProfileDraft } from './profileDraft.ts'

export interface ProfileEditState {
  /** Whose profile it is; null: a visitor's. */
  memberId: number | null
  /** Null while nothing has been changed. */
  draft: ProfileDraft | null
}

const initialState: ProfileEditState = { memberId: null, draft: null }

interface Change {
  memberId: number | null
  /** The values before the first change. */
  saved: ProfileDraft
  part: Partial<ProfileDraft>
}

/** What is being changed in the profile editor. It survives a reload and a session that has lapsed. */
const profileEditSlice = createSlice({
  name: 'profileEdit',
  initialState,
  reducers: {
    profileChanged(state, { payload: { memberId, saved, part } }: PayloadAction<Change>): ProfileEditState {
      const before = state.draft !== null && state.memberId === memberId ? state.draft : saved
      return { memberId, draft: { ...before, ...part } }
    },
    /** The member has left the editor, after saving or without. */
    profileEditDropped: () => initialState,
  },
})

export const { profileChanged, profileEditDropped } = profileEditSlice.actions
export const profileEditReducer = profileEditSlice.reducer

export interface WithProfileEdit {
  profileEdit: ProfileEditState
}

/** The draft of this member, on top of what is saved: a draft from an older build may lack a field. */
export const draftOver = (
  { profileEdit: { memberId, draft } }: WithProfileEdit,
  whose: number | null,
  saved: ProfileDraft,
): ProfileDraft => (draft !== null && memberId === whose ? { ...saved, ...draft } : saved)
