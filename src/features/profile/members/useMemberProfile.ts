import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { membersApi } from '../membersApi.ts'
import { isMemberMissing } from './memberMissing.ts'

const { readMemberProfile } = membersApi.endpoints

type State = Parameters<ReturnType<typeof readMemberProfile.select>>[0]

/**
 * Subscribes to the profile and returns how to end that. A member who is known not to exist is not asked for
 * again: the request that was sent ahead of the screen has the answer, and RTK Query repeats a failed query
 * when it is first used. The state is read here and not while rendering, because the answer may come between.
 */
const subscribeUnlessMissing =
  (memberId: number): ThunkAction<() => void, State, unknown, UnknownAction> =>
  (dispatch, getState) =>
    isMemberMissing(readMemberProfile.select(memberId)(getState()).error)
      ? () => {}
      : dispatch(readMemberProfile.initiate(memberId)).unsubscribe

/** The profile of a member (PR4); null: the address names nobody. */
export function useMemberProfile(memberId: number | null) {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
  const { currentData, error, isUninitialized } = readMemberProfile.useQueryState(memberId ?? skipToken)
  // a profile that is gone since the last read, as after a block, is not shown from the cache
  const member = isMemberMissing(error) ? undefined : currentData

  useEffect(
    () => (memberId === null ? undefined : dispatch(subscribeUnlessMissing(memberId))),
    // the end of a block drops the answer that the member is missing
    [dispatch, memberId, isUninitialized],
  )

  const refetch = () => {
    if (memberId !== null)
      void dispatch(readMemberProfile.initiate(memberId, { subscribe: false, forceRefetch: true }))
  }
  return { member, error, refetch }
}
