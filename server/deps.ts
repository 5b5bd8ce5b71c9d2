import type { Logger } from 'pino'
import type { Db } from './db/db.ts'
import type { RealtimeEvent } from './realtime/events.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

export interface Bus {
  /** Resolves when the event has been handed over; delivery on other nodes follows. Order within one room is kept. */
  publish(event: RealtimeEvent): Promise<void>
  /** Called for every event, the node's own included, in the order of publishing within one room. Returns the way to stop. */
  subscribe(listener: (event: RealtimeEvent) => void): () => void
  close(): Promise<void>
}

/** Slow on purpose and queued: throws COMMON429 with Retry-After when too many are waiting (P20). */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Null stands for the hash of nobody: it takes as long as any other, and is never right. */
  verify(hash: string | null, password: string): Promise<boolean>
}

export interface AccessClaims {
  memberId: number
  email: string
  expiresAt: Date
}

export interface RefreshClaims {
  memberId: number
  email: string
  tokenId: string
  familyId: string
  expiresAt: Date
}

export type TokenVerdict<Claims> = { ok: true; claims: Claims } | { ok: false; why: 'expired' | 'invalid' }

/** Signs and reads the JWTs of api.md 1.4. Signing the same claims twice gives the same text. */
export interface TokenSigner {
  signAccess(member: { memberId: number; email: string }, issuedAt: Date): Promise<string>
  signRefresh(claims: Omit<RefreshClaims, 'expiresAt'>, issuedAt: Date): Promise<string>
  readAccess(token: string): Promise<TokenVerdict<AccessClaims>>
  readRefresh(token: string): Promise<TokenVerdict<RefreshClaims>>
}

/** Everything a service may reach. `main.ts` is the only place that chooses; tests choose others. */
export interface Deps {
  db: Db
  now: () => Date
  /** A random UUID. */
  newId: () => string
  mail: Mailer
  bus: Bus
  hash: PasswordHasher
  /** What the store keeps of refresh tokens and mailed codes: a keyed digest, worth nothing without the server's secret. */
  digest: (text: string) => Promise<string>
  tokens: TokenSigner
  log: Logger
}
