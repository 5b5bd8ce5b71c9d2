import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { withdraw as withdrawCall } from '#contract/http/auth/auth.ts'
import { type ApiError, isRefusedWith, isUnanswered } from '#src/api/apiError.ts'
import { baseQuery } from '#src/api/baseQuery.ts'
import { type Asked, request } from '#src/api/request.ts'
import type { Services } from '#src/api/services.ts'
import {
  selectMemberId,
  selectWithdrawal,
  sessionEnded,
  type WithAuth,
  withdrawalBegun,
  withdrawalDone,
  withdrawalSettled,
  withdrawalUnanswered,
} from '#src/auth/authSlice.ts'

type Thunk<Result> = ThunkAction<Promise<Result>, WithAuth, Services, UnknownAction>

/** Null: the member is withdrawn. */
type Outcome = ApiError | null

/**
 * A4. Afterwards nobody is signed in and `withdrawal` says `done`; or the failure is answered, to be shown.
 *
 * An answer may get lost, and everything the member asks from then on is refused: so where nobody answered, a session that the server
 * has ended is no failure, but the proof.
 */
export const withdraw =
  (memberId: number): Thunk<Outcome> =>
  async (dispatch, getState, extra) => {
    const mayBeDone = selectWithdrawal(getState()) === 'unsure'
    const askedWith = getState().auth.accessToken
    dispatch(withdrawalBegun())
    // No endpoint of the API slice: when the session ends over it, what that has under way ends without an answer.
    const { signal } = new AbortController()
    const api = {
      dispatch,
      getState,
      extra,
      signal,
      endpoint: 'withdraw',
      type: 'mutation',
      abort() {},
    } as const
    const { error: failure } = await baseQuery(askFor(memberId), api, {})
    const isOver = selectMemberId(getState()) === null
    if (failure && isUnanswered(failure) && askedWith !== null)
      return dispatch(findOut(memberId, failure, askedWith))
    if (failure && !isRefusedWith(failure, 'MEMBER4004') && !(mayBeDone && isOver)) {
      dispatch(withdrawalSettled())
      return failure
    }
    return dispatch(end(memberId))
  }

/** The newest refresh token, also when the call is made again after a renewal. */
const askFor =
  (memberId: number): Asked =>
  ({ refreshToken }) =>
    request(withdrawCall, { body: { memberId, refreshToken: refreshToken ?? '' } })

/** Nobody answered A4. Renewing the tokens tells whether there still is such a member, and withdraws nobody a second time. */
const findOut =
  (memberId: number, failure: ApiError, accessToken: string): Thunk<Outcome> =>
  async (dispatch, getState, { renewer }) => {
    const { outcome } = await renewer.renew(accessToken, { dispatch, getState })
    if (outcome === 'refused') return dispatch(end(memberId))
    dispatch(outcome === 'unanswered' ? withdrawalUnanswered() : withdrawalSettled())
    return failure
  }

/** Where somebody else has logged in meanwhile in another tab, their session is none of our business. */
const end =
  (memberId: number): Thunk<null> =>
  async (dispatch, getState) => {
    const now = selectMemberId(getState())
    if (now === memberId) dispatch(sessionEnded())
    dispatch(now === null || now === memberId ? withdrawalDone() : withdrawalSettled())
    return null
  }
