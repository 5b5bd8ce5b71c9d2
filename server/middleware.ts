import type { CallAuth } from '#contract/call.ts'
import type { AccessClaims, Deps } from './deps.ts'
import { AppError } from './errors.ts'

export type AppEnv = { Variables: { requestId: string; ip: string } }

/** Reads the bearer token as a call's `auth` asks (api.md 1.4): `required` refuses, `optional` forgives, `none` does not look. */
export async function readMember(auth: CallAuth, header: string | undefined, deps: Deps): Promise<AccessClaims | null> {
  if (auth === 'none') return null
  const token = /^Bearer (.+)$/i.exec(header ?? '')?.[1]
  if (token === undefined) {
    if (auth === 'optional') return null
    throw new AppError('COMMON401')
  }
  const verdict = await deps.tokens.readAccess(token)
  if (verdict.ok) return verdict.claims
  if (auth === 'optional') return null
  throw new AppError(verdict.why === 'expired' ? 'AUTH_006' : 'AUTH_007')
}
