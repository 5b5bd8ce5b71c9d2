import type { SessionCalls } from '#src/auth/sessionCalls.ts'
import type { TokenRenewer } from '#src/auth/tokenRenewer.ts'
import type { ActKeys } from './actKeys.ts'
import type { ApiError } from './apiError.ts'

/** The effects that one store's thunks and base query may use. Passed to them as the extra argument. */
export interface Services {
  /**
   * Waits before a retry; returns at once when the signal aborts. Tests replace it, so that they need not
   * wait.
   */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  renewer: TokenRenewer<ApiError>
  /** Sends a query again that has failed, if a screen still shows its failure. */
  readAgain: (queryCacheKey: string | undefined) => void
  /**
   * What reads the answers that the device keeps, once it is loaded; absent where there are none. It resolves
   * when all that are wanted have been read.
   */
  kept?: Promise<(() => Promise<unknown>) | undefined>
  /** Ends a session on the server (A3). */
  revoke: SessionCalls['revoke']
  /** The keys of creating calls without an outcome. */
  actKeys: ActKeys
}
