import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { BandFailure } from '#src/features/bands/public.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { useReadRecruitmentQuery } from '../recruitmentsApi.ts'
import { draftOf } from './bandDraft.ts'
import { draftBegun } from './bandDraftSlice.ts'
import { FormSkeleton } from './parts/FormSkeleton.tsx'
import { NOT_ALLOWED_TEXT } from './saveFailure.ts'

interface EditedBandProps {
  bandId: number
  onBack: () => void
}

/** Reads a band (RC3) and starts its draft. */
export function EditedBand({ bandId, onBack }: EditedBandProps) {
  const dispatch = useDispatch()
  const { currentData, isFetching, error, refetch } = useReadRecruitmentQuery(bandId, {
    refetchOnMountOrArgChange: true,
  })
  const read = isFetching ? undefined : currentData

  useEffect(() => {
    if (read) dispatch(draftBegun(draftOf(bandId, read)))
  }, [read, bandId, dispatch])

  if (!error || isFetching) return <FormSkeleton />
  const failure = asApiError(error)
  if (!('status' in failure) || failure.status !== 403)
    return <BandFailure error={failure} retry={() => void refetch()} onBack={onBack} level={2} />
  return (
    <ErrorState
      art="none"
      level={2}
      title={NOT_ALLOWED_TEXT}
      help="밴드를 만든 사람만 고칠 수 있어요."
      action={
        <Button size="m" onClick={onBack}>
          돌아가기
        </Button>
      }
    />
  )
}
