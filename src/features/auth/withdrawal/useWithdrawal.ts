import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useBlocker, useNavigate } from 'react-router-dom'
import type { ApiError } from '#src/api/apiError.ts'
import type { Services } from '#src/api/services.ts'
import {
  selectIsAuthenticated,
  selectMemberId,
  selectWithdrawal,
  type WithAuth,
  type Withdrawal,
  withdrawalSettled,
} from '#src/auth/authSlice.ts'
import { forgetDeviceToken } from '#src/auth/deviceTokens.ts'
import { forgetMember } from '#src/features/chat/public.ts'
import { paths } from '#src/lib/paths.ts'
import { TOAST_LONG_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import { withdraw } from './withdrawal.ts'
import { NOT_LOGGED_IN_TEXT, withdrawalFailureText } from './withdrawalTexts.ts'

interface WithdrawalFlow {
  stage: Withdrawal
  /** 예 was pressed. Resolves when the question can close. */
  begin: () => Promise<void>
  /** The final dialog was closed. */
  finish: () => void
}

/** The withdrawal from a screen that stays mounted until it has ended (`outlives` in the route table). */
export function useWithdrawal(): WithdrawalFlow {
  const dispatch = useDispatch<ThunkDispatch<WithAuth, Services, UnknownAction>>()
  const navigate = useNavigate()
  const { getState } = useStore<WithAuth>()
  const stage = useSelector((state: WithAuth) => selectWithdrawal(state))
  useStayWhile(() => selectWithdrawal(getState()) === 'asked')
  const forget = useForgetting(stage)
  useEffect(() => () => void dispatch(withdrawalSettled()), [dispatch])

  function finish() {
    // another tab may have stored something while the dialog was open
    forget()
    dispatch(withdrawalSettled())
    void navigate(paths.login(), { replace: true })
  }

  function say(text: string) {
    dispatch(toastShown({ text, tone: 'error', durationMs: TOAST_LONG_MS }))
  }

  function fail(failure: ApiError) {
    // before the toast, so that the toast appears on the log-in screen
    if (!selectIsAuthenticated(getState())) void navigate(paths.login(), { replace: true })
    say(withdrawalFailureText(failure))
  }

  async function begin() {
    const { accessToken, refreshToken, memberId } = getState().auth
    if (selectWithdrawal(getState()) === 'asked') return
    if (!accessToken || !refreshToken || memberId === null) return say(NOT_LOGGED_IN_TEXT)
    const failure = await dispatch(withdraw(memberId))
    if (failure) fail(failure)
  }

  return { stage, begin, finish }
}

/** Blocks navigation while the request is pending, so that the member sees the outcome. */
function useStayWhile(isWaiting: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWaiting() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}

/** Deletes what this device has stored for the member once it is done. Returns a function that repeats it. */
function useForgetting(stage: Withdrawal): () => void {
  const memberId = useSelector((state: WithAuth) => selectMemberId(state))
  const lastMemberId = useRef(memberId)
  useEffect(() => {
    if (memberId !== null) lastMemberId.current = memberId
  }, [memberId])
  const forget = () => {
    if (lastMemberId.current === null) return
    forgetDeviceToken(lastMemberId.current)
    void forgetMember(lastMemberId.current)
  }
  const forgetNow = useEffectEvent(forget)
  useEffect(() => {
    if (stage === 'done') forgetNow()
  }, [stage])
  return forget
}
