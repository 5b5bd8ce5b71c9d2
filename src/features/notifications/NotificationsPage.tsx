import styled from '@emotion/styled'
import { useMemo, useRef } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { useNow } from '#src/lib/time/now.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { WindowList } from '#src/ui/lists/WindowList.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { NOTIFICATION_ROW_PX, NotificationRow } from './NotificationRow.tsx'
import { FRESH_SECONDS, useListNotificationsQuery } from './notificationsApi.ts'
import { notificationsSight } from './notificationsSight.ts'
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx'
import { LIST_FAILED_TEXT } from './notificationTexts.ts'
import { useKeptSight } from './useKeptSight.ts'

/** The member's notifications, newest first (docs/product/notifications.md "List"). */
export default function NotificationsPage() {
  notificationsSight.useInSight()
  const { data, error, isFetching, refetch } = useListNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  if (data) return data.length === 0 ? <NothingNew /> : <Notifications all={data} />
  if (error && !isFetching)
    return (
      <ReadFailure
        error={error}
        title={LIST_FAILED_TEXT}
        help={failureHelp(error)}
        onRetry={() => void refetch()}
      />
    )
  return <NotificationsSkeleton />
}

/** A virtual list: there may be a thousand notifications, each a link with a picture. */
function Notifications({ all }: { all: readonly Notification[] }) {
  const now = useNow()
  const list = useRef<WindowVirtualizerHandle>(null)
  useKeptSight(list, all)
  const unread = useMemo(() => all.filter(({ isRead }) => isRead === 'UNREAD').length, [all])
  return (
    <>
      <VisuallyHidden role="status">읽지 않은 알림 {unread}개</VisuallyHidden>
      <Rows role="list" aria-label="알림">
        <WindowList ref={list} rows={all} rowPx={NOTIFICATION_ROW_PX}>
          {(notification) => (
            <NotificationRow key={notification.notificationId} notification={notification} now={now} />
          )}
        </WindowList>
      </Rows>
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

const Rows = styled.div`
  padding-bottom: 24px;
  a {
    /* a focused element is not covered by the header and the tab bar */
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 8px) 0 calc(var(--tabbar-h) + 16px);
  }
`
