import type { Push } from '#server/deps.ts'
import type { Tracing } from '#server/traces/tracing.ts'

/** Records the pushes of another sender, each as a trace of its own: the job that has taken them has ended. */
export const tracedPush = (push: Push, tracing: Tracing): Push => ({
  ...push,
  async send(subscription, ...rest) {
    const span = tracing.begin('push', { 'server.address': new URL(subscription.endpoint).hostname })
    const send = () => push.send(subscription, ...rest)
    const outcome = await (span ? span.run(send) : send())
    span?.end({ 'hapju.push.outcome': outcome.is })
    return outcome
  },
})
