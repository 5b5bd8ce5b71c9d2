import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'

/** docs/product/archive.md "Album". */
const ALBUM_MISSING_TEXT = '앨범을 찾을 수 없습니다.'
export const ALBUM_DATA_MISSING_TEXT = '앨범 정보를 찾을 수 없습니다.'

export const AlbumMissing = ({ onBack }: { onBack: () => void }) => (
  <MissingState level={1} title={ALBUM_MISSING_TEXT} onBack={onBack} />
)

interface AlbumDetailFailureProps {
  error: unknown
  onRetry: () => void
  onBack: () => void
}

/**
 * Why an album could not be loaded: it does not exist, the answer breaks the contract, or the request failed.
 */
export function AlbumDetailFailure({ error, onRetry, onBack }: AlbumDetailFailureProps) {
  const failure = asApiError(error)
  if (isRefusedWith(failure, 'ALBUM4004')) return <AlbumMissing onBack={onBack} />
  if (failure.kind === 'broken' && failure.status < 300)
    return <ReadFailure error={failure} level={1} title={ALBUM_DATA_MISSING_TEXT} onRetry={onRetry} />
  const help = failureHelp(failure)
  return <ReadFailure error={failure} level={1} title={ALBUM_MISSING_TEXT} help={help} onRetry={onRetry} />
}
