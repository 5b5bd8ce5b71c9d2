import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { useReadSanctionQuery } from './sanctionsApi.ts'
import { SanctionSkeleton } from './SanctionSkeleton.tsx'
import { SanctionView } from './SanctionView.tsx'

interface SanctionDetailProps {
  sanctionId: number
  onBack: () => void
}

/** One of the member's own sanctions (SA1). A failed refetch keeps it. */
export function SanctionDetail({ sanctionId, onBack }: SanctionDetailProps) {
  const { data, error, isFetching, refetch } = useReadSanctionQuery(sanctionId)
  if (data) return <SanctionView sanction={data} />
  if (!error || isFetching) return <SanctionSkeleton />
  if (isRefusedWith(asApiError(error), 'SANCTION4004'))
    return <MissingState title="제재 내역을 찾을 수 없어요." onBack={onBack} />
  return (
    <RetryState
      title="제재 내역을 불러오지 못했습니다."
      help={failureHelp(error)}
      onRetry={() => void refetch()}
    />
  )
}
