import type { Dispatch } from '@reduxjs/toolkit'
import type { AnswerOf } from '#contract/call.ts'
import { refreshTokens } from '#contract/http/auth.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { request } from '#src/api/request.ts'
import { send } from '#src/api/send.ts'
import { sessionChangedElsewhere, sessionEnded, tokensRenewed, type Session } from './authSlice.ts'
import type { TokenStorage } from './tokenStorage.ts'

export type Renewal =
  | { outcome: 'renewed' }
  /** The session is over; it has been ended (P18). */
  | { outcome: 'refused' }
  /** Nobody answered: the session is kept, whoever waited fails with `error`, and the next call tries again (P18). */
  | { outcome: 'unanswered'; error: ApiError }

/** Runs one task at a time among all tabs. */
export type Exclusively = <T>(task: () => Promise<T>) => Promise<T>

export interface TokenRenewer {
  /** Replaces the access token that was just refused. However many ask at once, in however many tabs, A2 is called once. */
  renew: (refusedAccessToken: string, dispatch: Dispatch) => Promise<Renewal>
}

export function makeTokenRenewer(storage: TokenStorage, exclusively: Exclusively): TokenRenewer {
  let underWay: Promise<Renewal> | null = null

  return {
    renew(refusedAccessToken, dispatch) {
      underWay ??= exclusively(() => renewOnce(storage, refusedAccessToken, dispatch)).finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

async function renewOnce(
  storage: TokenStorage,
  refusedAccessToken: string,
  dispatch: Dispatch,
): Promise<Renewal> {
  const session = storage.read()
  if (session === null) return end(dispatch)
  // another tab was quicker, or the refusal answers a request from before the last renewal
  if (session.accessToken !== refusedAccessToken) return adopt(session, dispatch)

  const answer = await send(request(refreshTokens, { body: { refreshToken: session.refreshToken } }), null)
  if (answer.error && answer.error.kind !== 'refused') return { outcome: 'unanswered', error: answer.error }

  const current = storage.read()
  if (current === null) return end(dispatch) // logged out meanwhile
  if (current.refreshToken !== session.refreshToken) return adopt(current, dispatch) // renewed meanwhile, without a lock
  if (answer.error) return end(dispatch)

  const tokens = answer.data as AnswerOf<typeof refreshTokens>
  dispatch(tokensRenewed({ refreshToken: session.refreshToken, ...tokens }))
  return { outcome: 'renewed' }
}

function adopt(session: Session, dispatch: Dispatch): Renewal {
  dispatch(sessionChangedElsewhere(session))
  return { outcome: 'renewed' }
}

function end(dispatch: Dispatch): Renewal {
  dispatch(sessionEnded())
  return { outcome: 'refused' }
}

const LOCK = 'hapju-token-renewal'

/**
 * Web Locks exist on secure pages only. Without them two tabs may both call A2: within 30 s the server answers
 * both with the same successor (W6), so they still end with the same tokens.
 */
export const exclusivelyAmongTabs: Exclusively = (task) =>
  'locks' in navigator ? navigator.locks.request(LOCK, task) : task()
