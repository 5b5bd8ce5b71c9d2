export {
  useChangeRoomMutation,
  useCreateRoomMutation,
  useListFriendsQuery,
  useListRoomsQuery,
} from './chatApi.ts'
export { FriendFinder } from './FriendFinder.tsx'
export { LeaveDialogWhenOpen } from './LeaveDialogWhenOpen.ts'
export { usePinRoomMutation, useUnpinRoomMutation } from './pinsApi.ts'
export type { RowTarget } from './roomList.ts'
export { useApplicationRoom } from './useApplicationRoom.ts'
