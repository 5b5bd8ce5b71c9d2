// The push service of the push bench, in a process of its own.
import type { PushSubscription } from '#contract/http/notifications/push.ts'
import { testPushService } from '#server/testing/pushService.ts'
import { obeyParent } from './forked.ts'

export type ReceiverCommand =
  | { do: 'subscribe'; devices: number }
  /** Waits until so many pushes have been accepted since the last time. */
  | { do: 'count'; pushes: number }

export type ReceiverAnswer =
  | { origin: string; subscriptions: PushSubscription[] }
  /** Each with its newest line and when it arrived. */
  | { arrived: { text: string; at: number }[] }

const service = await testPushService()

obeyParent<ReceiverCommand, ReceiverAnswer>(async (command) => {
  if (command.do === 'subscribe') {
    const subscriptions = Array.from({ length: command.devices }, () => service.subscribe())
    return { origin: service.origin, subscriptions }
  }
  await service.untilAccepted(command.pushes, 120_000)
  const arrived = service.received.splice(0).map(({ payload, arrivedAt: at }) => ({
    text: payload.kind === 'MESSAGES' ? (payload.lines.at(-1)?.text ?? '') : '',
    at,
  }))
  return { arrived }
})
