import { dayInSeoul } from '#contract/seoul.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { tellChanged } from '#server/modules/notifications/notifications.service.ts'
import { endBandsOf, tellEnded } from '#server/modules/recruitments/ending.service.ts'
import { markWithdrawn, revokeFamiliesOf, selectFamily } from '../auth.queries.ts'
import { codeOfRevoked, readRefreshToken, tellSessionsEnded } from '../sessions.service.ts'
import { selectFriendsAndAsked, selectNotifiedBy } from './withdrawal.queries.ts'

interface Withdrawal {
  /** Who is calling. */
  callerId: number
  /** Who is to be withdrawn: the same, or the request is refused. */
  memberId: number
  refreshToken: string
}

/**
 * A4. The member is INACTIVE from now on: no log-in, no token of theirs works, their sockets close, the bands they
 * manage end as with RC2, and whoever has them in a list is told that it has changed (WS9). E-mail and nickname stay taken; deletion
 * follows after 7 days (docs/withdrawal.md).
 * @throws AppError COMMON403 somebody else's id or token · AUTH_008 · AUTH_009 · AUTH4002 · MEMBER4004 already gone
 */
export async function withdraw(deps: Deps, { callerId, memberId, refreshToken }: Withdrawal): Promise<void> {
  if (memberId !== callerId) throw new AppError('COMMON403')
  const claims = await readRefreshToken(deps, refreshToken)
  if (claims.memberId !== callerId) throw new AppError('COMMON403')

  const now = deps.now()
  const { ended, friends, notified } = await deps.db.transaction(async (tx) => {
    const family = await selectFamily(tx, claims.familyId)
    if (!family) throw new AppError('AUTH_009')
    if (family.revokedBy !== null) throw new AppError(codeOfRevoked(family.revokedBy))
    if (!(await markWithdrawn(tx, memberId, dayInSeoul(now)))) throw new AppError('MEMBER4004')
    await revokeFamiliesOf(tx, memberId, 'withdrawal', now)
    return {
      ended: await endBandsOf(tx, memberId, now),
      friends: await selectFriendsAndAsked(tx, memberId),
      notified: await selectNotifiedBy(tx, memberId),
    }
  })
  await Promise.all([
    tellSessionsEnded(deps, memberId),
    tellEnded(deps, ended),
    tellChanged(deps, friends, 'FRIENDS_CHANGED'),
    tellChanged(deps, notified, 'NOTIFICATIONS_CHANGED'),
  ])
}
