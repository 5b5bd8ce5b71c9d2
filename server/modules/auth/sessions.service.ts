import type { Tokens } from '#contract/http/auth/auth.ts'
import {
  ACCESS_TOKEN_LIVES_SECONDS,
  LOGIN_LIVES_DAYS,
  REFRESH_REPLAY_WITHIN_SECONDS,
  REFRESH_TOKEN_LIVES_DAYS,
} from '#contract/limits.ts'
import { AppError } from '#server/http/errors.ts'
import { refusedToken } from '#server/http/middleware.ts'
import type { Tx } from '../../db/db.ts'
import type { Deps, RefreshClaims } from '../../deps.ts'
import {
  insertFamily,
  insertToken,
  markRotated,
  memberExists,
  revokeFamily,
  selectNewestToken,
  selectTokenHeld,
  type RevokedBy,
} from './auth.queries.ts'
import { keptUserAgent } from './devices/device.ts'

interface Owner {
  memberId: number
  email: string
}

/**
 * Opens a refresh-token family: one per log-in, so that devices are independent. `userAgent` is the request's
 * header, by which the member recognises the device (A9).
 */
export async function openSession(tx: Tx, deps: Deps, owner: Owner, userAgent?: string): Promise<Tokens> {
  const issuedAt = deps.now()
  const familyId = deps.newId()
  await insertFamily(tx, {
    id: familyId,
    memberId: owner.memberId,
    createdAt: issuedAt,
    userAgent: keptUserAgent(userAgent),
  })
  return storeToken(
    tx,
    deps,
    { ...owner, familyId, tokenId: deps.newId() },
    { issuedAt, loggedInAt: issuedAt },
  )
}

type Refused = RevokedBy | 'unknown' | 'reused' | 'over'
type Verdict = Tokens | { refused: Refused }

/**
 * A2. Replaces the presented token by its successor. Presented again within 30 s (two tabs, a lost answer) it
 * returns the same successor; later, or once that successor has been replaced too, it counts as stolen, and
 * the family ends (W6). 90 days after the log-in nothing is renewed any more.
 * @throws AppError AUTH_008 expired · AUTH_009 invalid, reused, or the log-in is 90 days old · AUTH4002 after
 * a log-out or withdrawal · AUTH4032 after a suspension · MEMBER4004 deleted
 */
export async function refreshTokens(deps: Deps, refreshToken: string): Promise<Tokens> {
  const claims = await readRefreshToken(deps, refreshToken)
  const tokenHashes = await deps.digest.underEach(refreshToken)
  // The verdict is returned from the transaction: throwing inside would roll the revocation back.
  const verdict = await deps.db.transaction((tx) => rotate(tx, deps, claims, tokenHashes))
  if (!('refused' in verdict)) return verdict
  if (verdict.refused === 'reused') {
    deps.log.warn({ memberId: claims.memberId }, 'a rotated refresh token was used again')
    // Closes the sockets of both holders of the family's tokens, whichever of them is the owner.
    await tellSessionsEnded(deps, claims.memberId)
  }
  if (verdict.refused === 'unknown' && !(await memberExists(deps.db, claims.memberId)))
    throw new AppError('MEMBER4004')
  throw refusedRefresh(verdict.refused)
}

async function rotate(
  tx: Tx,
  deps: Deps,
  claims: RefreshClaims,
  tokenHashes: readonly string[],
): Promise<Verdict> {
  const held = await selectTokenHeld(tx, tokenHashes)
  if (!held) return { refused: 'unknown' }
  if (held.revokedBy !== null) return { refused: held.revokedBy }
  const now = deps.now()
  const { loggedInAt } = held
  if (loggedInAt.getTime() + LOGIN_LIVES_MS <= now.getTime()) return { refused: 'over' }
  if (held.rotatedAt === null || held.successorId === null) {
    const successorId = deps.newId()
    await markRotated(tx, held.tokenId, now, successorId)
    return storeToken(tx, deps, { ...claims, tokenId: successorId }, { issuedAt: now, loggedInAt })
  }
  const isRecent = now.getTime() - held.rotatedAt.getTime() <= REFRESH_REPLAY_WITHIN_SECONDS * 1000
  const successor = isRecent ? await selectNewestToken(tx, held.successorId) : undefined
  if (successor)
    return signedAgain(deps, { ...claims, tokenId: held.successorId }, held.rotatedAt, successor.tokenHash)
  await revokeFamily(tx, claims.familyId, 'reuse', now)
  return { refused: 'reused' }
}

