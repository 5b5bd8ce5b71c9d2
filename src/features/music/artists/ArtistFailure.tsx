import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'

/** The artist does not exist: a button back, no retry. */
export const ArtistMissing = ({ onBack }: { onBack: () => void }) => (
  <ErrorState
    art="none"
    level={1}
    title="아티스트를 찾을 수 없습니다."
    action={
      <Button size="m" onClick={onBack}>
        돌아가기
      </Button>
    }
  />
)

interface ArtistFailureProps {
  error: unknown
  onRetry: () => void
  onBack: () => void
}

/** Why an artist could not be loaded. */
export function ArtistFailure({ error, onRetry, onBack }: ArtistFailureProps) {
  const failure = asApiError(error)
  if (isRefusedWith(failure, 'ARTIST4004')) return <ArtistMissing onBack={onBack} />
  const help = failureHelp(failure)
  return <RetryState level={1} title="아티스트 정보를 불러오지 못했습니다." help={help} onRetry={onRetry} />
}
