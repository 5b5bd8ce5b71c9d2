import { login } from '#contract/http/auth/auth.ts'
import { savePushSubscription, type PushSubscription } from '#contract/http/notifications/push.ts'
import { webPushSender } from '#server/adapters/push/webPush.ts'
import { pushSubscriptions } from '#server/db/pushTables.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { it as base } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testPushService } from '#server/testing/pushService.ts'

/** Of nobody's but these tests. */
const KEYS = {
  publicKey: 'BHK0cw7ev5l3cVb99wW4Nbqhf8lUSWiNj1saPnA34AXFJ9zuR6zK-2E21rQ39SsGCEiIM9E1LN2lzc_IAQ7MIPU',
  privateKey: 'GzFWWOs0ziXm3PcGvmwXLsKLzv6g_OI4bMhoZiyaBFM',
}

/** Tests of pushes, on a push service of their own. `harin` and the others are logged out. */
export const it = base
  .extend('pushService', async ({}, { onCleanup }) => {
    const service = await testPushService()
    onCleanup(() => service.close())
    return service
  })
  .extend('push', ({ pushService }, { onCleanup }) => {
    const otherServices = [pushService.origin]
    const push = webPushSender({
      keys: KEYS,
      subject: 'mailto:push@hapju.example',
      otherServices,
      timeoutMs: 300,
    })
    onCleanup(() => push.close())
    return push
  })
  .extend('deps', ({ push }): Partial<Deps> => ({ push }))
  /** Logs the member in on one more device. */
  .extend('aDevice', ({ server, pushService }) => async (member: TestMember) => {
    const { email, password } = member
    const { accessToken: token, refreshToken } = (
      await server.call(login, { body: { email, password } })
    ).value
    const read = await server.deps.tokens.readAccess(token)
    if (!read.ok) throw new Error('the token of the log-in is broken')
    const subscription = pushService.subscribe()
    return {
      token,
      refreshToken,
      sessionId: read.claims.sessionId,
      /** The subscription that the device has at the push service. */
      subscription,
      /** N6. */
      subscribes: (as: PushSubscription = subscription) =>
        server.call(savePushSubscription, { as: token, body: as }).then(({ value }) => value),
    }
  })
  /** All subscriptions, in the order of their ids. */
  .extend(
    'stored',
    ({ server }) =>
      () =>
        server.deps.db.select().from(pushSubscriptions).orderBy(pushSubscriptions.id),
  )
  .extend('cleanedUp', ({ server }) => () => cleanUp(server.deps))
