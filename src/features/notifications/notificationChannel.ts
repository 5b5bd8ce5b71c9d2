import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'

const QUEUES = [NOTIFICATION_QUEUE]

/** WS9: the subscription of every member who is logged in. */
export const notificationChannel: Channel<unknown> = {
  wants: () => QUEUES,
  send: () => null,
}
