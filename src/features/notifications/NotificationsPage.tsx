import styled from '@emotion/styled'
import { useMemo } from 'react'
import type { Notification } from '#contract/http/notifications.ts'
import { useNow } from '#src/lib/now.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useInSight } from './inSight.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { NotificationsFailed } from './NotificationsFailed.tsx'
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx'
import { FRESH_SECONDS, useListNotificationsQuery } from './notificationsApi.ts'

/** What has come for the member, the newest first (product-2 section 2, Notifications). */
export default function NotificationsPage() {
  useInSight()
  const { data, error, isFetching, refetch } = useListNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  if (data) return data.length === 0 ? <NothingNew /> : <Notifications all={data} />
  if (error && !isFetching) return <NotificationsFailed error={error} onRetry={() => void refetch()} />
  return <NotificationsSkeleton />
}

function Notifications({ all }: { all: readonly Notification[] }) {
  const now = useNow()
  const unread = useMemo(() => all.filter(({ isRead }) => isRead === 'UNREAD').length, [all])
  return (
    <>
      <VisuallyHidden role="status">읽지 않은 알림 {unread}개</VisuallyHidden>
      <List aria-label="알림">
        {all.map((notification) => (
          <NotificationRow key={notification.notificationId} notification={notification} now={now} />
        ))}
      </List>
    </>
  )
}

function NothingNew() {
  return (
    <EmptyState
      art="stage"
      title="새 소식이 없습니다."
      help="매칭 요청과 밴드 소식이 오면 여기에 알려드려요."
    />
  )
}

const List = styled.ul`
  padding-bottom: 24px;
`
