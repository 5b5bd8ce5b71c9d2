import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { dayInSeoul } from '../../seoul.ts'
import { endBandsOf, markWithdrawn, revokeFamiliesOf, selectFamily } from './auth.queries.ts'
import { codeOfRevoked, readRefreshToken, tellSessionsEnded } from './sessions.service.ts'

interface Withdrawal {
  /** Who is calling. */
  callerId: number
  /** Who is to be withdrawn: the same, or the request is refused. */
  memberId: number
  refreshToken: string
}

type Verdict = 'withdrawn' | 'MEMBER4004' | 'AUTH4002' | 'AUTH_009'

/**
 * A4. The member is INACTIVE from now on: no log-in, no token of theirs works, their sockets close, the bands they
 * manage end. E-mail and nickname stay taken; deletion follows after 7 days.
 * @throws AppError COMMON403 somebody else's id or token · AUTH_008 · AUTH_009 · AUTH4002 · MEMBER4004 already gone
 */
export async function withdraw(deps: Deps, { callerId, memberId, refreshToken }: Withdrawal): Promise<void> {
  if (memberId !== callerId) throw new AppError('COMMON403')
  const claims = await readRefreshToken(deps, refreshToken)
  if (claims.memberId !== callerId) throw new AppError('COMMON403')

  const now = deps.now()
  const verdict = await deps.db.transaction(async (tx): Promise<Verdict> => {
    const family = await selectFamily(tx, claims.familyId)
    if (!family) return 'AUTH_009'
    if (family.revokedBy !== null) return codeOfRevoked(family.revokedBy)
    if (!(await markWithdrawn(tx, memberId, dayInSeoul(now)))) return 'MEMBER4004'
    await revokeFamiliesOf(tx, memberId, 'withdrawal', now)
    await endBandsOf(tx, memberId)
    return 'withdrawn'
  })
  if (verdict !== 'withdrawn') throw new AppError(verdict)
  await tellSessionsEnded(deps, memberId)
}
