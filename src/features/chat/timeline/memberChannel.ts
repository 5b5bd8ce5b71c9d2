import { ERROR_QUEUE, OWN_ROOMS_QUEUE, UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'

const QUEUES = [UNREAD_QUEUE, OWN_ROOMS_QUEUE, ERROR_QUEUE]

/** WS3, WS11 and WS4: the queues of every signed-in member, whatever room is open. */
export const memberChannel: Channel<unknown> = {
  wants: () => QUEUES,
  send: () => null,
}
