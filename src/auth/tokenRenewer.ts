import type { AnswerOf } from '#contract/call.ts'
import { refreshTokens } from '#contract/http/auth/auth.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { request } from '#src/api/request.ts'
import { send } from '#src/api/send.ts'
import { sessionEnded, tokensRenewed } from './authSlice.ts'
import { adoptStoredSession, type SessionStore } from './storedSession.ts'
import type { TokenStorage } from './tokenStorage.ts'

export type Renewal =
  /** Asking again makes sense. */
  | { outcome: 'renewed' }
  /** The session that asked is over (P18). */
  | { outcome: 'refused' }
  /** Nobody answered: the session is kept, whoever waited fails with `error`, and the next call tries again (P18). */
  | { outcome: 'unanswered'; error: ApiError }

/** Runs one task at a time among all tabs. */
export type Exclusively = <T>(task: () => Promise<T>) => Promise<T>

export interface TokenRenewer {
  /** Replaces the access token that was just refused. However many ask at once, in however many tabs, A2 is called once. */
  renew: (refusedAccessToken: string, store: SessionStore) => Promise<Renewal>
}

export function makeTokenRenewer(storage: TokenStorage, exclusively: Exclusively): TokenRenewer {
  let underWay: Promise<Renewal> | null = null

  return {
    renew(refusedAccessToken, store) {
      underWay ??= exclusively(() => renewOnce(storage, refusedAccessToken, store)).finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

async function renewOnce(
  storage: TokenStorage,
  refusedAccessToken: string,
  store: SessionStore,
): Promise<Renewal> {
  const stored = storage.read()
  // another tab was quicker, or the refusal answers a request from before the last renewal
  if (stored?.accessToken !== refusedAccessToken) return adopt(storage, store)

  const { refreshToken } = stored
  const answer = await send(request(refreshTokens, { body: { refreshToken } }), null)
  if (answer.error && answer.error.kind !== 'refused') return { outcome: 'unanswered', error: answer.error }
  // logged out meanwhile, or renewed by a tab that had no lock to wait for
  if (storage.read()?.refreshToken !== refreshToken) return adopt(storage, store)

  if (answer.error) {
    store.dispatch(sessionEnded())
    return { outcome: 'refused' }
  }
  const tokens = answer.data as AnswerOf<typeof refreshTokens>
  store.dispatch(tokensRenewed({ refreshToken, ...tokens }))
  return { outcome: 'renewed' }
}

/** Renewed only while it is the same session: what one member asked is never asked again in the name of another. */
function adopt(storage: TokenStorage, store: SessionStore): Renewal {
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
