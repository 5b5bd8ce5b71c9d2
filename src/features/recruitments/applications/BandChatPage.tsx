import type { BandDetail } from '#contract/http/bands/bands.ts'
import { BandFailure, BandMissing, bandsApi } from '#src/features/bands/public.ts'
import { useListRoomsQuery } from '#src/features/chat/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import { roomsOfBand } from './applications.ts'
import { BandChatHead, BandChatHeadSkeleton } from './BandChatHead.tsx'
import { NoApplicants } from './NoApplicants.tsx'
import { NoApplication } from './NoApplication.tsx'

/**
 * The conversations with a band: the room of the member's application, or the rooms of the applicants to the
 * member's own band (P10).
 */
export default function BandChatPage() {
  const bandId = useIdParam('bandId')
  const goBack = useGoBack(paths.home())
  if (bandId === null) return <BandMissing onBack={goBack} />
  return <Loaded key={bandId} bandId={bandId} onBack={goBack} />
}

function Loaded({ bandId, onBack }: { bandId: number; onBack: () => void }) {
  const { currentData: band, error, isFetching, refetch } = bandsApi.useReadBandDetailQuery(bandId)
  if (!band && error && !isFetching)
    return <BandFailure error={error} retry={() => void refetch()} onBack={onBack} />
  return (
    <>
      {band ? <BandChatHead band={band} /> : <BandChatHeadSkeleton />}
      {band ? <Rooms band={band} /> : <SkeletonRows count={1} thumb="circle" />}
    </>
  )
}

function Rooms({ band: { bandId, status } }: { band: BandDetail }) {
  // the room list may be outdated if no conversation has been opened yet
  const list = useListRoomsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!list.data) {
    if (list.error && !list.isFetching)
      return <RetryState title="채팅방 목록을 불러오지 못했습니다." onRetry={() => void list.refetch()} />
    return <SkeletonRows count={1} thumb="circle" />
  }
  const { isManager, applications } = roomsOfBand(list.data, bandId)
  if (applications.length > 0)
    return <ApplicationList bandId={bandId} isManager={isManager} applications={applications} />
  return isManager ? <NoApplicants bandId={bandId} /> : <NoApplication bandId={bandId} status={status} />
}
