import type { SuspendedLogin } from '#contract/http/safety/sanctions.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { issueObjectionToken } from './objectionToken.ts'
import type { Suspension } from './suspension.queries.ts'

/** The refusal of a log-in with the right password (A1): why, until when, and what to object with. */
export async function suspendedLogin(
  signing: Pick<Deps, 'digest' | 'now'>,
  { memberId, email }: { memberId: number; email: string },
  { sanctionId, reason, startsAt, endsAt, objectionId }: Suspension,
): Promise<AppError> {
  const result: SuspendedLogin = {
    reason,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    objectionToken: objectionId === null ? await issueObjectionToken(signing, sanctionId, memberId) : null,
  }
  const event = { event: 'login_failed', reason: 'suspended', email } as const
  return new AppError('AUTH4031', { result, event })
}
