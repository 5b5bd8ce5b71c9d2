import { asApiError, isUnanswered } from '#src/api/apiError.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
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
  if (!isUnanswered(failure))
    return <Failed level={level} help="잠시 후 다시 시도해주세요." onRetry={retry} />
  const Unanswered = isOnline ? Failed : NothingReceived
  return <Unanswered level={level} onRetry={retry} />
}

interface FailedProps extends FailureProps {
  /** Absent: there was no answer. */
  help?: string
  onRetry: () => void
}

function Failed({ level = 1, help = OFFLINE_TEXT, onRetry }: FailedProps) {
  return (
    <ErrorState
      level={level}
      title="오류가 발생했습니다"
      help={help}
      action={
        <Button size="m" onClick={onRetry}>
          새로고침
        </Button>
      }
    />
  )
}

/** On the device already where a service worker is; not part of the first load. */
const NothingReceived = loadedWhenShown<FailedProps>(
  () => import('#src/offline/NothingReceived.tsx').then((part) => part.NothingReceived),
  Failed,
)
