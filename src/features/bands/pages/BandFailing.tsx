import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BandFailure } from '../BandFailure.tsx'

export interface Failing {
  error: unknown
  retry: () => void
}

/** The error screen for a band of which nothing can be shown. */
export const BandFailing = ({ failure, onBack }: { failure: Failing; onBack: () => void }) => (
  <>
    <AppHeader onBack={onBack} />
    <BandFailure {...failure} onBack={onBack} />
  </>
)
