import styled from '@emotion/styled'
import type { ReactElement, ReactNode, Ref } from 'react'
import type { FriendRequest } from '#contract/http/friends/friends.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { useNow } from '#src/lib/time/now.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { WindowList } from '#src/ui/lists/WindowList.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { useListFriendRequestsQuery } from './friendsApi.ts'
import { listPlaceCss, rowsCss } from './lists.styles.ts'

interface RequestsProps {
  direction: FriendRequest['direction']
  label: string
  /** The estimated height of a row in px. */
  rowPx: number
  /** Replaces the rows when there are none. */
  empty: ReactNode
  /** Gets the focus when a row is gone. */
  place: Ref<HTMLDivElement>
  children: (request: FriendRequest, now: number) => ReactElement
}

/**
 * The pending requests of one direction (F7), newest first, or a skeleton, a failure or an empty state. A
 * failed refetch keeps the requests that were shown.
 */
export function Requests({ direction, label, rowPx, empty, place, children }: RequestsProps) {
  const { data, error, isFetching, refetch } = useListFriendRequestsQuery()
  const now = useNow()
  if (!data) {
    if (!error || isFetching) return <SkeletonRows count={6} thumb="circle" />
    return (
      <ReadFailure
        error={error}
        title="친구 신청을 불러오지 못했습니다."
        help={failureHelp(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  const requests = data.filter((each) => each.direction === direction)
  return (
    <div ref={place} tabIndex={-1} css={listPlaceCss}>
      <VisuallyHidden role="status">{`${label} ${requests.length}건`}</VisuallyHidden>
      {requests.length === 0 && empty}
      {requests.length > 0 && (
        <Rows role="list" aria-label={label}>
          <WindowList rows={requests} rowPx={rowPx}>
            {(request) => children(request, now)}
          </WindowList>
        </Rows>
      )}
    </div>
  )
}

const Rows = styled.div(rowsCss)
