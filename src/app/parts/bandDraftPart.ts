import { bandDraftReducer } from '#src/features/recruitments/form/bandDraftSlice.ts'
import { bandPictureReducer } from '#src/features/recruitments/form/bandPictureSlice.ts'
import type { StoreKit } from '../store.ts'
import { attachSessionDraft } from './sessionDraft.ts'

/** The band that is being made or changed, over its steps. Joins with the first of its screens. */
export async function attachBandDraft(kit: StoreKit): Promise<void> {
  await Promise.all([
    attachSessionDraft(kit, 'bandDraft', bandDraftReducer),
    attachSessionDraft(kit, 'bandPicture', bandPictureReducer),
  ])
}
