export { useApplicationRoom } from './useApplicationRoom.ts'
