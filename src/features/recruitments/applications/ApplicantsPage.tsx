import { Link } from 'react-router-dom'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { BandFailure, BandMissing, isBandMissing } from '#src/features/bands/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { Applicants } from './Applicants.tsx'
import { ApplicantsHeadSkeleton } from './ApplicantsHead.tsx'
import { useApplicants } from './useApplicants.ts'
import { useRecruitment } from './useRecruitment.ts'

/**
 * `/join/band-recruit/{bandId}`: the applicants of the member's own band (docs/product/recruitments.md
 * "Applicants").
 */
export default function ApplicantsPage() {
  const bandId = useIdParam('bandId')
  const goBack = useGoBack(paths.join())
  if (bandId !== null) return <Loaded key={bandId} bandId={bandId} onBack={goBack} />
  return (
    <>
      <AppHeader onBack={goBack} />
      <BandMissing onBack={goBack} />
    </>
  )
}

function Loaded({ bandId, onBack }: { bandId: number; onBack: () => void }) {
  const { list, error, isFetching, refetch, unreadOf } = useApplicants(bandId)
  const recruitment = useRecruitment(bandId)
  const failure = error && !isFetching ? asApiError(error) : null
  const isRefused = failure !== null && (isBandMissing(failure) || isRefusedWith(failure, 'COMMON403'))

  // a loaded list stays after a failed refetch, except when the member may no longer see it
  if (failure && !recruitment.isGone && (isRefused || !list))
    return (
      <>
        <AppHeader onBack={onBack} />
        {isRefusedWith(failure, 'COMMON403') ? (
          <NotTheManager bandId={bandId} />
        ) : (
          <BandFailure error={failure} retry={() => void refetch()} onBack={onBack} />
        )}
      </>
    )
  if (list) return <Applicants band={list} unreadOf={unreadOf} recruitment={recruitment} onBack={onBack} />
  return (
    <>
      <AppHeader onBack={onBack} />
      <ApplicantsHeadSkeleton />
      <SkeletonRows count={6} thumb="circle" />
    </>
  )
}

function NotTheManager({ bandId }: { bandId: number }) {
  return (
    <ErrorState
      art="none"
      level={1}
      title="지원자를 볼 수 있는 권한이 없습니다"
      help="모집글을 올린 사람만 볼 수 있어요."
      action={
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.band(bandId)}>
          밴드 보기
        </Link>
      }
    />
  )
}
