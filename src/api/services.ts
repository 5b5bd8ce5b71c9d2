import type { SessionCalls } from '#src/auth/sessionCalls.ts'
import type { TokenRenewer } from '#src/auth/tokenRenewer.ts'
import type { ApiError } from './apiError.ts'

/** What one store reaches of the world outside. Handed to thunks and to the base query as their extra argument. */
export interface Services {
  /** Waits before a retry; at once when the signal aborts. Tests need not wait. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  renewer: TokenRenewer<ApiError>
  /** Ends a session on the server (A3). */
  revoke: SessionCalls['revoke']
}
