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
import { forgetMember } from '#src/features/chat/public.ts'
import { paths } from '#src/lib/paths.ts'
import { TOAST_LONG_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import { withdraw } from './withdrawal.ts'
import { NOT_LOGGED_IN_TEXT, withdrawalFailureText } from './withdrawalTexts.ts'

interface WithdrawalFlow {
  stage: Withdrawal
  /** 예. Resolves when the question may go. */
  begin: () => Promise<void>
  /** The end has been read. */
  finish: () => void
}

/** How a member withdraws from the screen that stands until the end of it (`outlives` in the route table). */
export function useWithdrawal(): WithdrawalFlow {
  const dispatch = useDispatch<ThunkDispatch<WithAuth, Services, UnknownAction>>()
  const navigate = useNavigate()
  const { getState } = useStore<WithAuth>()
  const stage = useSelector((state: WithAuth) => selectWithdrawal(state))
  useStayWhile(() => selectWithdrawal(getState()) === 'asked')
  const forget = useForgetting(stage)
  useEffect(() => () => void dispatch(withdrawalSettled()), [dispatch])

  function finish() {
    // another tab may have written its last while this one was being read
    forget()
    dispatch(withdrawalSettled())
    void navigate(paths.login(), { replace: true })
  }

  function say(text: string) {
    dispatch(toastShown({ text, tone: 'error', durationMs: TOAST_LONG_MS }))
  }

  function fail(failure: ApiError) {
    // before the toast: it is to be read where they end
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

/** Whoever waits for the server does not leave, and hears what it says. */
function useStayWhile(isWaiting: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWaiting() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}

/** Once it is done, what this device kept for the member's next visit goes as well. Answers how to do it again. */
function useForgetting(stage: Withdrawal): () => void {
  const memberId = useSelector((state: WithAuth) => selectMemberId(state))
  const lastMemberId = useRef(memberId)
  useEffect(() => {
    if (memberId !== null) lastMemberId.current = memberId
  }, [memberId])
  const forget = () => {
    if (lastMemberId.current !== null) void forgetMember(lastMemberId.current)
  }
  const forgetNow = useEffectEvent(forget)
  useEffect(() => {
    if (stage === 'done') forgetNow()
  }, [stage])
  return forget
}
