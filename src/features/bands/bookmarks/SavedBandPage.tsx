import styled from '@emotion/styled'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { theme } from '#src/ui/theme.ts'
import { BandFailure, BandMissing } from '../BandFailure.tsx'
import { SavedBand } from './SavedBand.tsx'
import { SavedBandSkeleton } from './SavedBandSkeleton.tsx'
import { useSavedBand } from './useSavedBand.ts'

/** A bookmarked band (docs/product/bands.md "Saved band"). */
export default function SavedBandPage() {
  const bandId = useIdParam('bandId')
  const goBack = useGoBack(paths.savedBands())
  return (
    <BackdropPage>
      <Over>
        <AppHeader clear onBack={goBack} />
      </Over>
      {bandId !== null ? (
        <Loaded key={bandId} bandId={bandId} onBack={goBack} />
      ) : (
        <BandMissing onBack={goBack} />
      )}
    </BackdropPage>
  )
}

function Loaded({ bandId, onBack }: { bandId: number; onBack: () => void }) {
  const { band, error, retry } = useSavedBand(bandId)
  if (error) return <BandFailure error={error} retry={retry} onBack={onBack} />
  return band ? <SavedBand band={band} /> : <SavedBandSkeleton />
}

/** The header floats over the page, with and without a picture. */
const Over = styled.div`
  display: contents;
  button {
    background: ${theme.color.glass};
  }
`
