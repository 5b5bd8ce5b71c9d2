import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { paths } from '#src/lib/paths.ts'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { EntryBanner } from '../EntryBanner.tsx'
import { BAND_ENDED_TEXT, lineOf } from '../notificationTexts.ts'
import { SenderFace } from '../NotificationThumb.tsx'
import { useMarkRead } from '../useMarkRead.ts'
import { AnswerDock } from './AnswerDock.tsx'
import { ApplicationDock } from './ApplicationDock.tsx'
import { DataDock } from './DataDock.tsx'
import { NewFriendDock } from './NewFriendDock.tsx'

interface NotificationDetailProps {
  notification: Notification
  onBack: () => void
}

export function NotificationDetail({ notification, onBack }: NotificationDetailProps) {
  useMarkRead(notification)
  const { senderId, senderName, message, isBandEnded } = notification
  return (
    <>
      <EntryBanner notification={notification} />
      <Middle>
        <SenderFace notification={notification} size={104} />
        <h2>{senderName ?? '알림'}</h2>
        {senderId !== null && (
          <Link css={textButtonCss} to={paths.profileDetail(senderId)}>
            프로필 보기
            <ChevronRightIcon size={18} />
          </Link>
        )}
        <Quote>
          <p>{lineOf(notification)}</p>
          {message && <p data-message>{message}</p>}
          {isBandEnded && <p data-message>{BAND_ENDED_TEXT}</p>}
        </Quote>
      </Middle>
      <DetailDock notification={notification} onBack={onBack} />
    </>
  )
}

function DetailDock({ notification, onBack }: NotificationDetailProps) {
  const { type, application, bandId, isBandEnded, isAccepted, senderId } = notification
  // nothing of it can be refused (P24)
  if (type === 'BAN') return null
  if (type === 'DATA') return <DataDock />
  if (application) return isBandEnded ? null : <ApplicationDock bandId={bandId} roomId={application.roomId} />
  if (isAccepted && senderId !== null) return <NewFriendDock memberId={senderId} />
  return <AnswerDock notification={notification} onBack={onBack} />
}

export function NotificationDetailSkeleton() {
  return (
    <Middle>
      <Loading label="로딩 중...">
        <Lines>
          <Skeleton width={104} height={104} radius="circle" />
          <Skeleton width={112} height={22} css={{ marginTop: 22 }} />
          <Skeleton width={84} height={14} css={{ marginTop: 19 }} />
          <Skeleton height={60} radius={20} css={{ marginTop: 35 }} />
        </Lines>
      </Loading>
    </Middle>
  )
}

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 0 32px 12px;
  text-align: center;
  overflow-wrap: anywhere;
  > div {
    width: 100%;
  }
  h2 {
    margin-top: 18px;
    ${theme.type.title3}
  }
`

const Quote = styled.div`
  margin-top: 20px;
  padding: 18px 20px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s2};
  p {
    ${theme.type.body1}
    font-weight: 600;
    word-break: keep-all;
  }
  p[data-message] {
    margin-top: 6px;
    font-weight: 500;
    color: ${theme.color.t2};
    white-space: pre-line;
  }
`

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
`
