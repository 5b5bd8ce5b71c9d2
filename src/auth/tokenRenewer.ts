import { selectWithdrawal, sessionEnded, tokensRenewed, type WithAuth } from './authSlice.ts'
import type { SessionCalls } from './sessionCalls.ts'
import { adoptStoredSession, type SessionStore } from './storedSession.ts'
import type { TokenStorage } from './tokenStorage.ts'

export type Renewal<Failure> =
  /** Repeating the request makes sense. */
  | { outcome: 'renewed' }
  /** The session of the request is over (P18). */
  | { outcome: 'refused' }
  /**
   * No answer: the session is kept, waiting callers fail with `error`, and the next call tries again (P18).
   */
  | { outcome: 'unanswered'; error: Failure }

/** Runs one task at a time across all tabs. */
export type Exclusively = <T>(task: () => Promise<T>) => Promise<T>

export interface TokenRenewer<Failure = unknown> {
  /**
   * Replaces the access token that was just refused. However many callers in however many tabs ask at once,
   * A2 is called once. For 3 s after a call without an answer there is no other: the failure is answered
   * again.
   */
  renew: (refusedAccessToken: string, store: SessionStore) => Promise<Renewal<Failure>>
}

/** Every call of a screen asks for a renewal, and so does the socket. */
const PAUSE_AFTER_NO_ANSWER_MS = 3_000

export function makeTokenRenewer<Failure>(
  storage: TokenStorage,
  exclusively: Exclusively,
  refresh: SessionCalls<Failure>['refresh'],
): TokenRenewer<Failure> {
  let underWay: Promise<Renewal<Failure>> | null = null
  let unanswered: { until: number; renewal: Renewal<Failure> } | null = null

  async function renew(refusedAccessToken: string, store: SessionStore): Promise<Renewal<Failure>> {
    if (unanswered && Date.now() < unanswered.until) return unanswered.renewal
    const renewal = await exclusively(() => renewOnce(storage, refresh, refusedAccessToken, store))
    unanswered =
      renewal.outcome === 'unanswered' ? { until: Date.now() + PAUSE_AFTER_NO_ANSWER_MS, renewal } : null
    return renewal
  }

  return {
    renew(refusedAccessToken, store) {
      underWay ??= renew(refusedAccessToken, store).finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

async function renewOnce<Failure>(
  storage: TokenStorage,
  refresh: SessionCalls<Failure>['refresh'],
  refusedAccessToken: string,
  store: SessionStore,
): Promise<Renewal<Failure>> {
  const stored = storage.read()
  // another tab was faster, or the refused request was sent before the last renewal
  if (stored?.accessToken !== refusedAccessToken) return adopt(storage, store)

  const { refreshToken } = stored
  const answer = await refresh(refreshToken)
  if (answer.outcome === 'unanswered') return answer
  // logged out meanwhile, or renewed by a tab without Web Locks
  if (storage.read()?.refreshToken !== refreshToken) return adopt(storage, store)

  if (answer.outcome === 'refused') {
    // after a withdrawal that got no answer, the refusal is that answer, and there is nothing to come back to
    const lapsed = selectWithdrawal(store.getState() as WithAuth) === null
    store.dispatch(sessionEnded({ elsewhere: false, lapsed, suspended: answer.isSuspended }))
    return { outcome: 'refused' }
  }
  store.dispatch(tokensRenewed(answer.tokens))
  return { outcome: 'renewed' }
}

/** `renewed` only while the session is the same: a request of one member is never repeated as another. */
function adopt(storage: TokenStorage, store: SessionStore): Renewal<never> {
  return { outcome: adoptStoredSession(storage, store) === 'same' ? 'renewed' : 'refused' }
}

const LOCK = 'hapju-token-renewal'

/** A write to local storage becomes readable a moment later in a tab that runs in another process. */
const READ_EVERYWHERE_MS = 200

/**
 * Lets the next tab in once it can read what this one has written. Web Locks exist only on secure pages.
 * Without them two tabs may both call A2: within 30 s the server gives both the same new tokens (W6), so they
 * still end with the same pair.
 */
export const exclusivelyAmongTabs: Exclusively = (task) =>
  'locks' in navigator
    ? new Promise((resolve, reject) => {
        navigator.locks
          .request(LOCK, async () => {
            resolve(await task())
            await new Promise((done) => setTimeout(done, READ_EVERYWHERE_MS))
          })
          .catch(reject)
      })
    : task()
