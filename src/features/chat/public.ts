export { useListRoomsQuery } from './chatApi.ts'
export { useApplicationRoom } from './useApplicationRoom.ts'
