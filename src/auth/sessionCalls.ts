import type { TokenPair } from './authSlice.ts'

/** `Failure`: why nobody answered, as the API layer says it. */
export type RefreshAnswer<Failure> =
  | { outcome: 'refreshed'; tokens: TokenPair }
  | { outcome: 'refused' }
  | { outcome: 'unanswered'; error: Failure }

/** The calls that a session makes by itself. The API layer hands them in. */
export interface SessionCalls<Failure = unknown> {
  /** A2. Never rejects. */
  refresh: (refreshToken: string) => Promise<RefreshAnswer<Failure>>
  /** A3, as a best effort. Never rejects. */
  revoke: (tokens: TokenPair) => Promise<void>
}
