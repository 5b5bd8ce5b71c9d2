import { dayInSeoul } from '#contract/seoul.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { refusedToken } from '#server/http/middleware.ts'
import { handOverGroups } from '#server/modules/chat/rooms/ownership/ownership.service.ts'
import { tellChanged } from '#server/modules/notifications/notifications.service.ts'
import { endBandsOf, tellEnded } from '#server/modules/recruitments/ending.service.ts'
import { markWithdrawn, revokeFamiliesOf, selectFamily } from '../auth.queries.ts'
import { deleteExports } from '../export/export.queries.ts'
import { removeArchives } from '../export/export.service.ts'
import { readRefreshToken, refusedRefresh, tellSessionsEnded } from '../sessions.service.ts'
import { selectFriendsAndAsked, selectNotifiedBy } from './withdrawal.queries.ts'

interface Withdrawal {
  /** The caller. */
  callerId: number
  /** The member to withdraw; must be the caller. */
  memberId: number
  refreshToken: string
}

/**
 * A4. Sets the member INACTIVE: log-in and all their tokens are refused, their sockets close, the bands they
 * manage end as with RC2, their groups get other owners, and members who have them in a list are notified of
 * the change (WS9). E-mail and nickname stay taken; deletion follows after 7 days (docs/withdrawal.md).
 * @throws AppError COMMON403 another member's id or token · AUTH_008 · AUTH_009 · AUTH4002 · MEMBER4004
 * already withdrawn or deleted
 */
export async function withdraw(deps: Deps, { callerId, memberId, refreshToken }: Withdrawal): Promise<void> {
  if (memberId !== callerId) throw new AppError('COMMON403')
  const claims = await readRefreshToken(deps, refreshToken)
  if (claims.memberId !== callerId) throw new AppError('COMMON403')

  const now = deps.now()
  const { ended, friends, notified, exports } = await deps.db.transaction(async (tx) => {
    const family = await selectFamily(tx, claims.familyId)
    if (!family) throw refusedToken('AUTH_009', 'refresh_invalid')
    if (family.revokedBy !== null) throw refusedRefresh(family.revokedBy)
    if (!(await markWithdrawn(tx, memberId, dayInSeoul(now)))) throw new AppError('MEMBER4004')
    await revokeFamiliesOf(tx, memberId, 'withdrawal', now)
    return {
      ended: await endBandsOf(tx, memberId, now),
      friends: await selectFriendsAndAsked(tx, memberId),
      notified: await selectNotifiedBy(tx, memberId),
      exports: await deleteExports(tx, memberId),
    }
  })
  await Promise.all([
    tellSessionsEnded(deps, memberId),
    removeArchives(deps, exports),
    tellEnded(deps, ended),
    handOverGroups(deps, memberId),
    tellChanged(deps, friends, 'FRIENDS_CHANGED'),
    tellChanged(deps, notified, 'NOTIFICATIONS_CHANGED'),
  ])
}
