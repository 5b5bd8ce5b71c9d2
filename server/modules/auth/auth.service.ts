import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import type { login as loginCall } from '#contract/http/auth/auth.ts'
import { AppError } from '#server/http/errors.ts'
import { countLoginFailure, countPasswordCheck, refuseHastyLogin } from '#server/http/limits/loginLimit.ts'
import { refusedToken } from '#server/http/middleware.ts'
import type { ReasonOf } from '#server/http/securityEvents.ts'
import type { Deps } from '../../deps.ts'
import { suspendedLogin } from '../safety/sanctions/suspended.ts'
import { selectSuspension } from '../safety/sanctions/suspension.queries.ts'
import { revokeFamily, selectCredentials, selectCredentialsHeld, selectFamily } from './auth.queries.ts'
import { deviceTokenOf, knownDevice } from './devices/knownDevice.ts'
import { openSession, refusedRefresh, tellSessionsEnded } from './sessions.service.ts'

/**
 * A1. An unknown e-mail and a wrong password take the same path, take the same time and count as the same
 * failure. Failures on a device known to the account do not count for other devices, nor theirs for it (P20).
 * @throws AppError AUTH4001 · MEMBER4004 right password, withdrawn · AUTH4031 right password, suspended ·
 * COMMON429 too many failures, or too many log-ins at once
 */
export async function login(
  deps: Deps,
  { email, password, deviceTokens = [] }: ParsedInputOf<typeof loginCall>,
  { ip, userAgent }: { ip: string; userAgent: string | undefined },
): Promise<AnswerOf<typeof loginCall>> {
  const tried = { email, deviceId: await knownDevice(deps, email, deviceTokens) }
  await countPasswordCheck(deps, tried, ip)
  await refuseHastyLogin(deps, tried)
  const member = await selectCredentials(deps.db, email)
  const isRight = await deps.hash.verify(member?.passwordHash ?? null, password)
  if (!member || !isRight) {
    await countLoginFailure(deps, tried)
    throw new AppError('AUTH4001', failed(member ? 'wrong_password' : 'unknown_email', email))
  }
  await refuseHastyLogin(deps, tried)
  const { memberId } = member
  const now = deps.now()
  const opened = await deps.db.transaction(async (tx) => {
    const held = await selectCredentialsHeld(tx, memberId, 'share')
    if (held?.state !== 'ACTIVE')
      throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE, ...failed('withdrawn', email) })
    // another password was set while this one was being verified
    if (held.passwordHash !== member.passwordHash)
      throw new AppError('AUTH4001', failed('wrong_password', email))
    const suspension = await selectSuspension(tx, memberId, now)
    return suspension ? { suspension } : openSession(tx, deps, { memberId, email }, userAgent)
  })
  if ('suspension' in opened) throw await suspendedLogin(deps, { memberId, email }, opened.suspension)
  const deviceToken = await deviceTokenOf(deps, email, tried.deviceId ?? deps.newId())
  return { memberId, ...opened, deviceToken }
}

const failed = (reason: ReasonOf<'login_failed'>, email: string) => ({
  event: { event: 'login_failed', reason, email } as const,
})

/**
 * A3. Ends the token's family, whichever of its tokens is presented, and the access tokens of that log-in.
 * All sockets of the member are closed; those of other devices reconnect.
 * @throws AppError AUTH_009 not a refresh token of the caller · AUTH4002 already logged out
 */
export async function logout(deps: Deps, memberId: number, refreshToken: string): Promise<void> {
  const read = await deps.tokens.readRefresh(refreshToken)
  if (!read.ok || read.claims.memberId !== memberId) throw refusedToken('AUTH_009', 'refresh_invalid')
  const { familyId } = read.claims
  if (!(await revokeFamily(deps.db, familyId, 'logout', deps.now()))) {
    const family = await selectFamily(deps.db, familyId)
    throw refusedRefresh(family?.revokedBy ?? 'unknown')
  }
  await tellSessionsEnded(deps, memberId)
}
