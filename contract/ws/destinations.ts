/** Socket destinations by id (docs/wire.md "Subscriptions", docs/wire.md "Sends"). */

export const SOCKET_PATH = '/ws'

/** WS1. Events of a GROUP room, for its participants. */
export const groupTopic = (roomId: number) => `/topic/room/${roomId}`
/** WS2. Events of a PRIVATE or BAND room, for its two participants. */
export const roomQueue = (roomId: number) => `/user/queue/room/${roomId}`
/** WS3. Messages in rooms to which no session of the member is subscribed. */
export const UNREAD_QUEUE = '/user/queue/unread'
/** WS4. Refusals of this session's frames. */
export const ERROR_QUEUE = '/user/queue/errors'
/** WS9. New notifications, and changes of the member's notifications or friends. */
export const NOTIFICATION_QUEUE = '/user/queue/notifications'
/** WS11 (ours). What the member does on other devices and in other tabs. */
export const OWN_ROOMS_QUEUE = '/user/queue/rooms'

/** WS5. Sends a message to a GROUP room. */
export const groupSend = (roomId: number) => `/app/chat/group.sendMessage/${roomId}`
/** WS6. Sends a message to a PRIVATE or BAND room. */
export const privateSend = (roomId: number) => `/app/chat/private.sendMessage/${roomId}`
/** WS7. Sets the member's read mark in a PRIVATE or BAND room. */
export const privateLastRead = (roomId: number) => `/app/chat/private.lastRead/${roomId}`
/** WS8. Sets the member's read mark in a GROUP room. */
export const groupLastRead = (roomId: number) => `/app/chat/group.lastRead/${roomId}`
/** WS10 (ours). Says that the member is typing, in any room. */
export const typingIn = (roomId: number) => `/app/chat/typing/${roomId}`
/** WS12 (ours). Says whether the page of this session is in sight; until it does, it is not. */
export const SIGHT = '/app/sight'

export type Subscription = { id: 'WS1' | 'WS2'; roomId: number } | { id: 'WS3' | 'WS4' | 'WS9' | 'WS11' }

/** A SEND about a room. */
export type RoomSend = { id: 'WS5' | 'WS6' | 'WS7' | 'WS8' | 'WS10'; roomId: number }

export type Send = RoomSend | { id: 'WS12' }

const SEND_IDS = {
  'group.sendMessage': 'WS5',
  'private.sendMessage': 'WS6',
  'private.lastRead': 'WS7',
  'group.lastRead': 'WS8',
  typing: 'WS10',
} as const

/**
 * Parses the destination of a SUBSCRIBE. Null: unknown, such as wildcards, raw `/queue/…` and other members'
 * queues.
 */
export function parseSubscribe(destination: string): Subscription | null {
  if (destination === UNREAD_QUEUE) return { id: 'WS3' }
  if (destination === ERROR_QUEUE) return { id: 'WS4' }
  if (destination === NOTIFICATION_QUEUE) return { id: 'WS9' }
  if (destination === OWN_ROOMS_QUEUE) return { id: 'WS11' }
  const room = /^\/(topic|user\/queue)\/room\/([1-9]\d{0,15})$/.exec(destination)
  if (!room) return null
  return { id: room[1] === 'topic' ? 'WS1' : 'WS2', roomId: Number(room[2]) }
}

/** Parses the destination of a SEND. Null: unknown. */
export function parseSend(destination: string): Send | null {
  if (destination === SIGHT) return { id: 'WS12' }
  const match = /^\/app\/chat\/((?:group|private)\.(?:sendMessage|lastRead)|typing)\/([1-9]\d{0,15})$/.exec(
    destination,
  )
  if (!match) return null
  return { id: SEND_IDS[match[1] as keyof typeof SEND_IDS], roomId: Number(match[2]) }
}
