import { SignJWT, type JWTPayload } from 'jose'
import { beforeAll, expect, it, vi } from 'vitest'
import type { TokenSigner } from '#server/deps.ts'
import { joseTokens } from './joseTokens.ts'

const SECRET = new TextEncoder().encode('a secret of at least thirty-two bytes')
const ISSUED = new Date('2025-08-04T03:00:00.700Z')
const MEMBER = { memberId: 7, email: 'mina@example.com', sessionId: 'f3b1c2d4-0000-4000-8000-000000000001' }
const REFRESH = { memberId: 7, email: 'mina@example.com', tokenId: 'token-1', familyId: 'family-1' }

let now = ISSUED
let tokens: TokenSigner
beforeAll(async () => {
  tokens = await joseTokens(SECRET, () => now)
})

it('a signed token reads back: the subject is the e-mail, lifetimes are 15 minutes and 7 days', async () => {
  now = ISSUED
  const access = await tokens.signAccess(MEMBER, ISSUED)
  expect(JSON.parse(atob(access.split('.')[1]!))).toMatchObject({
    sub: 'mina@example.com',
    id: 7,
    family: MEMBER.sessionId,
  })
  expect(await tokens.readAccess(access)).toEqual({
    ok: true,
    claims: { ...MEMBER, expiresAt: new Date('2025-08-04T03:15:00Z') },
  })
  expect(await tokens.readRefresh(await tokens.signRefresh(REFRESH, ISSUED))).toEqual({
    ok: true,
    claims: { ...REFRESH, expiresAt: new Date('2025-08-11T03:00:00Z') },
  })
})

it('equal claims are signed to equal text', async () => {
  expect(await tokens.signRefresh(REFRESH, ISSUED)).toBe(
    await tokens.signRefresh({ ...REFRESH }, new Date(ISSUED)),
  )
})

it('an expired token differs from an invalid one, and an access token from a refresh token', async () => {
  const access = await tokens.signAccess(MEMBER, ISSUED)
  const refresh = await tokens.signRefresh(REFRESH, ISSUED)
  now = new Date('2025-08-04T03:15:00Z')
  expect(await tokens.readAccess(access)).toEqual({ ok: false, why: 'expired' })
  expect(await tokens.readRefresh(access)).toEqual({ ok: false, why: 'invalid' })
  expect(await tokens.readAccess(refresh)).toEqual({ ok: false, why: 'invalid' })
  now = ISSUED
  for (const token of ['', 'x', `${access}x`, access.replace('.', '..')]) {
    expect(await tokens.readAccess(token)).toEqual({ ok: false, why: 'invalid' })
  }
})

it('a token signed with another secret or method is refused', async () => {
  now = ISSUED
  const other = await joseTokens(new TextEncoder().encode('another secret of thirty-two bytes!'), () => now)
  expect(await tokens.readAccess(await other.signAccess(MEMBER, ISSUED))).toEqual({
    ok: false,
    why: 'invalid',
  })
  const key = await crypto.subtle.importKey('raw', SECRET, { name: 'HMAC', hash: 'SHA-512' }, false, ['sign'])
  const longer = await new SignJWT({ use: 'access', id: 7 })
    .setSubject('mina@example.com')
    .setExpirationTime('2 years')
    .setProtectedHeader({ alg: 'HS512' })
    .sign(key)
  expect(await tokens.readAccess(longer)).toEqual({ ok: false, why: 'invalid' })
})

it('an access token without a log-in, as older versions made them, is refused', async () => {
  now = ISSUED
  const key = await crypto.subtle.importKey('raw', SECRET, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = (payload: JWTPayload) =>
    new SignJWT({ use: 'access', id: 7, ...payload })
      .setSubject('mina@example.com')
      .setExpirationTime('2 years')
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key)
  expect((await tokens.readAccess(await signed({ family: MEMBER.sessionId }))).ok).toBe(true)
  for (const token of [await signed({}), await signed({ family: 'phone' })])
    expect(await tokens.readAccess(token)).toEqual({ ok: false, why: 'invalid' })
})

it('the signature of an access token is checked once, its expiry on every use', async () => {
  now = ISSUED
  const verify = vi.spyOn(crypto.subtle, 'verify')
  const access = await tokens.signAccess({ ...MEMBER, memberId: 8, email: 'jun@example.com' }, ISSUED)
  for (let n = 0; n < 3; n += 1) expect((await tokens.readAccess(access)).ok).toBe(true)
  expect(verify).toHaveBeenCalledTimes(1)
  now = new Date('2025-08-04T03:15:00Z')
  expect(await tokens.readAccess(access)).toEqual({ ok: false, why: 'expired' })
  expect(await tokens.readAccess(access)).toEqual({ ok: false, why: 'expired' })
})
