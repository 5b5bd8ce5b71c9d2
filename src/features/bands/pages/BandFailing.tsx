import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BandFailure } from '../BandFailure.tsx'

export interface Failing {
  error: unknown
  retry: () => void
}

/** Nothing of the band can be shown: the whole screen says why. */
export const BandFailing = ({ failure, onBack }: { failure: Failing; onBack: () => void }) => (
  <>
    <AppHeader onBack={onBack} />
    <BandFailure {...failure} onBack={onBack} />
  </>
)
