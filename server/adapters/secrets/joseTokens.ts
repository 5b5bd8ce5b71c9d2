import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import * as v from 'valibot'
import { ACCESS_TOKEN_LIVES_SECONDS, REFRESH_TOKEN_LIVES_DAYS } from '#contract/limits.ts'
import type { AccessClaims, RefreshClaims, TokenSigner, TokenVerdict } from '#server/deps.ts'
import { verifiedOnce } from './verifiedOnce.ts'

const REFRESH_TOKEN_LIVES_SECONDS = REFRESH_TOKEN_LIVES_DAYS * 24 * 60 * 60

/**
 * `sub` is the e-mail, `id` the member (docs/wire.md "Tokens"), `family` the log-in. `use` keeps an access
 * token from being accepted as a refresh token and the reverse.
 */
const AccessPayload = v.object({
  use: v.literal('access'),
  sub: v.string(),
  id: v.number(),
  family: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
})
const RefreshPayload = v.object({
  use: v.literal('refresh'),
  sub: v.string(),
  id: v.number(),
  jti: v.string(),
  family: v.string(),
  exp: v.number(),
})

/**
 * HS256 JWTs. Signing is deterministic: the same claims and instant (to the second) give the same text. So a
 * rotated refresh token can return its successor again without the successor being stored (W6). `secret`
 * signs; tokens signed with `previous` are accepted too; null: there is none.
 */
export async function joseTokens(
  secret: Uint8Array<ArrayBuffer>,
  now: () => Date,
  previous: Uint8Array<ArrayBuffer> | null = null,
): Promise<TokenSigner> {
  const signingKey = await keyOf(secret)
  const previousKey = previous === null ? null : await keyOf(previous)
  const keys = previousKey === null ? [signingKey] : [signingKey, previousKey]
  const sign = (payload: JWTPayload, issuedAt: Date, livesSeconds: number, key = signingKey) => {
    const iat = Math.floor(issuedAt.getTime() / 1000)
    return new SignJWT({ ...payload, iat, exp: iat + livesSeconds })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key)
  }

  return {
    signAccess: ({ memberId, email, sessionId }, issuedAt) =>
      sign(
        { use: 'access', sub: email, id: memberId, family: sessionId },
        issuedAt,
        ACCESS_TOKEN_LIVES_SECONDS,
      ),
    signRefresh,
    refreshUnderEach: (claims, issuedAt) =>
      Promise.all(keys.map((key) => signRefresh(claims, issuedAt, key))),
    readAccess: verifiedOnce(
      (token) =>
        read(token, AccessPayload, ({ id, sub, family, exp }): AccessClaims => ({
          memberId: id,
          email: sub,
          sessionId: family,
          expiresAt: instant(exp),
        })),
      now,
    ),
    readRefresh: (token) =>
      read(token, RefreshPayload, ({ id, sub, jti, family, exp }): RefreshClaims => ({
        memberId: id,
        email: sub,
        tokenId: jti,
        familyId: family,
        expiresAt: instant(exp),
      })),
  }

  function signRefresh(
    { memberId, email, tokenId, familyId }: Omit<RefreshClaims, 'expiresAt'>,
    issuedAt: Date,
    key = signingKey,
  ): Promise<string> {
    const payload = { use: 'refresh', sub: email, id: memberId, jti: tokenId, family: familyId }
    return sign(payload, issuedAt, REFRESH_TOKEN_LIVES_SECONDS, key)
  }

  /** @throws JOSEError neither key has signed it, or it has expired */
  async function verify(token: string) {
    const options = { algorithms: ['HS256'], currentDate: now() }
    try {
      return await jwtVerify(token, signingKey, options)
    } catch (error) {
      if (previousKey === null || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      return jwtVerify(token, previousKey, options)
    }
  }

  async function read<Schema extends v.GenericSchema, Claims>(
    token: string,
    schema: Schema,
    present: (payload: v.InferOutput<Schema>) => Claims,
  ): Promise<TokenVerdict<Claims>> {
    try {
      const { payload } = await verify(token)
      const parsed = v.safeParse(schema, payload)
      return parsed.success ? { ok: true, claims: present(parsed.output) } : { ok: false, why: 'invalid' }
    } catch (error) {
      // The signature is checked first, so an expired token is one this server signed. A token of the other
      // kind is invalid, not expired.
      const expired = error instanceof errors.JWTExpired && v.is(schema, error.payload)
      if (expired || error instanceof errors.JOSEError)
        return { ok: false, why: expired ? 'expired' : 'invalid' }
      throw error
    }
  }
}

const keyOf = (secret: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const instant = (seconds: number) => new Date(seconds * 1000)
