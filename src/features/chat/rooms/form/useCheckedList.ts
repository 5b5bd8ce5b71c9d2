import { useEffect } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useLocation, useNavigationType } from 'react-router-dom'
import { readCheckedList } from './checkedList.ts'
import { friendsChecked, type WithRoomFriends } from './roomFormSlice.ts'

/**
 * The friends picked in this history entry; null when nothing was picked yet. A log-in leads back to a new
 * entry, which gets them from the draft (docs/product/auth.md "Session").
 */
export function useCheckedList(): { checked: readonly number[] | null; isRestored: boolean } {
  const store = useStore<WithRoomFriends>()
  const ofEntry = readCheckedList(useLocation().state)
  const isReplaced = useNavigationType() === 'REPLACE'
  if (ofEntry !== null || !isReplaced) return { checked: ofEntry, isRestored: false }
  const { memberIds } = store.getState().roomFriends
  return memberIds.length > 0
    ? { checked: memberIds, isRestored: true }
    : { checked: null, isRestored: false }
}

/** Keeps the picked friends in the draft. */
export function useKeepChecked(memberIds: readonly number[]): void {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(friendsChecked(memberIds))
  }, [memberIds, dispatch])
}
