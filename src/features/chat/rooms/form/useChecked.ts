import { useCallback, useEffect, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Friend } from '#contract/http/friends/friends.ts'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'
import { useListFriendsQuery } from '#src/features/friends/public.ts'
import { type CheckedState, readCheckedList, stillThere } from './checkedList.ts'
import { useCheckedList, useKeepChecked } from './useCheckedList.ts'

interface Checked {
  memberIds: readonly number[]
  /** The last tap would have exceeded the maximum. */
  isOver: boolean
}

/** Handles one tap. Also drops picked people who are no longer friends. */
export function toggled(
  { memberIds }: Checked,
  { memberId, friends }: { memberId: number; friends: readonly Friend[] },
): Checked {
  const present = stillThere(memberIds, friends).there.map(({ otherMemberId }) => otherMemberId)
  if (present.includes(memberId))
    return { memberIds: present.filter((other) => other !== memberId), isOver: false }
  if (present.length >= NEW_ROOM_MEMBERS_MAX) return { memberIds: present, isOver: true }
  return { memberIds: [...present, memberId], isOver: false }
}

const begin = (checked: readonly number[] | null): Checked => ({ memberIds: checked ?? [], isOver: false })

const NO_FRIENDS: readonly Friend[] = []

/** The picked friends, stored in the picker's history entry. */
export function useChecked() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  // the present friends, not those cached a minute ago
  const { data: friends } = useListFriendsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [{ memberIds, isOver }, tap] = useReducer(toggled, useCheckedList().checked, begin)
  useKeepChecked(memberIds)

  useEffect(() => {
    if ((readCheckedList(state) ?? []).join() === memberIds.join()) return
    const kept: CheckedState = { checkedList: memberIds }
    void navigate(pathname, { replace: true, state: kept, preventScrollReset: true })
  }, [memberIds, state, pathname, navigate])

  // stable, so that a tap renders only its own row
  const toggle = useCallback(
    (memberId: number) => tap({ memberId, friends: friends ?? NO_FRIENDS }),
    [friends],
  )
  return { friends, ...stillThere(memberIds, friends ?? NO_FRIENDS), isOver, toggle }
}
