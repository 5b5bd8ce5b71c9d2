import { createAsyncThunk, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { AnswerOf } from '#contract/call.ts'
import { logout, refreshTokens as refreshCall } from '#contract/http/auth/auth.ts'
import type { TokenPair } from '#src/auth/authSlice.ts'
import type { Answer } from './answer.ts'
import type { ApiError } from './apiError.ts'
import { request } from './request.ts'
import { send } from './send.ts'
import type { Services } from './services.ts'

type Dispatch = ThunkDispatch<unknown, Services, UnknownAction>

interface ThunkApi {
  rejectValue: ApiError
  extra: Services
}

/**
 * A call that the session makes itself, as actions that DevTools show beside those of the endpoints. It is
 * not an endpoint of the slice: the end of the session drops the pending ones, and these outlive it.
 *
 * @param ask never throws
 */
export function sessionCall<Data, Argument>(
  name: string,
  ask: (argument: Argument, api: BaseQueryApi) => PromiseLike<Answer> | Answer,
) {
  const call = createAsyncThunk<Data, unknown, ThunkApi>(`api/${name}`, async (argument, api) => {
    const { data, error } = await ask(argument as Argument, { ...api, endpoint: name, type: 'mutation' })
    return error ? api.rejectWithValue(error) : (data as Data)
  })
  return (argument: Argument): ThunkAction<Promise<Answer<Data>>, unknown, Services, UnknownAction> =>
    async (dispatch) => {
      const action = await dispatch(call(argument))
      return call.fulfilled.match(action) ? { data: action.payload } : { error: action.payload as ApiError }
    }
}

/** A2. */
export const refreshTokens = sessionCall<AnswerOf<typeof refreshCall>, string>(
  'refreshTokens',
  (refreshToken) => send(request(refreshCall, { body: { refreshToken } }), null),
)

/**
 * A3. Renews an expired access token once, because otherwise the refresh token would stay valid for a week.
 */
export const revokeTokens = sessionCall<unknown, TokenPair>('logout', async (tokens, { dispatch }) => {
  const answer = await revoke(tokens)
  if (answer.error?.kind !== 'refused' || answer.error.status !== 401) return answer
  const renewed = await (dispatch as Dispatch)(refreshTokens(tokens.refreshToken))
  return renewed.data ? revoke({ refreshToken: tokens.refreshToken, ...renewed.data }) : answer
})

const revoke = ({ accessToken, refreshToken }: TokenPair) =>
  send(request(logout, { body: { refreshToken } }), accessToken)
