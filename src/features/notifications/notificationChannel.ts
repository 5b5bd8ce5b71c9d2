import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'

const QUEUES = [NOTIFICATION_QUEUE]

/** WS9: what every signed-in member hears. */
export const notificationChannel: Channel<unknown> = {
  wants: () => QUEUES,
  send: () => null,
}
