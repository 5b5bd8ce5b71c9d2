import { roomFormReducer } from '#src/features/createChat/roomFormSlice.ts'
import { attachSessionDraft } from './sessionDraft.ts'
import type { StoreKit } from './store.ts'

/** The name and the picture of a group that is being made or changed. */
export const attachRoomForm = (kit: StoreKit): Promise<void> =>
  attachSessionDraft(kit, 'roomForm', roomFormReducer)
