import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type {
  PushSubscription,
  readPushKey as readPushKeyCall,
  renewPushSubscription as renewPushSubscriptionCall,
} from '#contract/http/notifications/push.ts'
import { brokenConstraint } from '#server/db/failures.ts'
import type { AccessClaims, Deps } from '#server/deps.ts'
import { badFields } from '#server/http/parse.ts'
import {
  deleteSubscriptionOf,
  holdLiveSession,
  putSubscription,
  replaceSubscription,
} from './subscriptions.queries.ts'

/** N5. */
export const readPushKey = ({ push }: Deps): AnswerOf<typeof readPushKeyCall> => ({
  publicKey: push.publicKey,
})

/**
 * N6. A session that has just ended gets no subscription; its next call is refused.
 * @throws AppError COMMON400 an endpoint of an unknown push service
 */
export async function savePushSubscription(
  deps: Deps,
  { memberId, sessionId }: AccessClaims,
  subscription: PushSubscription,
): Promise<void> {
  if (!deps.push.isKnown(subscription.endpoint)) throw badFields({ endpoint: FIELD_TEXT.notInList })
  const createdAt = deps.now()
  const save = () =>
    deps.db.transaction(async (tx) => {
      if (await holdLiveSession(tx, memberId, sessionId))
        await putSubscription(tx, subscription, { memberId, sessionId, createdAt })
    })
  try {
    await save()
  } catch (error) {
    // Another session of the device has taken the endpoint at the same moment. The later one has it.
    if (brokenConstraint(error) !== 'push_subscriptions_endpoint') throw error
    await save()
  }
}

/** N7. */
export const endPushSubscription = ({ db }: Deps, { sessionId }: AccessClaims): Promise<void> =>
  deleteSubscriptionOf(db, sessionId)

/**
 * N8. The `auth` key is a secret of the device, so whoever names it and the endpoint is the device.
 * @throws AppError COMMON400 the renewed endpoint is of an unknown push service
 */
export async function renewPushSubscription(
  { db, push }: Deps,
  { endpoint, auth, renewed }: ParsedInputOf<typeof renewPushSubscriptionCall>,
): Promise<void> {
  if (!push.isKnown(renewed.endpoint)) throw badFields({ 'renewed.endpoint': FIELD_TEXT.notInList })
  try {
    await replaceSubscription(db, { endpoint, auth }, renewed)
  } catch (error) {
    // The app has already saved it by N6, for the session that has it now.
    if (brokenConstraint(error) !== 'push_subscriptions_endpoint') throw error
  }
}
