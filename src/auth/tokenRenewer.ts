import { sessionEnded, tokensRenewed } from './authSlice.ts'
import type { SessionCalls } from './sessionCalls.ts'
import { adoptStoredSession, type SessionStore } from './storedSession.ts'
import type { TokenStorage } from './tokenStorage.ts'

export type Renewal<Failure> =
  /** Asking again makes sense. */
  | { outcome: 'renewed' }
  /** The session that asked is over (P18). */
  | { outcome: 'refused' }
  /** Nobody answered: the session is kept, whoever waited fails with `error`, and the next call tries again (P18). */
  | { outcome: 'unanswered'; error: Failure }

/** Runs one task at a time among all tabs. */
export type Exclusively = <T>(task: () => Promise<T>) => Promise<T>

export interface TokenRenewer<Failure = unknown> {
  /** Replaces the access token that was just refused. However many ask at once, in however many tabs, A2 is called once. */
  renew: (refusedAccessToken: string, store: SessionStore) => Promise<Renewal<Failure>>
}

export function makeTokenRenewer<Failure>(
  storage: TokenStorage,
  exclusively: Exclusively,
  refresh: SessionCalls<Failure>['refresh'],
): TokenRenewer<Failure> {
  let underWay: Promise<Renewal<Failure>> | null = null

  return {
    renew(refusedAccessToken, store) {
      underWay ??= exclusively(() => renewOnce(storage, refresh, refusedAccessToken, store)).finally(() => {
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
  // another tab was quicker, or the refusal answers a request from before the last renewal
  if (stored?.accessToken !== refusedAccessToken) return adopt(storage, store)

  const { refreshToken } = stored
  const answer = await refresh(refreshToken)
  if (answer.outcome === 'unanswered') return answer
  // logged out meanwhile, or renewed by a tab that had no lock to wait for
  if (storage.read()?.refreshToken !== refreshToken) return adopt(storage, store)

  if (answer.outcome === 'refused') {
    store.dispatch(sessionEnded())
    return answer
  }
  store.dispatch(tokensRenewed(answer.tokens))
  return { outcome: 'renewed' }
}

/** Renewed only while it is the same session: what one member asked is never asked again in the name of another. */
function adopt(storage: TokenStorage, store: SessionStore): Renewal<never> {
  return { outcome: adoptStoredSession(storage, store) === 'same' ? 'renewed' : 'refused' }
}

const LOCK = 'hapju-token-renewal'

/** What one tab writes into the local storage is read by another a moment later, where that one is a process of its own. */
const READ_EVERYWHERE_MS = 50

/**
 * The tab that comes next is let in once it can read what this one has written. Web Locks exist on secure pages only. Without them two
 * tabs may both call A2: within 30 s the server answers both with the same successor (W6), so they still end with the same tokens.
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
