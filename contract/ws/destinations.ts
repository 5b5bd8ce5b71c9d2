/** Socket destinations by id (docs/wire.md "Subscriptions", docs/wire.md "Sends"). */

export const SOCKET_PATH = '/ws'

/** WS1. Participants of a GROUP room. */
export const groupTopic = (roomId: number) => `/topic/room/${roomId}`
/** WS2. The two people of a PRIVATE or BAND room. */
export const roomQueue = (roomId: number) => `/user/queue/room/${roomId}`
/** WS3. Messages in rooms that none of the member's sessions is subscribed to. */
export const UNREAD_QUEUE = '/user/queue/unread'
/** WS4. What was refused, for the session that asked for it. */
export const ERROR_QUEUE = '/user/queue/errors'
/** WS9. New notifications, and that the member's notifications or friends have changed. */
export const NOTIFICATION_QUEUE = '/user/queue/notifications'
/** WS11 (ours). What this member does on other devices and in other tabs. */
export const OWN_ROOMS_QUEUE = '/user/queue/rooms'

/** WS5. A message in a GROUP room. */
export const groupSend = (roomId: number) => `/app/chat/group.sendMessage/${roomId}`
/** WS6. A message in a PRIVATE or BAND room. */
export const privateSend = (roomId: number) => `/app/chat/private.sendMessage/${roomId}`
/** WS7. How far the member has read a PRIVATE or BAND room. */
export const privateLastRead = (roomId: number) => `/app/chat/private.lastRead/${roomId}`
/** WS8. How far the member has read a GROUP room. */
export const groupLastRead = (roomId: number) => `/app/chat/group.lastRead/${roomId}`
/** WS10 (ours). The member is typing, in any room. */
export const typingIn = (roomId: number) => `/app/chat/typing/${roomId}`

export type Subscription = { id: 'WS1' | 'WS2'; roomId: number } | { id: 'WS3' | 'WS4' | 'WS9' | 'WS11' }

export type Send = { id: 'WS5' | 'WS6' | 'WS7' | 'WS8' | 'WS10'; roomId: number }

const SEND_IDS = {
  'group.sendMessage': 'WS5',
  'private.sendMessage': 'WS6',
  'private.lastRead': 'WS7',
  'group.lastRead': 'WS8',
  typing: 'WS10',
} as const

/** What a SUBSCRIBE asks for; null when no such destination exists: wildcards, raw `/queue/…`, other members' queues. */
export function parseSubscribe(destination: string): Subscription | null {
  if (destination === UNREAD_QUEUE) return { id: 'WS3' }
  if (destination === ERROR_QUEUE) return { id: 'WS4' }
  if (destination === NOTIFICATION_QUEUE) return { id: 'WS9' }
  if (destination === OWN_ROOMS_QUEUE) return { id: 'WS11' }
  const room = /^\/(topic|user\/queue)\/room\/([1-9]\d{0,15})$/.exec(destination)
  if (!room) return null
  return { id: room[1] === 'topic' ? 'WS1' : 'WS2', roomId: Number(room[2]) }
}

/** What a SEND asks for; null when no such destination exists. */
export function parseSend(destination: string): Send | null {
  const match = /^\/app\/chat\/((?:group|private)\.(?:sendMessage|lastRead)|typing)\/([1-9]\d{0,15})$/.exec(
    destination,
  )
  if (!match) return null
  return { id: SEND_IDS[match[1] as keyof typeof SEND_IDS], roomId: Number(match[2]) }
}
