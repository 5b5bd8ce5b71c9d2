import { bandDraftReducer } from '#src/features/recruitments/form/bandDraftSlice.ts'
import { bandPictureReducer } from '#src/features/recruitments/form/bandPictureSlice.ts'
import type { StoreKit } from '../store.ts'
import { attachSessionDraft } from './sessionDraft.ts'

/**
 * The band that is being created or changed, across its steps. The part joins with the first of its screens.
 */
export async function attachBandDraft(kit: StoreKit): Promise<void> {
  await Promise.all([
    attachSessionDraft(kit, 'bandDraft', bandDraftReducer),
    attachSessionDraft(kit, 'bandPicture', bandPictureReducer),
  ])
}
