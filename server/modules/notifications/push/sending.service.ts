import type { PushPayload } from '#contract/http/notifications/push.ts'
import { batchedReads } from '#server/db/batchedReads.ts'
import type { Deps, PushOptions, PushOutcome } from '#server/deps.ts'
import { readContents, type Content, type ContentOf, type Target } from './contents.service.ts'
import { deleteDevice, selectDevices } from './devices.queries.ts'
import { waitAfter } from './push.policy.ts'
import { claimPushes, finishPushes, putOff, type Claim, type Finished } from './pushes.queries.ts'
import { spreadNews } from './spreading.service.ts'

/** Enough for many at once while a push service takes a tenth of a second for each. */
const UNDER_WAY_MAX = 200
const CLAIMED_AT_A_TIME = 100
/** Longer than any try: claiming, reading, sending twice. Then another node takes the push over. */
const LEASE_MS = 60_000

export interface PushSender {
  /**
   * Takes pushes that are due and begins to send them. Resolves with their number; 0: none is due, or too
   * many are under way.
   */
  begin(): Promise<number>
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
}

/**
 * Sends pushes, many at once. Any number of nodes may do so at the same time. A push counts as sent when the
 * push service has accepted it; a node that ends before it has written that down leaves it to another, and
 * the device gets it again, in place of the first. `onMore` is called when something may be due at once.
 */
export function pushSender(deps: Deps, onMore: () => void): PushSender {
  const { db, now, log } = deps
  let underWay = 0
  let waiting: (() => void)[] = []

  /** Several in one statement. Resolves with whether more has become due. */
  const finish = batchedReads(
    async (finished: readonly Finished[]) => {
      const isMore = await finishPushes(db, finished, now())
      return finished.map(() => isMore)
    },
    { batchMax: 100, underWayMax: 2, queue: { db, name: 'push_results' } },
  )

  async function begin(): Promise<number> {
    const free = UNDER_WAY_MAX - underWay
    if (free <= 0) return 0
    const leasedUntil = new Date(now().getTime() + LEASE_MS)
    const claims = await claimPushes(db, now(), leasedUntil, Math.min(free, CLAIMED_AT_A_TIME))
    if (claims.length === 0) return 0
    underWay += claims.length
    try {
      const devices = new Map(
        (await selectDevices(db, [...new Set(claims.map((claim) => claim.subscriptionId))], now())).map(
          (device) => [device.subscriptionId, device],
        ),
      )
      const targets = claims.flatMap((claim) => {
        const device = devices.get(claim.subscriptionId)
        return device ? [{ claim, device }] : []
      })
      const contentOf = await readContents(
        deps,
        targets.filter(({ device }) => device.isLive),
      )
      ended(claims.length - targets.length) // their subscriptions have gone just now, and the pushes with them
      for (const target of targets) void deliver(target, contentOf)
    } catch (error) {
      ended(claims.length)
      throw error
    }
    return claims.length
  }

  async function deliver(target: Target, contentOf: ContentOf): Promise<void> {
    const isFull = underWay >= UNDER_WAY_MAX
    let isMore = false
    try {
      isMore = await tryOnce(target, contentOf)
    } catch (error) {
      // The lease ends by itself, and the push is sent then.
      log.error({ err: error, subscriptionId: target.claim.subscriptionId }, 'could not finish a push')
    }
    ended(1)
    if (isMore || isFull) onMore()
  }

  function ended(count: number): void {
    underWay -= count
    if (underWay > 0) return
    for (const resolve of waiting) resolve()
    waiting = []
  }

  async function tryOnce({ claim, device }: Target, contentOf: ContentOf): Promise<boolean> {
    if (!device.isLive) {
      await deleteDevice(db, device)
      return false
    }
    const asBefore = { claim, isShown: claim.isShown, toldMessageId: null }
    if (claim.expiresAt <= now()) return finish(asBefore)
    const content = await contentOf({ claim, device })
    if (content.payload === null) return finish({ ...asBefore, isShown: content.isShown })
    const outcome = await send(deps, { claim, device }, content)
    const where = { subscriptionId: claim.subscriptionId, service: new URL(device.endpoint).host }
    switch (outcome.is) {
      case 'delivered':
        return finish({ claim, ...shownBy(content.payload) })
      case 'gone':
        log.info(where, 'a push subscription has ended')
        await deleteDevice(db, device)
        return false
      case 'later':
        return again(claim, outcome.retryAfterSeconds, where)
      case 'tooLarge':
        log.warn(where, 'a push was too large even without text')
        return finish(asBefore)
      case 'refused':
        log.warn({ ...where, status: outcome.status }, 'a push service refused a push')
        return finish(asBefore)
    }
  }

  async function again(claim: Claim, retryAfterSeconds: number | null, where: object): Promise<boolean> {
    const waitSeconds = waitAfter(claim.tries, retryAfterSeconds)
    const dueAt = new Date(now().getTime() + waitSeconds * 1000)
    if (dueAt >= claim.expiresAt) {
      log.warn({ ...where, tries: claim.tries + 1 }, 'gave up a push that could not be delivered in time')
      return finish({ claim, isShown: claim.isShown, toldMessageId: null })
    }
    log.info({ ...where, waitSeconds }, 'a push is sent again later')
    await putOff(db, claim, dueAt)
    return false
  }

  return {
    begin,
    idle: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}

function shownBy(payload: PushPayload): Omit<Finished, 'claim'> {
  return payload.kind === 'MESSAGES'
    ? { isShown: true, toldMessageId: payload.messageId }
    : { isShown: false, toldMessageId: null }
}

async function send(
  deps: Deps,
  { claim, device }: Target,
  { payload, hidden }: Content,
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = device
  const subscription = { endpoint, keys: { p256dh, auth } }
  const options = await optionsOf(deps, claim, payload)
  const outcome = await deps.push.send(subscription, JSON.stringify(payload), options)
  return outcome.is === 'tooLarge' ? deps.push.send(subscription, JSON.stringify(hidden), options) : outcome
}

const TOPIC_CHARS = 32

/**
 * A push that waits at the service is replaced by the next of the same thing. The topic is a digest for each
 * subscription: the service must not learn who shares a room.
 */
async function optionsOf(
  { digest, now }: Deps,
  { subscriptionId, kind, objectId, expiresAt }: Claim,
  payload: PushPayload,
): Promise<PushOptions> {
  const topic = await digest(`push-topic:${subscriptionId} ${kind} ${objectId}`)
  return {
    ttlSeconds: Math.ceil((expiresAt.getTime() - now().getTime()) / 1000),
    topic: topic.slice(0, TOPIC_CHARS),
    urgency: payload.kind === 'MESSAGES' ? 'high' : 'normal',
  }
}

/** Finds all recipients and sends all that is due. Resolves when nothing is under way. */
export async function sendAll(deps: Deps): Promise<void> {
  let isMore = true
  const sender = pushSender(deps, () => (isMore = true))
  while (isMore) {
    isMore = false
    const news = await spreadNews(deps)
    const begun = await sender.begin()
    await sender.idle()
    if (news > 0 || begun > 0) isMore = true
  }
}
