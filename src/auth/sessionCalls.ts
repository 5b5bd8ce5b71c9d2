import type { TokenPair } from './authSlice.ts'

/** `Failure` is the API layer's type for a missing answer. */
export type RefreshAnswer<Failure> =
  | { outcome: 'refreshed'; tokens: TokenPair }
  | { outcome: 'refused'; isSuspended: boolean }
  | { outcome: 'unanswered'; error: Failure }

/** The calls that the session makes itself. The API layer provides them. */
export interface SessionCalls<Failure = unknown> {
  /** A2. Never rejects. */
  refresh: (refreshToken: string) => Promise<RefreshAnswer<Failure>>
  /** A3, best effort. Never rejects. */
  revoke: (tokens: TokenPair) => Promise<void>
}
