import { asApiError, isUnanswered } from '#src/api/apiError.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { NothingReceived } from '#src/offline/NothingReceived.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { isBandMissing, MISSING_BAND } from './bandMissing.ts'

interface FailureProps {
  /** 2 on a page whose heading is the band's name. */
  level?: 1 | 2
}

interface BandMissingProps extends FailureProps {
  onBack: () => void
}

/** The band is unknown or has ended (docs/product/bands.md "Band failures"). */
export const BandMissing = ({ onBack, level = 1 }: BandMissingProps) => (
  <MissingState level={level} title={MISSING_BAND.title} help={MISSING_BAND.text} onBack={onBack} />
)

interface BandFailureProps extends BandMissingProps {
  error: unknown
  retry: () => void
}

/** Why a band could not be loaded. */
export function BandFailure({ error, retry, onBack, level = 1 }: BandFailureProps) {
  const isOnline = useIsOnline()
  const failure = asApiError(error)
  if (isBandMissing(failure)) return <BandMissing onBack={onBack} level={level} />
  if (!isOnline && isUnanswered(failure)) return <NothingReceived level={level} onRetry={retry} />
  return (
    <ErrorState
      level={level}
      title="오류가 발생했습니다"
      help={isUnanswered(failure) ? OFFLINE_TEXT : '잠시 후 다시 시도해주세요.'}
      action={
        <Button size="m" onClick={retry}>
          새로고침
        </Button>
      }
    />
  )
}
