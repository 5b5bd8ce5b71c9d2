import { useCallback, useEffect, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Friend } from '#contract/http/friends/friends.ts'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'
import { useListFriendsQuery } from '#src/features/friends/public.ts'
import { type CheckedState, readCheckedList, stillThere } from './checkedList.ts'

interface Checked {
  memberIds: readonly number[]
  /** The last tap wanted one more than there may be. */
  isOver: boolean
}

/** One tap. Whoever is no friend any more goes with it. */
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

const begin = (state: unknown): Checked => ({ memberIds: readCheckedList(state) ?? [], isOver: false })

const NO_FRIENDS: readonly Friend[] = []

/** The friends who are picked, as the entry of the picker in the history has them. */
export function useChecked() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  // who is a friend now, not a minute ago
  const { data: friends } = useListFriendsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [{ memberIds, isOver }, tap] = useReducer(toggled, state as unknown, begin)

  useEffect(() => {
    if ((readCheckedList(state) ?? []).join() === memberIds.join()) return
    const kept: CheckedState = { checkedList: memberIds }
    void navigate(pathname, { replace: true, state: kept, preventScrollReset: true })
  }, [memberIds, state, pathname, navigate])

  // the same from tap to tap, so that a row is drawn anew only for its own
  const toggle = useCallback(
    (memberId: number) => tap({ memberId, friends: friends ?? NO_FRIENDS }),
    [friends],
  )
  return { friends, ...stillThere(memberIds, friends ?? NO_FRIENDS), isOver, toggle }
}
