import { useState } from 'react'
import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { SanctionDetail } from '#src/features/safety/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { FRESH_SECONDS, useListNotificationsQuery } from '../notificationsApi.ts'
import { notificationsSight } from '../notificationsSight.ts'
import { LIST_FAILED_TEXT } from '../notificationTexts.ts'
import { useMarkRead } from '../useMarkRead.ts'
import { ApplicationResult, isResult, type ResultNotification } from './ApplicationResult.tsx'
import { NotificationDetail, NotificationDetailSkeleton } from './NotificationDetail.tsx'
import { ReportOutcome } from './ReportOutcome.tsx'

/** One notification and its answers (docs/product/notifications.md "One notification"). */
export default function NotificationDetailPage() {
  notificationsSight.useInSight()
  const notificationId = useIdParam('notificationId')
  const goBack = useGoBack(paths.notifications())
  if (notificationId !== null)
    return <Loaded key={notificationId} notificationId={notificationId} onBack={goBack} />
  return (
    <Frame onBack={goBack}>
      <Missing onBack={goBack} />
    </Frame>
  )
}

interface FrameProps {
  /** The decision about an application, which has its own title and the light of the band; null: none. */
  result?: ResultNotification | null
  title?: string
  onBack: () => void
  children: React.ReactNode
}

function Frame({ result = null, title = '전체 알림', onBack, children }: FrameProps) {
  return (
    <BackdropPage>
      {result ? <ResultLight {...result} /> : <StageLight glow={GLOW} height={420} />}
      <AppHeader clear title={result ? '지원 결과' : title} onBack={onBack} />
      {children}
    </BackdropPage>
  )
}

/** The colour of the band's cover; neutral after a refusal. */
function ResultLight({ bandId, imageUrl, application: { news } }: ResultNotification) {
  const isNeutral = news === 'FAIL' || (imageUrl !== null && !isGeneratedArt(imageUrl))
  return <StageLight seed={`band-${bandId ?? 0}`} photo={isNeutral} height={420} />
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

  if (shown && isResult(shown))
    return (
      <Frame result={shown} onBack={onBack}>
        <ApplicationResult notification={shown} />
      </Frame>
    )
  if (shown && isSanction(shown)) return <SanctionPage notification={shown} onBack={onBack} />
  if (shown && shown.reportId !== null)
    return (
      <Frame title="신고 결과" onBack={onBack}>
        <ReportOutcome notification={shown} reportId={shown.reportId} onBack={onBack} />
      </Frame>
    )
  return <Frame onBack={onBack}>{content()}</Frame>

  function content() {
    if (shown) return <NotificationDetail notification={shown} onBack={onBack} />
    if (isFetching) return <NotificationDetailSkeleton />
    if (error)
      return (
        <ReadFailure
          error={error}
          title={LIST_FAILED_TEXT}
          help={failureHelp(error)}
          onRetry={() => void refetch()}
        />
      )
    return <Missing onBack={onBack} />
  }
}

/** A BAN notification that names its sanction. One written by hand names none. */
type SanctionNotification = Notification & { sanctionId: number }

const isSanction = (notification: Notification): notification is SanctionNotification =>
  notification.type === 'BAN' && notification.sanctionId !== null

interface SanctionPageProps {
  notification: SanctionNotification
  onBack: () => void
}

function SanctionPage({ notification, onBack }: SanctionPageProps) {
  useMarkRead(notification)
  return (
    <>
      <AppHeader title="제재 내역" onBack={onBack} />
      <SanctionDetail sanctionId={notification.sanctionId} onBack={onBack} />
    </>
  )
}

const Missing = ({ onBack }: { onBack: () => void }) => (
  <MissingState title="알림을 찾을 수 없습니다." onBack={onBack} />
)

/** The red of the brand, whatever else the notification is about. */
const GLOW = '#4A1219'
