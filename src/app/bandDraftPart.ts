import { bandDraftReducer } from '#src/features/createBand/bandDraftSlice.ts'
import { bandPictureReducer } from '#src/features/createBand/bandPictureSlice.ts'
import { attachSessionDraft } from './sessionDraft.ts'
import type { StoreKit } from './store.ts'

/** The band that is being made or changed, over its steps. Joins with the first of its screens. */
export async function attachBandDraft(kit: StoreKit): Promise<void> {
  await Promise.all([
    attachSessionDraft(kit, 'bandDraft', bandDraftReducer),
    attachSessionDraft(kit, 'bandPicture', bandPictureReducer),
  ])
}
