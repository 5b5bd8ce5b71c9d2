import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { AnswerOf } from '#contract/call.ts'
import { logout, refreshTokens } from '#contract/http/auth/auth.ts'
import { request } from '#src/api/request.ts'
import { send } from '#src/api/send.ts'
import { sessionEnded, type TokenPair, type WithAuth } from './authSlice.ts'

/** Logs out at once, whatever the server says; telling it (A3) is best effort and its failure is nobody's concern. */
export const logOut =
  (): ThunkAction<Promise<void>, WithAuth, unknown, UnknownAction> => async (dispatch, getState) => {
    const { accessToken, refreshToken } = getState().auth
    dispatch(sessionEnded())
    if (accessToken && refreshToken) await revoke({ accessToken, refreshToken })
  }

/** An access token that is too old to log out with is renewed once, or the refresh token would live on for a week. */
async function revoke({ accessToken, refreshToken }: TokenPair): Promise<void> {
  const answer = await send(request(logout, { body: { refreshToken } }), accessToken)
  if (answer.error?.kind !== 'refused' || answer.error.status !== 401) return
  const renewed = await send(request(refreshTokens, { body: { refreshToken } }), null)
  if (renewed.error) return
  const tokens = { refreshToken, ...(renewed.data as AnswerOf<typeof refreshTokens>) }
  await send(request(logout, { body: { refreshToken: tokens.refreshToken } }), tokens.accessToken)
}
