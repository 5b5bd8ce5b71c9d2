import styled from '@emotion/styled'
import { useRef } from 'react'
import type { FriendRequest } from '#contract/http/friends/friends.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import type { FriendAnswer } from './answerTexts.ts'
import { RequestRow } from './RequestRow.tsx'
import { Requests } from './Requests.tsx'
import { useAnswerRequests } from './useAnswerRequests.ts'

const ROW_PX = 152

/** The pending requests to the member. */
export function ReceivedRequests() {
  const { answer, answering } = useAnswerRequests()
  const place = useRef<HTMLDivElement>(null)
  async function handleAnswer({ friendRequestId }: FriendRequest, how: FriendAnswer) {
    await answer(friendRequestId, how)
    // the row with the focus is gone
    if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true })
  }
  return (
    <Requests
      direction="RECEIVED"
      label="받은 신청"
      rowPx={ROW_PX}
      place={place}
      empty={
        <EmptyState
          art="stage"
          title="받은 친구 신청이 없어요"
          help="누군가 친구 신청을 보내면 여기에서 답할 수 있어요."
        />
      }
    >
      {(request, now) => {
        const how = answering.get(request.friendRequestId)
        const { nickname } = request
        return (
          <RequestRow key={request.friendRequestId} request={request} now={now}>
            <Pair>
              <Button
                size="s"
                disabled={how === 'accept'}
                loading={how === 'reject'}
                aria-label={`${nickname} 거절`}
                onClick={() => void handleAnswer(request, 'reject')}
              >
                거절
              </Button>
              <Button
                size="s"
                kind="paper"
                disabled={how === 'reject'}
                loading={how === 'accept'}
                aria-label={`${nickname} 수락`}
                onClick={() => void handleAnswer(request, 'accept')}
              >
                수락
              </Button>
            </Pair>
          </RequestRow>
        )
      }}
    </Requests>
  )
}

/* below the name; 수락 is the wider button */
const Pair = styled.div`
  display: flex;
  gap: 8px;
  padding: 4px var(--gutter) 12px calc(var(--gutter) + 66px);
  > * {
    flex: 1;
  }
  > :last-child {
    flex: 2;
  }
  @media (max-width: 280px) {
    padding-left: var(--gutter);
  }
`
