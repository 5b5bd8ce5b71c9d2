import {
  roomFriendsReducer,
  roomNameReducer,
  roomPictureReducer,
} from '#src/features/chat/rooms/form/roomFormSlice.ts'
import type { StoreKit } from '../store.ts'
import { attachSessionDraft } from './sessionDraft.ts'

/** The friends, the name and the picture of a group that is being created or changed. */
export async function attachRoomForm(kit: StoreKit): Promise<void> {
  await Promise.all([
    attachSessionDraft(kit, 'roomFriends', roomFriendsReducer),
    attachSessionDraft(kit, 'roomName', roomNameReducer),
    attachSessionDraft(kit, 'roomPicture', roomPictureReducer),
  ])
}
