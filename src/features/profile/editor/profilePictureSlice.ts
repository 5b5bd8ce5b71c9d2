import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { profileEditDropped } from './profileEditSlice.ts'

export interface ProfilePictureState {
  memberId: number | null
  /** The chosen picture as a `data:` URL, not sent yet. */
  dataUrl: string | null
}

const initialState: ProfilePictureState = { memberId: null, dataUrl: null }

/**
 * Separate from the edit, because the large picture would otherwise be stored again with every letter typed.
 */
const profilePictureSlice = createSlice({
  name: 'profilePicture',
  initialState,
  reducers: {
    profilePictureChosen: (_state, { payload }: PayloadAction<ProfilePictureState>) => payload,
  },
  extraReducers: (builder) => builder.addCase(profileEditDropped, () => initialState),
})

export const { profilePictureChosen } = profilePictureSlice.actions
export const profilePictureReducer = profilePictureSlice.reducer

export interface WithProfilePicture {
  profilePicture: ProfilePictureState
}
