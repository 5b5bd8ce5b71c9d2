import { useMemo } from 'react'
import { useListFriendsQuery } from '#src/features/friends/public.ts'
import { useListRoomsQuery } from '../chatApi.ts'

/**
 * Whether this member may open a private room with somebody at once: with friends, and where there is one
 * already. Others are asked first, on their profile (docs/product/chat.md "Conversation"). False while
 * unknown.
 */
export function useMayChat(): (memberId: number) => boolean {
  const { data: friends } = useListFriendsQuery()
  const { data: rooms } = useListRoomsQuery()
  return useMemo(() => {
    const open = new Set(friends?.map(({ otherMemberId }) => otherMemberId))
    for (const room of rooms ?? []) if (room.roomType === 'PRIVATE') open.add(room.memberInfo.memberId)
    return (memberId) => open.has(memberId)
  }, [friends, rooms])
}
