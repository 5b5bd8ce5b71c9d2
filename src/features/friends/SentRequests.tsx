import { useCallback, useRef, useState } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { useListFriendRequestsQuery } from './friendsApi.ts'
import { RequestRow } from './RequestRow.tsx'
import { Requests } from './Requests.tsx'
import { WithdrawRequestDialogWhenOpen } from './WithdrawRequestDialogWhenOpen.ts'

const ROW_PX = 80

/** The pending requests of the member. An open question closes when its request is answered meanwhile. */
export function SentRequests() {
  const { data: requests } = useListFriendRequestsQuery()
  const [withdrawing, setWithdrawing] = useState<number | null>(null)
  const keep = useCallback(() => setWithdrawing(null), [])
  const place = useRef<HTMLDivElement>(null)
  const asked = requests?.find(({ friendRequestId }) => friendRequestId === withdrawing) ?? null

  return (
    <>
      <Requests
        direction="SENT"
        label="보낸 신청"
        rowPx={ROW_PX}
        place={place}
        empty={
          <EmptyState
            art="stage"
            title="보낸 친구 신청이 없어요"
            help="함께하고 싶은 멤버의 프로필에서 친구 신청을 보내 보세요."
          />
        }
      >
        {(request, now) => (
          <RequestRow
            key={request.friendRequestId}
            request={request}
            now={now}
            end={
              <Button
                size="s"
                aria-haspopup="dialog"
                aria-label={`${request.nickname} 신청 취소`}
                onClick={() => setWithdrawing(request.friendRequestId)}
              >
                신청 취소
              </Button>
            }
          />
        )}
      </Requests>
      <WithdrawRequestDialogWhenOpen
        open={asked !== null}
        onClose={keep}
        request={asked}
        onTried={() => place.current?.focus({ preventScroll: true })}
      />
    </>
  )
}
