import { MESSAGE_PAGE_SIZE } from '#contract/limits.ts'

const ROOMS = '/api/chat/rooms'

/**
 * What the screen at an address asks the server first: CH1, and CH4 of a private room. Spelled out, because the calls of the
 * contract come with the app, which is still on its way. A group is joined before it is read: asked early it may refuse.
 */
export function earlyRequests({ pathname, searchParams }: URL): string[] {
  if (pathname === '/home/chat') return [ROOMS]
  if (pathname !== '/home/private-chat') return []
  const roomId = searchParams.get('roomId')
  return roomId !== null && /^[1-9]\d*$/.test(roomId)
    ? [ROOMS, `${ROOMS}/${roomId}/messages?limit=${MESSAGE_PAGE_SIZE}`]
    : [ROOMS]
}
