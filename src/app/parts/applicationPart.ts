import { applicationClipReducer } from '#src/features/bands/joining/apply/applicationClipSlice.ts'
import { applicationReducer } from '#src/features/bands/joining/apply/applicationSlice.ts'
import type { StoreKit } from '../store.ts'
import { attachSessionDraft } from './sessionDraft.ts'

/** The application that is being written. */
export async function attachApplication(kit: StoreKit): Promise<void> {
  await Promise.all([
    attachSessionDraft(kit, 'applicationDraft', applicationReducer),
    attachSessionDraft(kit, 'applicationClip', applicationClipReducer),
  ])
}
