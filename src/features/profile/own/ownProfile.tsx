import { asApiError } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { useReadProfileQuery } from '../profileApi.ts'

/** Cached for a minute (docs/product.md "Reading and failing"). */
const FRESH_SECONDS = 60

/** The member's own profile (PR1). */
export const useOwnProfile = () =>
  useReadProfileQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS })

/** docs/product/profile.md "My page". */
const LOAD_FAILURE_TEXT = '프로필 데이터를 불러오는데 실패했습니다.'

export function ProfileFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ReadFailure
      error={error}
      level={1}
      title={failureText(asApiError(error), LOAD_FAILURE_TEXT)}
      onRetry={onRetry}
    />
  )
}
