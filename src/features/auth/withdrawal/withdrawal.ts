import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { withdraw as withdrawCall } from '#contract/http/auth/auth.ts'
import { type ApiError, isRefusedWith, isUnanswered } from '#src/api/apiError.ts'
import { baseQuery } from '#src/api/baseQuery.ts'
import { type Asked, request } from '#src/api/request.ts'
import type { Services } from '#src/api/services.ts'
import { sessionCall } from '#src/api/sessionCalls.ts'
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
 * A4. On success the session has ended and `withdrawal` is `done`. Otherwise it resolves to the failure.
 *
 * An answer may be lost, and after a withdrawal every call is refused. So after an attempt without an answer,
 * a session that the server has ended proves the withdrawal.
 */
export const withdraw =
  (memberId: number): Thunk<Outcome> =>
  async (dispatch, getState) => {
    const mayBeDone = selectWithdrawal(getState()) === 'unsure'
    const askedWith = getState().auth.accessToken
    dispatch(withdrawalBegun())
    const { error: failure } = await dispatch(callWithdraw(memberId))
    const isOver = selectMemberId(getState()) === null
    if (failure && isUnanswered(failure) && askedWith !== null)
      return dispatch(findOut(memberId, failure, askedWith))
    if (failure && !isRefusedWith(failure, 'MEMBER4004') && !(mayBeDone && isOver)) {
      dispatch(withdrawalSettled())
      return failure
    }
    return dispatch(end(memberId))
  }

const callWithdraw = sessionCall<string, number>('withdraw', (memberId, api) =>
  baseQuery(askFor(memberId), api, {}),
)

/** Uses the newest refresh token, also when the call is repeated after a renewal. */
const askFor =
  (memberId: number): Asked =>
  ({ refreshToken }) =>
    request(withdrawCall, { body: { memberId, refreshToken: refreshToken ?? '' } })

/**
 * A4 was not answered. A renewal of the tokens shows whether the member still exists, without a second A4.
 */
const findOut =
  (memberId: number, failure: ApiError, accessToken: string): Thunk<Outcome> =>
  async (dispatch, getState, { renewer }) => {
    const { outcome } = await renewer.renew(accessToken, { dispatch, getState })
    if (outcome === 'refused') return dispatch(end(memberId))
    dispatch(outcome === 'unanswered' ? withdrawalUnanswered() : withdrawalSettled())
    return failure
  }

/** If another tab has logged in another member meanwhile, their session stays. */
const end =
  (memberId: number): Thunk<null> =>
  async (dispatch, getState) => {
    const now = selectMemberId(getState())
    if (now === memberId) dispatch(sessionEnded())
    dispatch(now === null || now === memberId ? withdrawalDone() : withdrawalSettled())
    return null
  }
