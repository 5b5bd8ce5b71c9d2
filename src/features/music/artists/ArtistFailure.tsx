import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'

export const ArtistMissing = ({ onBack }: { onBack: () => void }) => (
  <MissingState level={1} title="아티스트를 찾을 수 없습니다." onBack={onBack} />
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
