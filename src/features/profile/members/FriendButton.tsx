import { type RefObject, useCallback, useState } from 'react'
import type { OtherProfile } from '#contract/http/profile/profile.ts'
import {
  useAnswerRequests,
  useListFriendRequestsQuery,
  WithdrawRequestDialogWhenOpen,
} from '#src/features/friends/public.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { UserPlusIcon } from '#src/ui/icons/UserPlusIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { useFocusBack } from '#src/ui/overlays/useFocusBack.ts'
import { useReadMemberProfileQuery } from '../membersApi.ts'

interface FriendButtonProps {
  member: OtherProfile
  /** Opens the dialog for a friend request. */
  onAsk: () => void
  /** Gets the focus when the pressed button becomes disabled. */
  beside: RefObject<HTMLElement | null>
}

/**
 * For a friend it is disabled. Otherwise it accepts a received request, takes back a sent one, or opens the
 * dialog for a new one (F7). While F7 is not loaded it offers a new one, and F2 decides.
 */
export function FriendButton({ member, onAsk, beside }: FriendButtonProps) {
  const { memberId, nickname } = member
  const { pending } = useListFriendRequestsQuery(undefined, {
    selectFromResult: ({ data }) => ({ pending: data?.find((each) => each.otherMemberId === memberId) }),
  })
  // Read here and not from the card, which renders later: in between, the button would offer a new request to
  // somebody who has just become a friend.
  const { data: { friend } = member, refetch } = useReadMemberProfileQuery(memberId)
  const { answer } = useAnswerRequests()
  const [isAccepting, setAccepting] = useState(false)
  const [asking, setAsking] = useState<number | null>(null)
  const keep = useCallback(() => setAsking(null), [])
  useFocusBack(isAccepting, () => beside.current)
  const sent = pending?.direction === 'SENT' ? pending : null

  async function accept(friendRequestId: number) {
    setAccepting(true)
    await answer(friendRequestId, 'accept')
    // until the profile is read again, the button would offer a new request
    await refetch()
    setAccepting(false)
  }

  if (isAccepting || (pending?.direction === 'RECEIVED' && !friend))
    return (
      <Button
        key="accept"
        loading={isAccepting}
        onClick={() => pending && void accept(pending.friendRequestId)}
      >
        <UserPlusIcon size={20} />
        친구 수락
      </Button>
    )
  if (friend)
    return (
      <Button key="friend" disabled>
        <UsersIcon size={20} />
        친구
      </Button>
    )
  return (
    <>
      <Button aria-haspopup="dialog" onClick={sent ? () => setAsking(sent.friendRequestId) : onAsk}>
        {sent ? <CheckIcon size={20} /> : <UserPlusIcon size={20} />}
        {sent ? '신청 보냄' : '친구 신청'}
      </Button>
      <WithdrawRequestDialogWhenOpen
        open={sent !== null && sent.friendRequestId === asking}
        onClose={keep}
        request={sent && { friendRequestId: sent.friendRequestId, nickname }}
      />
    </>
  )
}
