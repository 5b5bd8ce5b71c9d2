import { BandFailure } from '#src/features/bands/public.ts'
import { AppHeader } from '#src/ui/AppHeader.tsx'

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
