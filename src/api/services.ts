import type { TokenRenewer } from '#src/auth/tokenRenewer.ts'

/** What one store reaches of the world outside. Handed to thunks and to the base query as their extra argument. */
export interface Services {
  /** Waits before a retry; at once when the signal aborts. Tests need not wait. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  renewer: TokenRenewer
}
