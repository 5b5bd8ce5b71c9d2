import { Link } from 'react-router-dom'
import { failureHelp } from '#src/api/failureText.ts'
import { paths } from '#src/lib/paths.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { useListBookmarksQuery } from './bookmarksApi.ts'
import { SavedBandsBar } from './SavedBandsBar.tsx'
import { SavedBandsGrid, SavedBandsSkeleton } from './SavedBandsGrid.tsx'
import { useRecruitingFilter } from './useRecruitingFilter.ts'

/** The bookmarked bands (docs/product/bands.md "Saved bands"). */
export default function SavedBandsPage() {
  const { onlyRecruiting, choose } = useRecruitingFilter()
  return (
    <>
      <SavedBandsBar onlyRecruiting={onlyRecruiting} onChoose={choose} />
      <SavedBands onlyRecruiting={onlyRecruiting} onShowAll={() => choose(false)} />
    </>
  )
}

function SavedBands({ onlyRecruiting, onShowAll }: { onlyRecruiting: boolean; onShowAll: () => void }) {
  const { data: bands, error, isFetching, refetch } = useListBookmarksQuery()
  if (!bands) {
    if (error && !isFetching) return <Failed error={error} onRetry={() => void refetch()} />
    return <SavedBandsSkeleton />
  }
  if (bands.length === 0) return <NothingSaved />
  const shown = onlyRecruiting ? bands.filter(({ status }) => status === 'RECRUITING') : bands
  return (
    <>
      <VisuallyHidden role="status">밴드 {shown.length}개</VisuallyHidden>
      {shown.length === 0 ? <NobodyRecruits onShowAll={onShowAll} /> : <SavedBandsGrid bands={shown} />}
    </>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const help = failureHelp(error)
  return (
    <ReadFailure error={error} title="저장한 밴드를 불러오지 못했습니다." help={help} onRetry={onRetry} />
  )
}

function NothingSaved() {
  return (
    <EmptyState
      art="crate"
      title="아직 저장한 밴드가 없어요."
      help="밴드 정보에서 별을 누르면 여기에 모여요."
      action={
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.bands()}>
          밴드 둘러보기
        </Link>
      }
    />
  )
}

function NobodyRecruits({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      art="none"
      title="모집 중인 밴드가 없어요."
      help="저장한 밴드가 모두 모집을 마쳤어요."
      action={
        <Button size="m" onClick={onShowAll}>
          저장한 밴드 모두 보기
        </Button>
      }
    />
  )
}
