import { ERROR_QUEUE, UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'

const QUEUES = [UNREAD_QUEUE, ERROR_QUEUE]

/** WS3 and WS4: what every signed-in member hears, whatever room is open. */
export const unreadChannel: Channel<unknown> = {
  wants: () => QUEUES,
  send: () => null,
}
