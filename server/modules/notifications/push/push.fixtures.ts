import { and, eq } from 'drizzle-orm'
import { login } from '#contract/http/auth/auth.ts'
import { savePushSubscription, type PushSubscription } from '#contract/http/notifications/push.ts'
import {
  changeNotificationSettings,
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '#contract/http/notifications/settings.ts'
import { webPushSender } from '#server/adapters/push/webPush.ts'
import { pushes, pushNews, pushSubscriptions } from '#server/db/pushTables.ts'
import { participants } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { it as base } from '#server/modules/chat/chat.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testPushService } from '#server/testing/pushService.ts'
import { sendAll } from './sending.service.ts'
import { spreadNews } from './spreading.service.ts'

/** Of nobody's but these tests. */
const KEYS = {
  publicKey: 'BHK0cw7ev5l3cVb99wW4Nbqhf8lUSWiNj1saPnA34AXFJ9zuR6zK-2E21rQ39SsGCEiIM9E1LN2lzc_IAQ7MIPU',
  privateKey: 'GzFWWOs0ziXm3PcGvmwXLsKLzv6g_OI4bMhoZiyaBFM',
}

/** Tests of pushes, on a push service of their own. `harin` and the others are logged out. */
export const it = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of other fixtures from the pattern
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
      timeoutMs: 2_000,
    })
    onCleanup(() => push.close())
    return push
  })
  /** The ids of members who have a page in sight. */
  .extend('seeing', () => new Set<number>())
  .extend('deps', ({ push, seeing }): Partial<Deps> => ({
    push,
    inSight: (memberIds) => new Set(memberIds.filter((id) => seeing.has(id))),
  }))
  /** Logs the member in on one more device. */
  .extend('aDevice', ({ server, pushService }) => async (member: TestMember) => {
    const { email, password } = member
    const { accessToken: token, refreshToken } = (await server.call(login, { body: { email, password } }))
      .value
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
  /** A device that is subscribed. */
  .extend('aPhone', ({ aDevice }) => async (member: TestMember) => {
    const device = await aDevice(member)
    await device.subscribes()
    return device
  })
  /** Finds the recipients of what has happened, and sends nothing yet. */
  .extend(
    'spread',
    ({ server }) =>
      () =>
        spreadNews(server.deps),
  )
  /** Finds the recipients of what has happened and sends everything that is due. */
  .extend(
    'allSent',
    ({ server }) =>
      () =>
        sendAll(server.deps),
  )
  /** What the device has been sent and has accepted, after sending everything that is due. */
  .extend(
    'heardBy',
    ({ pushService, allSent }) =>
      async ({ subscription }: { subscription: PushSubscription }) => {
        await allSent()
        return pushService.payloadsOf(subscription)
      },
  )
  /** Changes the member's settings from the defaults. */
  .extend(
    'wants',
    ({ server }) =>
      (as: TestMember, change: Partial<NotificationSettings>) =>
        server
          .call(changeNotificationSettings, { as, body: { ...DEFAULT_NOTIFICATION_SETTINGS, ...change } })
          .then(({ value }) => value),
  )
  /** Mutes a room (CH20). */
  .extend(
    'mutes',
    ({ server }) =>
      async (
        { memberId }: TestMember,
        roomId: number,
        { until = null, mentions = true }: { until?: Date | null; mentions?: boolean } = {},
      ) =>
        void (await server.deps.db
          .update(participants)
          .set({ mutedAt: server.clock.now(), mutedUntil: until, mentionsHeard: mentions })
          .where(and(eq(participants.roomId, roomId), eq(participants.memberId, memberId)))),
  )
  /** All pushes that are kept, due or shown. */
  .extend(
    'queue',
    ({ server }) =>
      () =>
        server.deps.db.select().from(pushes),
  )
  .extend(
    'newsCount',
    ({ server }) =>
      () =>
        server.deps.db.$count(pushNews),
  )
  /** All subscriptions, in the order of their ids. */
  .extend(
    'stored',
    ({ server }) =>
      () =>
        server.deps.db.select().from(pushSubscriptions).orderBy(pushSubscriptions.id),
  )
  .extend(
    'cleanedUp',
    ({ server }) =>
      () =>
        cleanUp(server.deps),
  )