type NewToken = Omit<RefreshClaims, 'expiresAt'>

const DAY_MS = 24 * 60 * 60 * 1000
const LOGIN_LIVES_MS = LOGIN_LIVES_DAYS * DAY_MS

/** The row lives as long as the access tokens of the log-in: without it they could not be ended (0014). */
async function storeToken(
  tx: Tx,
  deps: Deps,
  token: NewToken,
  { issuedAt, loggedInAt }: { issuedAt: Date; loggedInAt: Date },
): Promise<Tokens> {
  const lastAccessEndsAt = loggedInAt.getTime() + LOGIN_LIVES_MS + ACCESS_TOKEN_LIVES_SECONDS * 1000
  const tokenEndsAt = issuedAt.getTime() + REFRESH_TOKEN_LIVES_DAYS * DAY_MS
  const pair = await signPair(deps, token, issuedAt)
  await insertToken(tx, {
    id: token.tokenId,
    familyId: token.familyId,
    tokenHash: await deps.digest(pair.refreshToken),
    issuedAt,
    expiresAt: new Date(Math.min(tokenEndsAt, lastAccessEndsAt)),
  })
  return pair
}

/**
 * The pair of a repeated rotation: the same claims and instant give the same text, under the secret that
 * signed it then, which may have been changed meanwhile.
 */
async function signedAgain(deps: Deps, token: NewToken, issuedAt: Date, tokenHash: string): Promise<Verdict> {
  const pair = await signPair(deps, token, issuedAt)
  for (const refreshToken of await deps.tokens.refreshUnderEach(token, issuedAt))
    if ((await deps.digest.underEach(refreshToken)).includes(tokenHash)) return { ...pair, refreshToken }
  return { refused: 'unknown' }
}

async function signPair({ tokens }: Deps, token: NewToken, issuedAt: Date): Promise<Tokens> {
  return {
    accessToken: await tokens.signAccess({ ...token, sessionId: token.familyId }, issuedAt),
    refreshToken: await tokens.signRefresh(token, issuedAt),
  }
}

/** @throws AppError AUTH_008 expired · AUTH_009 malformed, badly signed, or an access token */
export async function readRefreshToken({ tokens }: Deps, refreshToken: string): Promise<RefreshClaims> {
  const verdict = await tokens.readRefresh(refreshToken)
  if (verdict.ok) return verdict.claims
  throw verdict.why === 'expired'
    ? refusedToken('AUTH_008', 'refresh_expired')
    : refusedToken('AUTH_009', 'refresh_invalid')
}

/**
 * A log-out or withdrawal is "already logged out", a suspension says so; anything else makes the token
 * invalid.
 */
function codeOfRevoked(by: Refused): 'AUTH4002' | 'AUTH4032' | 'AUTH_009' {
  if (by === 'suspension') return 'AUTH4032'
  return by === 'logout' || by === 'withdrawal' ? 'AUTH4002' : 'AUTH_009'
}

/** The refusal of a refresh token that was signed here and is no longer good. */
export const refusedRefresh = (by: Refused): AppError =>
  refusedToken(codeOfRevoked(by), by === 'reused' ? 'refresh_reused' : 'refresh_ended')

/**
 * Closes the member's sockets and evicts their cached sessions on every node. The change is already
 * committed, so an unreachable bus is only logged: other nodes refuse calls after 10 s at the latest, and the
 * sockets close when their token expires, after 15 minutes at the latest.
 */
export async function tellSessionsEnded({ bus, log }: Deps, memberId: number): Promise<void> {
  try {
    await bus.publish({ kind: 'memberSessionsEnded', memberId })
  } catch (error) {
    log.error({ err: error, memberId }, 'could not tell the nodes that sessions ended')
  }
}
