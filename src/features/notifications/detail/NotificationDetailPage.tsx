import { useState } from 'react'
import { failureHelp } from '#src/api/failureText.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { FRESH_SECONDS, useListNotificationsQuery } from '../notificationsApi.ts'
import { notificationsSight } from '../notificationsSight.ts'
import { LIST_FAILED_TEXT } from '../notificationTexts.ts'
import { NotificationDetail, NotificationDetailSkeleton } from './NotificationDetail.tsx'

/** One notification and its answers (docs/product/notifications.md "One notification"). */
export default function NotificationDetailPage() {
  notificationsSight.useInSight()
  const notificationId = useIdParam('notificationId')
  const goBack = useGoBack(paths.notifications())
  return (
    <BackdropPage>
      <StageLight glow={GLOW} height={420} />
      <AppHeader clear title="전체 알림" onBack={goBack} />
      {notificationId !== null ? (
        <Loaded key={notificationId} notificationId={notificationId} onBack={goBack} />
      ) : (
        <Missing onBack={goBack} />
      )}
    </BackdropPage>
  )
}

interface LoadedProps {
  notificationId: number
  onBack: () => void
}

/**
 * No call reads a single notification: it is taken from the list. It stays on screen when it leaves the list,
 * for example because it was answered.
 */
function Loaded({ notificationId, onBack }: LoadedProps) {
  const { data, error, isFetching, refetch } = useListNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  const found = data?.find((each) => each.notificationId === notificationId)
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)

  if (shown) return <NotificationDetail notification={shown} onBack={onBack} />
  if (isFetching) return <NotificationDetailSkeleton />
  if (error)
    return <RetryState title={LIST_FAILED_TEXT} help={failureHelp(error)} onRetry={() => void refetch()} />
  return <Missing onBack={onBack} />
}

const Missing = ({ onBack }: { onBack: () => void }) => (
  <MissingState title="알림을 찾을 수 없습니다." onBack={onBack} />
)

/** The red of the brand, whatever the notification is about. */
const GLOW = '#4A1219'
