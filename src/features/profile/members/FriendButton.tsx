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
  /** They are to be asked. */
  onAsk: () => void
  /** Where the focus goes when the button has been pressed and can be pressed no more. */
  beside: RefObject<HTMLElement | null>
}

/**
 * A friend needs no request; who has asked is answered; what was asked of them can be taken back (F7). As long as nobody knows of a
 * request, one can be made: F2 has the last word.
 */
export function FriendButton({ member: { memberId, nickname, friend }, onAsk, beside }: FriendButtonProps) {
  const { pending } = useListFriendRequestsQuery(undefined, {
    selectFromResult: ({ data }) => ({ pending: data?.find((each) => each.otherMemberId === memberId) }),
  })
  const { refetch } = useReadMemberProfileQuery(memberId)
  const { answer } = useAnswerRequests()
  const [isAccepting, setAccepting] = useState(false)
  const [asking, setAsking] = useState<number | null>(null)
  const keep = useCallback(() => setAsking(null), [])
  useFocusBack(isAccepting, () => beside.current)
  const sent = pending?.direction === 'SENT' ? pending : null

  async function accept(friendRequestId: number) {
    setAccepting(true)
    await answer(friendRequestId, 'accept')
    // until it says so, the card would offer to ask them
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
