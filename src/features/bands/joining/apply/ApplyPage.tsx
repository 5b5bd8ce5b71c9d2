import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { applicationRoomOf, useListRoomsQuery } from '#src/features/chat/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { BandFailure, BandMissing } from '../../BandFailure.tsx'
import { bandsApi } from '../../bandsApi.ts'
import { joinApi } from '../joinApi.ts'
import { NOT_RECRUITING, OWN_BAND } from '../joinTexts.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { ApplyHead } from './ApplyHead.tsx'

/** `/bands/{id}/apply`: the session, a few words and a clip (docs/product/bands.md "Applying"). */
export default function ApplyPage() {
  const bandId = useIdParam('bandId')
  const goBack = useGoBack(bandId === null ? paths.home() : paths.band(bandId))
  return (
    <>
      <AppHeader line title="지원하기" onBack={goBack} />
      {bandId === null ? (
        <BandMissing onBack={goBack} />
      ) : (
        <Loaded key={bandId} bandId={bandId} onBack={goBack} />
      )}
    </>
  )
}

/**
 * The room of an application that is pending or has passed; the first answer counts. Undefined: not known
 * yet.
 */
function useEarlierRoom(bandId: number): number | null | undefined {
  const { data, error } = useListRoomsQuery()
  const [earlier, setEarlier] = useState<number | null>()
  if (earlier !== undefined || (!data && !error)) return earlier
  setEarlier(applicationRoomOf(data ?? [], bandId))
  return undefined
}

function Loaded({ bandId, onBack }: { bandId: number; onBack: () => void }) {
  const earlier = useEarlierRoom(bandId)
  const me = useSelector(selectMemberId)
  const [params] = useSearchParams()
  const band = bandsApi.useReadBandDetailQuery(bandId)
  const recruiting = joinApi.useReadRecruitingQuery(bandId)
  const { currentData: detail } = band
  const { currentData: known } = recruiting

  if (earlier) return <Navigate to={paths.bandRoom(earlier)} replace />
  const failed = [band, recruiting].find(
    ({ error, isFetching, currentData }) => error && !isFetching && !currentData,
  )
  if (failed) {
    const retry = () => {
      void band.refetch()
      void recruiting.refetch()
    }
    return <BandFailure error={failed.error} retry={retry} onBack={onBack} />
  }
  if (!detail || !known || earlier === undefined) return <SkeletonRows count={4} thumb="square" />
  if (known.managerId === me) return <Closed bandId={bandId} {...OWN_BAND} />
  return (
    <>
      <ApplyHead band={detail} />
      {known.wanted.length === 0 ? (
        <Closed bandId={bandId} {...NOT_RECRUITING} />
      ) : (
        <ApplyForm
          bandId={bandId}
          wanted={known.wanted}
          suggested={params.get('session')}
          onTaken={() => void recruiting.refetch()}
        />
      )}
    </>
  )
}

function Closed({ bandId, title, text }: { bandId: number; title: string; text: string }) {
  return (
    <EmptyState
      art="stage"
      title={title}
      help={text}
      action={
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.band(bandId)}>
          밴드 보기
        </Link>
      }
    />
  )
}
