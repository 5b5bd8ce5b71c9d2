export {
  chatApi,
  useChangeRoomMutation,
  useCreateRoomMutation,
  useListFriendsQuery,
  useListRoomsQuery,
  useOpenPrivateRoomMutation,
} from './chatApi.ts'
export { FriendFinder } from './FriendFinder.tsx'
export { forgetMember } from './forgetMember.ts'
export { LeaveDialogWhenOpen } from './LeaveDialogWhenOpen.ts'
export { usePinRoomMutation, useUnpinRoomMutation } from './pinsApi.ts'
export type { RowTarget } from './roomList.ts'
export { useFindApplicationRoom } from './useFindApplicationRoom.ts'
export { existingRoom, useStartChat } from './useStartChat.ts'
export { TypingSettingSwitchWhenThere } from './typing/TypingSettingSwitchWhenThere.tsx'
