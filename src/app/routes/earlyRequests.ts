import { MESSAGE_PAGE_SIZE } from '#contract/limits.ts'

const ROOMS = '/api/chat/rooms'
/** As many as the home screen asks for before anybody has listed how many there are. */
export const RECOMMENDED = '/api/bands/recommended?limit=40'
const ID = /^[1-9]\d*$/
const MEMBER = /^\/profile-(detail|other)\/([1-9]\d*)$/

/**
 * What the screen at an address asks the server first: B2; CH1, and CH4 of a private room; PR1; PR4, and PR5 where songs are shown.
 * Spelled out, because the calls of the contract come with the app, which is still on its way. A group is joined before it is read:
 * asked early it may refuse.
 */
export function earlyRequests({ pathname, searchParams }: URL): string[] {
  if (pathname === '/') return [RECOMMENDED]
  if (pathname === '/join' || pathname === '/home/chat') return [ROOMS]
  if (pathname === '/home/private-chat') {
    const roomId = searchParams.get('roomId')
    return roomId !== null && ID.test(roomId)
      ? [ROOMS, `${ROOMS}/${roomId}/messages?limit=${MESSAGE_PAGE_SIZE}`]
      : [ROOMS]
  }
  if (pathname === '/my') return ['/api/profile']
  const [, screen, memberId] = MEMBER.exec(pathname) ?? []
  if (screen === undefined) return []
  const profile = `/api/member/${memberId}/profile`
  return screen === 'other' ? [profile, `${profile}/saved-tracks`] : [profile]
}
