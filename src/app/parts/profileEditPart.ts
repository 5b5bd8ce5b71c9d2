import { profileEditReducer } from '#src/features/profile/editor/profileEditSlice.ts'
import { profilePictureReducer } from '#src/features/profile/editor/profilePictureSlice.ts'
import type { StoreKit } from '../store.ts'
import { attachSessionDraft } from './sessionDraft.ts'

/** The draft of the profile editor. It joins the store when the editor is first opened. */
export async function attachProfileEdit(kit: StoreKit): Promise<void> {
  await Promise.all([
    attachSessionDraft(kit, 'profileEdit', profileEditReducer),
    attachSessionDraft(kit, 'profilePicture', profilePictureReducer),
  ])
}
