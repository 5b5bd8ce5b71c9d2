import { asApiError } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { isMemberMissing } from './memberMissing.ts'

/** docs/product/profile.md "Profile failures". */
const MISSING_TEXT = '프로필을 찾을 수 없습니다.'
const LOAD_FAILURE_TEXT = '프로필 데이터를 불러오는데 실패했습니다.'

export function MemberMissing({ help }: { help?: string }) {
  const goBack = useGoBack(paths.home())
  return <MissingState level={1} title={MISSING_TEXT} help={help} onBack={goBack} />
}

/** Why a profile could not be loaded. An unknown or withdrawn member is missing, without a retry. */
export function MemberFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = asApiError(error)
  if (failure.kind === 'refused' && isMemberMissing(failure)) return <MemberMissing help={failure.message} />
  return (
    <ReadFailure
      error={failure}
      level={1}
      title={failureText(failure, LOAD_FAILURE_TEXT)}
      onRetry={onRetry}
    />
  )
}
