import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { sessionEnded, type WithAuth } from './authSlice.ts'
import type { SessionCalls } from './sessionCalls.ts'

/** Logs out at once, whatever the server answers: A3 is best effort. */
export const logOut =
  (): ThunkAction<Promise<void>, WithAuth, Pick<SessionCalls, 'revoke'>, UnknownAction> =>
  async (dispatch, getState, { revoke }) => {
    const { accessToken, refreshToken } = getState().auth
    dispatch(sessionEnded())
    if (accessToken && refreshToken) await revoke({ accessToken, refreshToken })
  }
