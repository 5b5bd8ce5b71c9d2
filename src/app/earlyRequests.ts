import { MESSAGE_PAGE_SIZE } from '#contract/limits.ts'

const CONVERSATIONS = ['/home/private-chat', '/home/chat']

/**
 * What the screen at an address asks the server first: CH1, and CH4 of the room. Spelled out, because the calls of the contract
 * come with the app, which is still on its way.
 */
export function earlyRequests({ pathname, searchParams }: URL): string[] {
  if (!CONVERSATIONS.includes(pathname)) return []
  const roomId = searchParams.get('roomId')
  const rooms = '/api/chat/rooms'
  return roomId !== null && /^[1-9]\d*$/.test(roomId)
    ? [rooms, `${rooms}/${roomId}/messages?limit=${MESSAGE_PAGE_SIZE}`]
    : [rooms]
}
