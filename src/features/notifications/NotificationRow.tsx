import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { paths } from '#src/lib/paths.ts'
import { formatAgo, toDateTime, toInstant } from '#src/lib/time/time.ts'
import { listRowCss } from '#src/ui/lists/ListRow.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { lineOf } from './notificationTexts.ts'
import { NotificationThumb } from './NotificationThumb.tsx'

interface NotificationRowProps {
  notification: Notification
  /** ms since the epoch. */
  now: number
}

export const NotificationRow = memo(function NotificationRow({ notification, now }: NotificationRowProps) {
  const { notificationId, isRead, createdAt } = notification
  const at = toInstant(createdAt)
  const isUnread = isRead === 'UNREAD'
  return (
    <Link
      css={[listRowCss, notificationRowCss]}
      to={paths.notification(notificationId)}
      data-unread={isUnread}
    >
      <NotificationThumb notification={notification} />
      <Words>
        <b>{lineOf(notification)}</b>
        <time dateTime={toDateTime(at)}>{formatAgo(at, now)}</time>
      </Words>
      {isUnread && (
        <Dot>
          <VisuallyHidden>읽지 않음</VisuallyHidden>
        </Dot>
      )}
    </Link>
  )
})

/** Taller than the rows of other lists. */
export const NOTIFICATION_ROW_PX = 84

export const notificationRowCss = css`
  min-height: ${NOTIFICATION_ROW_PX}px;
  &[data-unread='true'] {
    background: ${theme.color.s1};
  }
  &[data-unread='true']:active {
    background: ${theme.color.s2};
  }
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: 5px;
  b {
    ${theme.type.body1}
    color: ${theme.color.t2};
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  [data-unread='true'] & b {
    font-weight: 600;
    color: ${theme.color.t1};
  }
  time {
    ${theme.type.caption}
    ${theme.type.numbers}
    color: ${theme.color.t3};
  }
`

const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.color.red};
`
